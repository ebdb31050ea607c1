"""Draws the contests' pictures with Skia, as a process that the benchmark asks for its times.

Reads lines and answers each with one:

  skia CONTEST REPETITIONS        the nanoseconds of processor time that drawing took
  json PATH REPETITIONS           the same of reading a file's text with json.loads
  pixels CONTEST PATH             writes Skia's picture, red, green, blue, alpha, premultiplied
  version                         what is measured

What can be made once, paints, paths and surfaces, is made once.
"""

import json
import sys
import time

import skia

GLOSS = [(0, 0xFFA9AEBA), (0.5, 0xFF7E8790), (0.51, 0xFF6F778B), (1, 0xFF5B657D)]
TWO = [GLOSS[0], GLOSS[3]]


def axial(width, height, degrees):
    import math

    angle = math.radians(degrees)
    half = (abs(width * math.sin(angle)) + abs(height * math.cos(angle))) / 2
    x, y = width / 2, height / 2
    dx, dy = math.sin(angle) * half, -math.cos(angle) * half
    return [skia.Point(x - dx, y - dy), skia.Point(x + dx, y + dy)]


def shader(kind, width, height, stops):
    colors = [color for _, color in stops]
    places = [place for place, _ in stops]
    if isinstance(kind, (int, float)):
        return skia.GradientShader.MakeLinear(axial(width, height, kind), colors, places)
    if kind == "radial":
        matrix = skia.Matrix()
        matrix.setTranslate(width / 2, height / 2)
        matrix.preScale(width / 2, height / 2)
        return skia.GradientShader.MakeRadial(
            skia.Point(0, 0), 1, colors, places, localMatrix=matrix
        )
    matrix = skia.Matrix()
    matrix.setRotate(-90, width / 2, height / 2)
    return skia.GradientShader.MakeSweep(
        width / 2, height / 2, colors, places, localMatrix=matrix
    )


def button(width, height, radius, border, kind, stops):
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    outer = skia.RRect.MakeRectXY(skia.Rect.MakeWH(width, height), radius, radius)
    inner = skia.RRect.MakeRectXY(
        skia.Rect.MakeLTRB(border, border, width - border, height - border),
        radius - border,
        radius - border,
    )
    fill = skia.Paint(Shader=shader(kind, width, height, stops), AntiAlias=True)
    ring = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)

    def draw():
        canvas.clear(0)
        canvas.drawRRect(outer, fill)
        canvas.drawDRRect(outer, inner, ring)

    return draw, surface


def shadow(width, height, radius, deviation):
    reach = 3 * deviation
    surface = skia.Surface(width + 2 * reach, height + 2 * reach)
    canvas = surface.getCanvas()
    shape = skia.RRect.MakeRectXY(
        skia.Rect.MakeXYWH(reach, reach, width, height), radius, radius
    )
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, deviation)
    paint = skia.Paint(Color=0x80000000, MaskFilter=blur, AntiAlias=True)
    number = 0

    def draw():
        # Skia keeps blurred masks by their radii: another one each time, so that it blurs again.
        nonlocal number
        number += 1
        shape.setRectXY(shape.rect(), radius + number % 1000 * 1e-4, radius)
        canvas.clear(0)
        canvas.drawRRect(shape, paint)

    return draw, surface


SKIA = {
    "button": lambda: button(147, 90, 30, 3, 180, GLOSS),
    "axial": lambda: button(1200, 400, 60, 6, 30, TWO),
    "radial": lambda: button(1200, 400, 60, 6, "radial", TWO),
    "conic": lambda: button(1200, 400, 60, 6, "conic", TWO),
    "shadow": lambda: shadow(600, 200, 40, 24),
}


def json_reader(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return lambda: json.loads(text)


def main():
    works = {}

    def time_of(name, make, repetitions):
        if name not in works:
            works[name] = make()
        draw = works[name][0] if isinstance(works[name], tuple) else works[name]
        start = time.thread_time_ns()
        for _ in range(int(repetitions)):
            draw()
        return time.thread_time_ns() - start

    for line in sys.stdin:
        match line.split():
            case ["skia", contest, repetitions]:
                answer = time_of(contest, SKIA[contest], repetitions)
            case ["json", path, repetitions]:
                answer = time_of(path, lambda path=path: json_reader(path), repetitions)
            case ["pixels", contest, path]:
                draw, surface = SKIA[contest]()
                draw()
                image = surface.makeImageSnapshot()
                pixels = image.toarray(colorType=skia.kRGBA_8888_ColorType)
                with open(path, "wb") as file:
                    file.write(pixels.tobytes())
                answer = "written"
            case ["version"]:
                answer = f"skia-python {skia.__version__}, Python {sys.version.split()[0]}"
            case _:
                answer = "unknown"
        print(answer, flush=True)


main()
