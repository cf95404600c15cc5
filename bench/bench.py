#!/usr/bin/env python3
"""Runs Segue and its peers side by side and writes what they cost to a page. `make bench` runs it; see README.md."""
import argparse
import os
import sys

from films import films
from gifs import gifs
from others import memory, several, starting
from page import page
from workshop import Workshop

WORKS = {"films": films, "gifs": gifs, "starting": starting, "memory": memory, "several": several}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--segue", default=".build/release/segue", help="the program")
    parser.add_argument("--folder", default=".build/bench", help="where films and raw frames are put (some 2 GB)")
    parser.add_argument("--page", default="docs/benchmarks.md", help="the page to write")
    parser.add_argument("--runs", type=int, default=5, help="how often everything runs")
    parser.add_argument("--only", action="append", choices=WORKS, help="some of the works; may be repeated")
    parser.add_argument("--photograph", help="a PNG to use instead of the drawn one")
    parser.add_argument("--tiny", action="store_true", help="a tenth of the size: tries the script, measures nothing")
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    workshop = Workshop(os.path.abspath(arguments.folder), arguments.segue, arguments.tiny, arguments.photograph)
    if None in workshop.programs.values():
        sys.exit(f"bench: cannot compare anything without {'; '.join(workshop.skipped)}")
    for name in workshop.skipped:
        print(f"bench: {name} is not installed, and is left out", file=sys.stderr)
    tables = []
    for name in arguments.only or WORKS:
        print(f"bench: {name}", file=sys.stderr)
        tables.append(WORKS[name](workshop, arguments.runs))
        print("\n".join(tables[-1].lines()))
    with open(arguments.page, "w") as output:
        output.write(page(tables, workshop, arguments.runs))


main()
