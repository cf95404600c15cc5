"""Runs commands and counts what they cost: CPU seconds of all their processes, wall time, peak memory."""
import os
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field


@dataclass
class Cost:
    cpu: list = field(default_factory=list)
    wall: list = field(default_factory=list)
    peak: list = field(default_factory=list)  # megabytes of the largest process

    def add(self, cpu, wall, peak):
        self.cpu.append(cpu)
        self.wall.append(wall)
        self.peak.append(peak)


class Failed(Exception):
    pass


def measure(command, cost):
    """Runs the command; its user and system time with those of every process that it waited for are added to `cost`."""
    with tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            errors.seek(0)
            raise Failed(f"{' '.join(command)}: exit code {process.returncode}\n{errors.read().decode()}")
    cost.add(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024)


def paired(commands, runs):
    """Runs all commands in turn, `runs` times: A B A B. What disturbs the machine for a while disturbs all alike.

    `commands` maps names to commands; so does the result to costs."""
    costs = {name: Cost() for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            measure(command, costs[name])
    return costs


def ratio(costs, one, other, of="cpu"):
    """The median of the ratios of the pairs."""
    pairs = zip(getattr(costs[one], of), getattr(costs[other], of))
    return statistics.median(a / max(b, 1e-9) for a, b in pairs)


def median(values):
    return statistics.median(values)
