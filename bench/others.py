"""Start-up, memory, and what more workers and one run for many scenes save."""
import os
import shutil

from measuring import median, paired, ratio
from page import Table


def starting(workshop, runs):
    table = Table("Starting", "Commands that encode nothing.", ["command", "CPU ms", "wall ms", "peak MB"])
    commands = {
        "`segue --version`": [workshop.segue, "--version"],
        "`segue check SCENE`": [workshop.segue, "check", workshop.scene("there-and-back")],
        "`segue frame SCENE`": [workshop.segue, "frame", workshop.scene("there-and-back"), "-q", "-o",
                                workshop.path("frame.png")],
    }
    costs = paired(commands, max(runs, 1))
    for name, cost in costs.items():
        table.rows.append([name, f"{1000 * median(cost.cpu):.0f}", f"{1000 * median(cost.wall):.0f}",
                           f"{max(cost.peak):.0f}"])
    return table


def memory(workshop, runs):
    table = Table("Memory", "Films in full HD, MP4, with a transition every five seconds: peak of the process.",
                  ["film", "peak MB", "against 10 s"])
    size = workshop.size(1920, 1080)
    lengths = (10,) if workshop.is_tiny else (10, 600)
    commands = {f"{length} s": workshop.render(f"memory-{length}", workshop.path(f"memory-{length}.mp4"), size)
                for length in lengths}
    costs = paired(commands, 1)
    for name, cost in costs.items():
        table.rows.append([name, f"{max(cost.peak):.0f}", f"{max(cost.peak) / max(costs['10 s'].peak):.2f}"])
    return table


def several(workshop, runs):
    table = Table("Several workers, several scenes", "Wall time; a ratio below 1 is a gain. In the scene that is bound by "
                  "drawing, the encoder's share of the CPU is 7 %.",
                  ["work", "wall s", "CPU s", "against", "wall", "CPU"])
    size = workshop.size(1280, 720)
    drawing = {f"-j {jobs}": workshop.render("drawing", workshop.path(f"drawing-{jobs}.mp4"), size, "--quality", "draft",
                                             "--preset", "ultrafast", "-j", str(jobs)) for jobs in (2, 1)}
    costs = paired(drawing, runs)
    table.rows.append(["a scene bound by drawing, two workers", f"{median(costs['-j 2'].wall):.2f}",
                       f"{median(costs['-j 2'].cpu):.2f}", "one worker", f"{ratio(costs, '-j 2', '-j 1', 'wall'):.2f}",
                       f"{ratio(costs, '-j 2', '-j 1'):.2f}"])
    scenes = []
    for number in range(2 if workshop.is_tiny else 20):
        scenes.append(os.path.join(workshop.scenes, f"batch-{number}.yaml"))
        shutil.copy(workshop.scene(f"short-{number % 4}"), scenes[-1])
    folder = workshop.path("batch")
    options = ["-q", "-f", "mp4", "--out", folder, "--width", str(size[0]), "--height", str(size[1])]
    each = " && ".join(f"'{workshop.segue}' render '{scene}' {' '.join(options)}" for scene in scenes)
    costs = paired({"one run": [workshop.segue, "render", *scenes, *options], "in turn": ["/bin/sh", "-c", each]}, runs)
    table.rows.append([f"{len(scenes)} short scenes in one run (W5)", f"{median(costs['one run'].wall):.2f}",
                       f"{median(costs['one run'].cpu):.2f}", "one after the other",
                       f"{ratio(costs, 'one run', 'in turn', 'wall'):.2f}", f"{ratio(costs, 'one run', 'in turn'):.2f}"])
    return table
