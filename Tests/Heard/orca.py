"""Has Orca read a program while keys are pressed, and prints the keys and what it says.

$KEYS is a file. Each line has keys that are pressed one after another, as xdotool names them, or `use` and the
name of something that is used by its action.
"""

import os
import re
import subprocess
import time

from reader import *

here = os.path.dirname(os.path.abspath(__file__))


def is_echo(line):
    """Whether a line is the name of a pressed key. Whether it comes before or after what the key does depends on
    the machine's speed."""
    return re.fullmatch(r"\S|[Cc]omma|[Pp]eriod|[Ss]lash|[Rr]eturn|[Tt]ab|[Ee]scape|F\d+", line.strip()) is not None


def check():
    said = os.environ["OUTPUT"] + ".said"
    open(said, "w", encoding="utf-8").close()
    environment = dict(os.environ, SAID=said, PYTHONPATH=os.path.join(here, "Orca"), LANG="C.UTF-8")
    with open(os.environ["OUTPUT"] + ".orca", "wb") as log:
        orca = subprocess.Popen(["/usr/bin/orca", "--debug-file", os.environ.get("DEBUG_ORCA", "/dev/null")],
                                env=environment, stdout=log, stderr=log)
    place = 0

    def window():
        """The window of the program that is not Orca."""
        desktop = pyatspi.Registry.getDesktop(0)
        programs = [desktop.getChildAtIndex(place) for place in range(desktop.childCount)]
        return next(each for each in programs if each is not None and each.name != "orca")[0]

    def hear(least):
        """Prints what is said until nothing has been said for a while."""
        nonlocal place
        end = time.monotonic() + 15
        quiet = time.monotonic() + least
        while time.monotonic() < min(end, quiet):
            with open(said, encoding="utf-8") as file:
                file.seek(place)
                new = file.read()
                place = file.tell()
            if new:
                print("".join(line for line in new.splitlines(True) if not is_echo(line)), end="")
                quiet = time.monotonic() + 0.7
            time.sleep(0.05)

    def do(step):
        words = step.split()
        if words[0] == "use":
            name = step[4:]
            print(f"> uses “{name}”")
            act(find(window(), name))
        else:
            print("> presses " + ", ".join(words))
            key(*words)

    try:
        hear(6)
        with open(os.environ["KEYS"], encoding="utf-8") as steps:
            for step in steps.read().splitlines():
                do(step)
                hear(1.5)
    finally:
        orca.kill()
        orca.wait()
    with open(said, encoding="utf-8") as file:
        expect(len(file.read().splitlines()) > 3, "Orca says nothing: "
               + open(os.environ["OUTPUT"] + ".orca", encoding="utf-8", errors="replace").read()[-600:])


main(check)
