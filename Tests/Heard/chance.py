"""Does random things in a window, by AT-SPI or, with $BY set to "hand", with the mouse and the keys that do the same.

$SEED chooses what is done, from what the window shows, so both ways do the same as long as both have the same effect.
Prints what is done, and what the window shows after each step: `Tests/Live/chance` compares both ways.
"""

import os
import random
import subprocess

from reader import *

BY_HAND = os.environ.get("BY") == "hand"
STEPS = int(os.environ.get("STEPS", "25"))
USED = {"push button", "toggle button"}


def shown(window):
    """What the window shows at rest, without the focus, which the mouse takes away."""
    return [line.replace(" focused", "") for line in at_rest(window)]


def is_in_sight(window, thing):
    """Whether the middle of a thing can be clicked."""
    frame = box(thing)
    found = window.queryComponent().getAccessibleAtPoint(
        frame.x + frame.width // 2, frame.y + frame.height // 2, pyatspi.WINDOW_COORDS)
    return found == thing


def point(window, x, y):
    """Moves the pointer to a point of the window."""
    origin = window.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    subprocess.run(["xdotool", "mousemove", str(origin.x + x), str(origin.y + y)], check=True)
    # The window notices where the pointer is before it is pressed.
    time.sleep(0.05)


def click(window, thing):
    frame = box(thing)
    point(window, frame.x + frame.width // 2, frame.y + frame.height // 2)
    subprocess.run(["xdotool", "mousedown", "1"], check=True)
    time.sleep(0.05)
    subprocess.run(["xdotool", "mouseup", "1"], check=True)
    # The next click is not to make a double click of it.
    time.sleep(0.5)


def go_to(thing):
    """Presses Tab until a thing has the focus."""
    for _ in range(60):
        if has(thing, pyatspi.STATE_FOCUSED):
            return
        key("Tab")
        pump(0.05)
    raise Failure(f"Tab does not reach “{thing.name}”")


def choices(window):
    """What can be done, as words, and each in both ways."""
    found = []
    for thing in all_things(window):
        if not has(thing, pyatspi.STATE_SHOWING):
            continue
        role, name = thing.getRoleName(), thing.name
        if role in ("scroll pane", "list box", "table"):
            action = thing.queryAction()
            names = [action.getName(place) for place in range(action.nActions)]
            for direction, pressed in [("scroll down", "Next"), ("scroll up", "Prior")]:
                if direction in names:
                    found.append((f"{direction} in {role}", thing, ("scroll", direction, pressed)))
        if not has(thing, pyatspi.STATE_ENABLED) or not is_in_sight(window, thing):
            continue
        if role in USED:
            found.append((f"use “{name}”", thing, ("use",)))
        elif role in ("list item", "table cell") and has(thing, pyatspi.STATE_SELECTABLE):
            found.append((f"choose “{name}”", thing, ("use",)))
        elif role == "entry":
            found.append((f"write into “{name}”", thing, ("write",)))
        elif role == "slider" and any(thing.queryAction().getName(place) == "increment"
                                      for place in range(thing.queryAction().nActions)):
            found.append((f"increase “{name}”", thing, ("increase",)))
    return found


def do(window, thing, what, letters):
    if what[0] == "use":
        if BY_HAND:
            click(window, thing)
        else:
            thing.queryAction().doAction(0)
    elif what[0] == "write":
        if BY_HAND:
            click(window, thing)
            key("End")
            subprocess.run(["xdotool", "type", "--delay", "20", letters], check=True)
        else:
            # A click begins to edit, too.
            thing.queryComponent().grabFocus()
            thing.queryEditableText().insertText(thing.queryText().characterCount, letters, -1)
    elif what[0] == "increase":
        if BY_HAND:
            go_to(thing)
            key("Right")
        else:
            act(thing, "increment")
    else:
        if BY_HAND:
            frame = box(thing)
            point(window, frame.x + frame.width // 2, frame.y + frame.height // 2)
            key(what[2])
        else:
            action = thing.queryAction()
            names = [action.getName(place) for place in range(action.nActions)]
            # At the end of the content it does nothing, and neither does the key.
            action.doAction(names.index(what[1]))


def check():
    listen()
    seed = int(os.environ["SEED"])
    chance = random.Random(seed)
    found = program(os.environ["NAME"])
    window = until("the window", lambda: found.childCount and found[0])
    until("the keyboard", lambda: has(window, pyatspi.STATE_ACTIVE))
    print("\n".join(shown(window)))
    for _ in range(STEPS):
        possible = choices(window)
        expect(possible, "there is nothing to do")
        # Each kind is as likely as any other, however many rows there are.
        kinds = sorted({what[0] for _, _, what in possible})
        kind = chance.choice(kinds)
        words, thing, what = chance.choice([choice for choice in possible if choice[2][0] == kind])
        letters = "".join(chance.choice("abcdefg 123") for _ in range(chance.randint(1, 4)))
        print(f"> {words} {letters if what[0] == 'write' else ''}".rstrip())
        do(window, thing, what, letters)
        print("\n".join(shown(window)), flush=True)


main(check)
