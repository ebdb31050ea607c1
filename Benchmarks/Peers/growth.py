"""Shows how time and memory of `gradient render` grow: with styles, with outputs and with threads.

  growth.py GRADIENT

GRADIENT is the command line, built for release. Every picture is another one, so none is drawn once for
several. Times are the median of some runs on the clock, memory is the most that a run held at one time.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5
STATES = ("normal", "highlighted", "selected", "disabled")


def style(count):
    """Buttons that differ from each other in each of four states."""
    controls = {}
    for index in range(count):
        def color(state):
            return f"#{(index * 4 + state) * 2654435761 % (1 << 24):06x}"

        controls[f"button{index:04}"] = {
            "$extensions": {"dev.gradientcontrols": {"component": "button"}},
            "fill": {"$type": "gradient", "$value": f"linear-gradient(#fff, {color(0)})"},
            "radius": {"$type": "dimension", "$value": "8px"},
            "states": {
                name: {"fill": {"$value": f"linear-gradient(#fff, {color(state)})"}}
                for state, name in enumerate(STATES[1:], 1)
            },
        }
    return json.dumps(controls)


def run(gradient, source, target, threads, states):
    """Seconds on the clock, and the most memory in MB, of one run; files are drawn anew."""
    start = time.perf_counter()
    process = subprocess.Popen(
        (
            gradient, "render", source, "-o", target, "--force", "--no-title", "--state", ",".join(states),
            "--scale", "1", "--jobs", str(threads),
        ),
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"gradient render gave {process.returncode}")
    unit = 1024 if sys.platform == "linux" else 1
    return time.perf_counter() - start, usage.ru_maxrss * unit / 1e6


def row(gradient, folder, controls, threads, states=STATES):
    source = folder / f"{controls}.tokens.json"
    source.write_text(style(controls))
    target = folder / f"out{controls}-{len(states)}"
    runs = [run(gradient, source, target, threads, states) for _ in range(RUNS)]
    seconds, memory = (statistics.median(values) for values in zip(*runs))
    outputs = controls * len(states)
    files = len(list(target.glob("*.png")))
    assert files == outputs, f"{files} files of {outputs}"
    print(
        f"  {controls} styles, {outputs} files, {threads} threads: {seconds * 1e3:.0f} ms, "
        f"{seconds / outputs * 1e6:.0f} µs a file, {memory:.1f} MB",
        flush=True,
    )


def main():
    gradient = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        print("growth with styles and files")
        for controls in (25, 50, 100, 250, 500, 1000):
            row(gradient, folder, controls, os.cpu_count())
        print("growth with files of the same styles")
        for states in range(1, len(STATES) + 1):
            row(gradient, folder, 250, os.cpu_count(), STATES[:states])
        print("growth with threads")
        for threads in range(1, os.cpu_count() + 1):
            row(gradient, folder, 250, threads)


main()
