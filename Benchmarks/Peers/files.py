"""Times whole commands: sets of PNG files, and one file from a cold start.

  files.py GRADIENT [--rounds N] [--table FILE]

GRADIENT is the command line, built for release. The same 84 buttons in four states at 1x, 2x and
3x, 1,008 files, are drawn by it, by resvg in one process and by one rsvg-convert a file; then one
button, with and without words. The commands take turns; what counts is the time on the clock, its
median and the median of each round's ratio to ours.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

import resvg_py

STATES = "normal,highlighted,selected,disabled"
SCALES = (1, 2, 3)


def style(count, with_shadow):
    controls = {}
    for index in range(count):
        hue = index * 360 / count
        control = {
            "$extensions": {"dev.gradientcontrols": {"component": "button"}},
            "fill": {
                "$type": "gradient",
                "$value": f"linear-gradient(oklch(0.75 0.12 {hue:.0f}), oklch(0.5 0.14 {hue:.0f}))",
            },
            "radius": {"$type": "dimension", "$value": f"{4 + index % 12}px"},
            "border-width": {"$type": "dimension", "$value": "1px"},
            "border-color": {"$type": "color", "$value": "#0006"},
            "min-width": {"$type": "dimension", "$value": f"{49 + index}px"},
            "min-height": {"$type": "dimension", "$value": "30px"},
            "sample": {"$type": "string", "$value": "Button"},
        }
        if with_shadow:
            control["shadows"] = {"$type": "shadow", "$value": "0 2px 6px #0006"}
        controls[f"button{index:02}"] = control
    return json.dumps(controls)


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


class Contest:
    """Ways to do one work, ours first."""

    def __init__(self, name, ways, rounds):
        self.name, self.ways, self.rounds = name, ways, rounds

    def row(self):
        times = {name: [] for name in self.ways}
        for name, work in self.ways.items():
            work()  # warms the system's caches of files
        for _ in range(self.rounds):
            for name, work in self.ways.items():
                times[name].append(timed(work))
        ours = next(iter(times.values()))
        cells = []
        for index, (name, values) in enumerate(times.items()):
            cell = f"{name} {statistics.median(values) * 1e3:.1f} ms"
            if index:
                ratio = statistics.median(a / b for a, b in zip(values, ours))
                cell += f" ({ratio:.1f}×)"
            cells.append(cell)
        print(self.name, *cells, sep="\n  ", flush=True)
        return f"| {self.name} | {' · '.join(cells)} |"


def asset_set(gradient, folder, with_shadow, rounds):
    tokens = folder / "set.tokens.json"
    tokens.write_text(style(84, with_shadow))
    vectors = folder / "svg"
    run(gradient, "export", "svg", tokens, "-o", vectors, "--state", STATES, "--no-title")
    texts = {path.stem: path.read_text() for path in sorted(vectors.glob("*.svg"))}
    threads = os.cpu_count()
    sizes = {}

    def fresh(name):
        target = folder / name
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        return target

    def count(name, target):
        files = list(target.glob("*.png"))
        assert len(files) == len(texts) * len(SCALES), f"{name} wrote {len(files)} files"
        sizes[name] = sum(file.stat().st_size for file in files)

    def ours():
        target = fresh("ours")
        scales = ",".join(map(str, SCALES))
        run(
            gradient, "render", tokens, "-o", target, "--state", STATES, "--scale", scales,
            "--no-title",
        )
        count("ours", target)

    def resvg():
        target = fresh("resvg")

        def draw(job):
            name, scale = job
            png = bytes(resvg_py.svg_to_bytes(svg_string=texts[name], zoom=scale))
            (target / f"{name}@{scale}x.png").write_bytes(png)

        jobs = [(name, scale) for name in texts for scale in SCALES]
        with concurrent.futures.ThreadPoolExecutor(threads) as pool:
            list(pool.map(draw, jobs))
        count("resvg", target)

    def rsvg():
        target = fresh("rsvg")
        for name in texts:
            for scale in SCALES:
                output = target / f"{name}@{scale}x.png"
                run("rsvg-convert", "-z", str(scale), vectors / f"{name}.svg", "-o", output)
        count("rsvg", target)

    words = "with shadows" if with_shadow else "without shadows"
    contest = Contest(
        f"1,008 PNG files, {words}",
        {"ours": ours, f"resvg, {threads} threads": resvg, "rsvg-convert": rsvg},
        rounds,
    )
    row = contest.row()
    share = sizes["ours"] / sizes["rsvg"]
    print(f"  {sizes['ours']} bytes, {share:.2f} of librsvg's")
    return row


def cold_start(gradient, folder, words, rounds):
    tokens = folder / "one.tokens.json"
    tokens.write_text(style(1, False))
    picture = folder / "one.svg"
    text = (
        '<text x="25" y="20" font-family="Inter" font-size="15" text-anchor="middle">Button</text>'
        if words else ""
    )
    picture.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="49" height="30"><defs>'
        '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#d99"/>'
        '<stop offset="1" stop-color="#a55"/></linearGradient></defs>'
        f'<rect width="49" height="30" rx="4" fill="url(#g)"/>{text}</svg>'
    )
    title = () if words else ("--no-title",)

    def ours():
        target = folder / "one"
        shutil.rmtree(target, ignore_errors=True)
        run(gradient, "render", tokens, "-o", target, "--state", "normal", *title)

    def rsvg():
        run("rsvg-convert", "-z", "2", picture, "-o", folder / "one.png")

    name = f"one PNG file from a cold start, {'with' if words else 'without'} a title"
    return Contest(name, {"ours": ours, "rsvg-convert": rsvg}, 20 * rounds).row()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gradient", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--table", type=pathlib.Path)
    options = parser.parse_args()
    gradient = options.gradient.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rows = [
            asset_set(gradient, folder, False, options.rounds),
            asset_set(gradient, folder, True, options.rounds),
            cold_start(gradient, folder, False, options.rounds),
            cold_start(gradient, folder, True, options.rounds),
        ]
    if options.table:
        with options.table.open("a", encoding="utf-8") as table:
            print(*rows, sep="\n", file=table)


main()
