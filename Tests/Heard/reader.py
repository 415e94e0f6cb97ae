"""What the scripts of this folder use to find and operate a program as a screen reader does."""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import GLib
import pyatspi


class Failure(Exception):
    pass


events = []
_heard = [
    "object:state-changed", "object:property-change", "object:children-changed",
    "object:text-changed", "object:text-caret-moved", "object:text-selection-changed",
    "object:selection-changed", "object:active-descendant-changed", "object:bounds-changed",
    "object:notification", "window",
]


def _take(event):
    try:
        name, role = event.source.name, event.source.getRoleName()
    except Exception:
        name, role = None, None
    data = event.any_data
    if isinstance(data, pyatspi.Accessible):
        try:
            data = data.name
        except Exception:
            data = "?"
    events.append((event.type.name if hasattr(event.type, "name") else str(event.type), name,
                   event.detail1, event.detail2, data, role))


def listen():
    pyatspi.Registry.registerEventListener(_take, *_heard)


def pump(seconds=0.0):
    """Takes the events that have come, and those that come within some seconds."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        if time.monotonic() >= end:
            return
        time.sleep(0.005)


def until(what, condition, seconds=10):
    end = time.monotonic() + seconds
    while True:
        pump()
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"{what} does not come; the last events are {events[-12:]}")
        time.sleep(0.01)


def announcements():
    """What has been announced, in either way."""
    return [
        event[4] if event[0].startswith("object:notification") else event[1]
        for event in events
        if event[0].startswith("object:notification")
        or event[0].startswith("object:state-changed:showing") and event[5] == "notification"
    ]


def heard(kind, name=None, data=None):
    """The events of a kind about a thing with a name."""
    return [
        event for event in events
        if event[0].startswith(kind) and (name is None or event[1] == name)
        and (data is None or event[4] == data)
    ]


def program(name):
    def found():
        desktop = pyatspi.Registry.getDesktop(0)
        for place in range(desktop.childCount):
            child = desktop.getChildAtIndex(place)
            try:
                if child is not None and child.name == name:
                    return child
            except Exception:
                pass
        return None
    return until(f"the program {name}", found, 20)


def children(thing, most=200):
    return [thing.getChildAtIndex(place) for place in range(min(thing.childCount, most))]


def all_things(thing, most=200):
    """A thing and everything in it, in the order in which it is read; of a list, the visible rows."""
    yield thing
    if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS):
        for child in visible_rows(thing):
            yield from all_things(child, most)
        return
    for child in children(thing, most):
        if child is not None:
            yield from all_things(child, most)


def visible_rows(thing, most=400):
    """The visible rows of a list: from the one in its corner on."""
    box = thing.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    first = thing.queryComponent().getAccessibleAtPoint(box.x + 2, box.y + 2, pyatspi.WINDOW_COORDS)
    while first is not None and first.parent != thing:
        first = first.parent if first.parent is not None and first != thing else None
    rows = []
    start = first.getIndexInParent() if first is not None else 0
    for place in range(start, min(thing.childCount, start + most)):
        row = thing.getChildAtIndex(place)
        if row is None or not has(row, pyatspi.STATE_SHOWING):
            if rows:
                break
            continue
        rows.append(row)
    return rows


def has(thing, state):
    return thing.getState().contains(state)


def find(top, name, role=None):
    def found():
        for thing in all_things(top):
            if thing.name == name and (role is None or thing.getRoleName() == role):
                return thing
        return None
    return until(f"“{name}”{' (' + role + ')' if role else ''}", found)


def act(thing, name=None):
    action = thing.queryAction()
    names = [action.getName(place) for place in range(action.nActions)]
    place = 0 if name is None else names.index(name)
    if not action.doAction(place):
        raise Failure(f"“{thing.name}” does nothing when it is to {names[place]}")


def line(thing, depth=0):
    """A thing as a line of text: what a person who does not see hears of it."""
    words = [thing.getRoleName()]
    if thing.name:
        words.append(f"“{thing.name}”")
    if thing.description:
        words.append(f"({thing.description})")
    for state, word in [
        (pyatspi.STATE_CHECKED, "on"), (pyatspi.STATE_SELECTED, "selected"),
        (pyatspi.STATE_FOCUSED, "focused"),
    ]:
        if has(thing, state):
            words.append(word)
    if not has(thing, pyatspi.STATE_ENABLED):
        words.append("dimmed")
    try:
        value = thing.queryValue()
        words.append(f"{value.currentValue:g} of {value.maximumValue:g}")
    except NotImplementedError:
        pass
    if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS):
        words.append(f"of {thing.childCount}")
    return "  " * depth + " ".join(words)


def lines(thing, depth=0, most=100):
    """A thing and everything in it, as lines."""
    result = [line(thing, depth)]
    inside = (
        visible_rows(thing) if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS) else children(thing, most))
    for child in inside:
        if child is not None:
            result += lines(child, depth + 1, most)
    return result


def expect(truth, words):
    if not truth:
        raise Failure(words)


def same(found, wanted, what):
    if found != wanted:
        raise Failure(f"{what} is {found!r}, not {wanted!r}")


def key(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def wakeups():
    """How often the threads of the program have gone on after a wait."""
    folder = f"/proc/{os.environ['PROGRAM_ID']}/task"
    count = 0
    for thread in os.listdir(folder):
        with open(f"{folder}/{thread}/status", encoding="ascii") as file:
            count += sum(int(line.split()[1]) for line in file if line.startswith("voluntary"))
    return count


def main(check):
    """Runs a check in the process that starts the program; prints its failure in one line."""
    try:
        check()
    except Failure as failure:
        print(f"{os.path.basename(sys.argv[0])}: {failure}", file=sys.stderr)
        sys.exit(1)
