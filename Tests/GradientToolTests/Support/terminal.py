"""Runs a program on a terminal of its own, presses Ctrl-C there, and says what is seen at the end.

    terminal.py COUNT PROGRAM [ARGUMENT…]

The key is pressed when a line of progress has been written COUNT times; with 0 never. Prints an object:
the lines of the screen, the column of the cursor, the escape sequences that were used, how often there
was progress, and whether the modes of the terminal are those of before.
"""
import json
import os
import pty
import re
import sys
import termios

# The shell outlives the key, and says how the program ended.
SHELL = ["bash", "-c", 'trap : INT; "$@"; echo "code $?"', "bash"]
PROGRESS = re.compile(rb"\d+ of \d+ pictures")
SEQUENCE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|.)", re.DOTALL)

count = int(sys.argv[1])
primary, terminal = pty.openpty()
before = termios.tcgetattr(terminal)
child = os.fork()
if child == 0:
    os.close(primary)
    os.setsid()
    for number in range(3):
        os.dup2(terminal, number)
    # The first terminal that a session opens is the one whose keys it gets.
    os.close(os.open(os.ttyname(0), os.O_RDWR))
    os.execvp(SHELL[0], SHELL + sys.argv[2:])

# The terminal stays open here, so its modes can be asked for; the end is the end of the shell.
output = b""
pressed = False
while not re.search(rb"code \d+\r?\n$", output[-20:]):
    part = os.read(primary, 4096)
    if not part:
        break
    output += part
    if count and not pressed and len(PROGRESS.findall(output)) >= count:
        os.write(primary, b"\x03")
        pressed = True
os.waitpid(child, 0)
after = termios.tcgetattr(terminal)

# What a terminal makes of it (ECMA-48): rows that are written over from the cursor on.
rows, column = [""], 0
for piece in re.findall(rb"\x1b\[K|\r|\n|[^\x1b\r\n]+|\x1b", output):
    if piece == b"\x1b[K":
        rows[-1] = rows[-1][:column]
    elif piece == b"\r":
        column = 0
    elif piece == b"\n":
        rows.append("")
    else:
        text = piece.decode()
        rows[-1] = rows[-1][:column].ljust(column) + text + rows[-1][column + len(text):]
        column += len(text)

print(json.dumps({
    "rows": rows,
    "column": column,
    "sequences": sorted({sequence.decode() for sequence in SEQUENCE.findall(output)}),
    "progress": len(PROGRESS.findall(output)),
    "keptModes": before == after,
    "pressed": pressed,
}))
