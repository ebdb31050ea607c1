"""Reads the PNGs of the command line: eight bits a channel, with alpha, not interlaced."""

import pathlib
import struct
import zlib


def read(path):
    """Width, height and the bytes of all pixels, red, green, blue and alpha, straight."""
    data = pathlib.Path(path).read_bytes()
    place, packed = 8, b""
    while place < len(data):
        (length,), kind = struct.unpack(">I", data[place:place + 4]), data[place + 4:place + 8]
        body = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    channels = {2: 3, 6: 4}[color]
    if depth != 8 or interlace != 0:
        raise ValueError(f"{path} is a PNG of another kind")
    rows = unfiltered(zlib.decompress(packed), width * channels, height, channels)
    if channels == 3:
        rows = b"".join(rows[i:i + 3] + b"\xff" for i in range(0, len(rows), 3))
    return width, height, bytes(rows)


def unfiltered(data, stride, height, channels):
    """Undoes the filters of the PNG specification, part 9."""
    result, above, place = bytearray(), bytes(stride), 0
    for _ in range(height):
        kind, row = data[place], bytearray(data[place + 1:place + 1 + stride])
        place += stride + 1
        for index in range(stride):
            left = row[index - channels] if index >= channels else 0
            up = above[index]
            corner = above[index - channels] if index >= channels else 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            elif kind == 4:
                near = left + up - corner
                guess = min((left, up, corner), key=lambda each: abs(near - each))
            else:
                guess = 0
            row[index] = (row[index] + guess) & 255
        result += row
        above = row
    return result
