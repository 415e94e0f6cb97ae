"""Prints everything in the window of the program named $NAME."""

import os

from reader import *


def check():
    found = program(os.environ["NAME"])
    window = until("the window", lambda: found.childCount and found[0])
    pump(1)
    print("\n".join(lines(window)))


main(check)
