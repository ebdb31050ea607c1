"""Times whole commands: sets of PNG files, and one file from a cold start.

  files.py GRADIENT [--rounds N] [--table FILE]

GRADIENT is the command line, built for release. The same 84 buttons in four states at 1x, 2x and
3x, 1,008 files, are drawn by it, by resvg and CairoSVG in one process each and by one rsvg-convert,
one ImageMagick and one headless Chromium a file; then one button, with and without words. The
commands take turns; what counts is the time on the clock, its median and the median of each round's
ratio to ours. The slowest draw some of the files, and their time is taken times what is left out.
A button looks alike in two of the four states: ours draws equal pictures once, so that a quarter of
the pictures is only written. What it takes where all differ is a row of its own.
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

import cairosvg
import resvg_py

STATES = "normal,highlighted,selected,disabled"
SCALES = (1, 2, 3)


def style(count, with_shadow, all_differ=False):
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
            "sample": {"$value": "Button"},
        }
        if with_shadow:
            control["shadow"] = {"$type": "shadow", "$value": "0 2px 6px #0006"}
        if all_differ:
            control["states"] = {"selected": {"fill": {"$value": f"oklch(0.6 0.1 {hue:.0f})"}}}
        controls[f"button{index:02}"] = control
    return json.dumps(controls)


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def has_image_magick():
    """Whether the command that several programs have taken the name of is ImageMagick's."""
    if not shutil.which("convert"):
        return False
    answer = subprocess.run(("convert", "--version"), capture_output=True, text=True, check=False)
    return answer.stdout.startswith("Version: ImageMagick")


class Contest:
    """Ways to do one work, ours first; one that does a part of it names the part's share."""

    def __init__(self, name, ways, rounds):
        self.name, self.ways, self.rounds = name, ways, rounds

    def row(self):
        times = {name: [] for name in self.ways}
        for name, work in self.ways.items():
            work()  # warms the system's caches of files
        for _ in range(self.rounds):
            for name, work in self.ways.items():
                share = getattr(work, "share", 1)
                times[name].append(timed(work) / share)
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
    different = folder / "different.tokens.json"
    different.write_text(style(84, with_shadow, all_differ=True))
    vectors = folder / "svg"
    shutil.rmtree(vectors, ignore_errors=True)
    run(gradient, "export", "svg", tokens, "-o", vectors, "--state", STATES, "--no-title")
    texts = {path.stem: path.read_text() for path in sorted(vectors.glob("*.svg"))}
    jobs = [(name, scale) for name in texts for scale in SCALES]
    threads = os.cpu_count()
    sizes = {}

    def fresh(name):
        target = folder / name
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        return target

    def count(name, target, wanted=len(jobs)):
        files = list(target.glob("*.png"))
        assert len(files) == wanted, f"{name} wrote {len(files)} files"
        sizes[name] = sum(file.stat().st_size for file in files)

    def render(name, source):
        def work():
            target = fresh(name)
            scales = ",".join(map(str, SCALES))
            run(
                gradient, "render", source, "-o", target, "--state", STATES, "--scale", scales,
                "--no-title",
            )
            count(name, target)

        return work

    def again():
        scales = ",".join(map(str, SCALES))
        run(
            gradient, "render", tokens, "-o", folder / "ours", "--state", STATES, "--scale", scales,
            "--no-title",
        )

    def in_process(name, draw):
        def work():
            target = fresh(name)

            def one(job):
                (target / f"{job[0]}@{job[1]}x.png").write_bytes(draw(texts[job[0]], job[1]))

            with concurrent.futures.ThreadPoolExecutor(threads) as pool:
                list(pool.map(one, jobs))
            count(name, target)

        return work

    def one_by_one(name, command, step=1):
        chosen = jobs[::step]

        def work():
            target = fresh(name)
            for stem, scale in chosen:
                output = target / f"{stem}@{scale}x.png"
                run(*command(vectors / f"{stem}.svg", scale, output))
            count(name, target, len(chosen))

        work.share = len(chosen) / len(jobs)
        return work

    def chromium(picture, scale, output):
        return (
            "chromium", "--headless", "--no-sandbox", "--hide-scrollbars",
            f"--force-device-scale-factor={scale}", "--window-size=200,80",
            "--default-background-color=00000000", f"--screenshot={output}", picture.as_uri(),
        )

    ways = {
        "ours": render("ours", tokens),
        "ours, written before": again,
        "ours, all pictures different": render("different", different),
        f"resvg, {threads} threads": in_process(
            "resvg", lambda text, scale: bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=scale))
        ),
        f"CairoSVG, {threads} threads": in_process(
            "cairosvg", lambda text, scale: cairosvg.svg2png(text.encode(), scale=scale)
        ),
        "rsvg-convert": one_by_one(
            "rsvg",
            lambda picture, scale, output: (
                "rsvg-convert", "-z", str(scale), picture, "-o", output
            ),
        ),
    }
    if has_image_magick():
        ways["ImageMagick (one in 14)"] = one_by_one(
            "magick",
            lambda picture, scale, output: (
                "convert", "-background", "none", "-density", str(96 * scale), picture, output
            ),
            step=14,
        )
    if shutil.which("chromium"):
        ways["Chromium (one in 84)"] = one_by_one("chromium", chromium, step=84)
    words = "with shadows" if with_shadow else "without shadows"
    row = Contest(f"1,008 PNG files, {words}", ways, rounds).row()
    share = sizes["ours"] / sizes["rsvg"]
    note = f"{sizes['ours']} bytes, {share:.2f} of librsvg's"
    print(f"  {note}")
    return row.removesuffix(" |") + f" · {note} |"


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
    parser.add_argument("--rounds", type=int, default=3)
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
