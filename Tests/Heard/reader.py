"""What the scripts of this folder use to find and operate a program as a screen reader does."""

import os
import subprocess
import sys
import time
import traceback

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
    """A thing and everything in it, in the order in which it is read; of a list, what can be seen."""
    yield thing
    for child in contents(thing, most):
        yield from all_things(child, most)


def contents(thing, most=200):
    """The children; of a list, the visible rows and what is no row."""
    if not has(thing, pyatspi.STATE_MANAGES_DESCENDANTS):
        return [child for child in children(thing, most) if child is not None]
    others = range(thing.queryTable().nRows, thing.childCount)
    return visible_rows(thing) + [thing.getChildAtIndex(place) for place in others]


def visible_rows(thing, most=400):
    """The visible rows of a list: those around one that is found by a point."""
    box = thing.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    count = thing.queryTable().nRows
    start = 0
    for part in (0.02, 0.25, 0.5, 0.75, 0.98):
        found = thing.queryComponent().getAccessibleAtPoint(
            box.x + int(box.width * part), box.y + int(box.height * part), pyatspi.WINDOW_COORDS)
        while found is not None and found != thing and found.parent != thing:
            found = found.parent
        if found is not None and found != thing and found.getIndexInParent() < count:
            start = found.getIndexInParent()
            break

    def showing(places):
        rows = []
        for place in places:
            row = thing.getChildAtIndex(place)
            if row is None or not has(row, pyatspi.STATE_SHOWING):
                break
            rows.append(row)
        return rows
    return showing(range(start - 1, max(-1, start - most), -1))[::-1] + showing(range(start, min(count, start + most)))


def has(thing, state):
    return thing.getState().contains(state)


def lives(thing):
    """Whether a thing still exists."""
    try:
        return not has(thing, pyatspi.STATE_DEFUNCT)
    except Exception:
        return False


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
        words.append(f"of {thing.queryTable().nRows}")
    return "  " * depth + " ".join(words)


def lines(thing, depth=0, most=100):
    """A thing and everything in it, as lines."""
    result = [line(thing, depth)]
    for child in contents(thing, most):
        result += lines(child, depth + 1, most)
    return result


def at_rest(window):
    """What the window shows, as lines, when nothing has changed for a while."""
    before, times = None, 0
    for _ in range(100):
        pump(0.1)
        try:
            now = lines(window)
        except GLib.Error:
            # In a window that moves, a thing may go before its name is asked for.
            now = None
        times = times + 1 if now is not None and now == before else 0
        if times == 2:
            return now
        before = now
    raise Failure("the window does not come to rest")


def box(thing):
    return thing.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


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
    except Exception:
        # dogtail takes away what Python itself prints.
        traceback.print_exc()
        sys.exit(1)
