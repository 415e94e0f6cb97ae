"""Walks through a window and uses everything in it with dogtail; prints what it finds and does.

The program's name is in $NAME. Checks what is true of every window: a thing is its parent's child at its index, and
found once; what shows has a name or holds others, lies in the window, and is found by a point of its frame; what is
used changes something. $SKIPPED has the names of buttons that are not used, one a line.
"""

import os
import signal

from reader import *

from dogtail.config import config

# The bus is private, and has no settings to ask.
config.checkForA11y = False
config.logDebugToFile = config.logDebugToStdOut = False
config.defaultDelay = config.actionDelay = config.typingDelay = 0.02
config.searchBackoffDuration, config.searchCutoffCount = 0.2, 25
from dogtail import tree

CONTAINERS = {"frame", "panel", "scroll pane", "grouping", "list box", "table", "alert"}
USED = {"push button", "toggle button", "link"}
MOST_ROWS = 12


def overlap(one, other):
    left, top = max(one.x, other.x), max(one.y, other.y)
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    return (left, top, right, bottom) if left < right and top < bottom else None


def words(thing):
    return f"{thing.getRoleName()} “{thing.name}”"


def around(thing, window):
    """What a thing is in, from the inside outwards."""
    while thing is not None and thing != window:
        thing = thing.parent
        if thing is not None:
            yield thing


def check_truths(window):
    """Checks everything that can be seen, and returns it."""
    things = list(all_things(window))
    places = set()
    for thing in things:
        place = hash(thing)
        expect(place not in places, f"{words(thing)} is found twice")
        places.add(place)
    frame = box(window)
    for thing in things[1:]:
        parent, index = thing.parent, thing.getIndexInParent()
        expect(parent is not None and 0 <= index < parent.childCount, f"{words(thing)} has index {index}")
        same(parent.getChildAtIndex(index), thing, f"the child {index} of {words(parent)}")
    showing = [thing for thing in things[1:] if has(thing, pyatspi.STATE_SHOWING)]
    boxes = {hash(thing): box(thing) for thing in showing}
    for thing in showing:
        role = thing.getRoleName()
        expect(thing.name or role in CONTAINERS or thing.childCount, f"a {role} has no name")
        seen = frame
        part = overlap(boxes[hash(thing)], seen)
        expect(part, f"{words(thing)} shows at {boxes[hash(thing)]}, outside of the window")
        # What can be seen of it lies in all that is around it and clips it.
        for outer in around(thing, window):
            if outer.getRoleName() in ("scroll pane", "list box", "table") and hash(outer) in boxes:
                outer_box = boxes[hash(outer)]
                part = overlap(
                    pyatspi_rect(part), outer_box) if part else None
        expect(part, f"{words(thing)} shows, but what is around it hides it")
        x, y = (part[0] + part[2]) // 2, (part[1] + part[3]) // 2
        found = window.queryComponent().getAccessibleAtPoint(x, y, pyatspi.WINDOW_COORDS)
        expect(found is not None, f"nothing is found at {x}, {y}, where {words(thing)} is")
        if found == thing or thing in around(found, window):
            continue
        # Something else is in front of it there.
        other = boxes.get(hash(found)) or box(found)
        expect(other.x <= x < other.x + other.width and other.y <= y < other.y + other.height,
               f"{words(found)} is found at {x}, {y}, where it is not")
        expect(found not in around(thing, window),
               f"{words(thing)} is not found at {x}, {y}, but {words(found)} around it")
    for thing in things:
        if has(thing, pyatspi.STATE_FOCUSED) and thing != window:
            expect(has(thing, pyatspi.STATE_FOCUSABLE), f"{words(thing)} has the focus, but cannot")
    focused = [thing for thing in things if has(thing, pyatspi.STATE_FOCUSED)]
    expect(len(focused) <= 1, f"several things have the focus: {[words(thing) for thing in focused]}")
    check_relations(things)
    if os.environ["NAME"] == "HeardWindow":
        check_elements(things)
    return things


def check_elements(things):
    """Compares with what the engine itself says, if the program prints that."""
    output = os.environ["OUTPUT"]
    start = os.path.getsize(output)
    os.kill(int(os.environ["PROGRAM_ID"]), signal.SIGUSR1)

    def printed():
        with open(output, encoding="utf-8") as file:
            file.seek(start)
            return file.read()
    until("the engine's elements", lambda: printed().endswith("elements end\n"))
    elements = [line.split("\t")[1:] for line in printed().splitlines() if line.startswith("element\t")]
    showing = [thing for thing in things if has(thing, pyatspi.STATE_SHOWING)]
    for name, is_selected, is_dimmed, x, y in elements:
        x, y = float(x), float(y)
        # A switch may have the name of the row that it is in.
        found = [thing for thing in showing if thing.name == name
                 and box(thing).x - 1 <= x <= box(thing).x + box(thing).width + 1
                 and box(thing).y - 1 <= y <= box(thing).y + box(thing).height + 1]
        expect(found, f"the engine's “{name}” at {x}, {y} does not show")
        states = [(has(thing, pyatspi.STATE_SELECTED), has(thing, pyatspi.STATE_ENABLED)) for thing in found]
        expect((is_selected == "true", is_dimmed == "false") in states,
               f"“{name}” is selected, and can be used: {states}, but not in the engine")
    names = [element[0] for element in elements]
    for thing in showing:
        if thing.name and thing.getRoleName() not in CONTAINERS and "menu item" not in thing.getRoleName():
            expect(thing.name in names, f"{words(thing)} shows, but the engine has no such element")


class pyatspi_rect:
    """The corners of a rectangle as one that AT-SPI has."""

    def __init__(self, corners):
        self.x, self.y = corners[0], corners[1]
        self.width, self.height = corners[2] - corners[0], corners[3] - corners[1]


REVERSE = {
    pyatspi.RELATION_LABELLED_BY: pyatspi.RELATION_LABEL_FOR,
    pyatspi.RELATION_DESCRIBED_BY: pyatspi.RELATION_DESCRIPTION_FOR,
    pyatspi.RELATION_CONTROLLER_FOR: pyatspi.RELATION_CONTROLLED_BY,
}
REVERSE.update({value: key for key, value in REVERSE.items()})


def related(thing):
    return [(relation.getRelationType(), relation.getTarget(place))
            for relation in thing.getRelationSet() for place in range(relation.getNTargets())]


def check_relations(things):
    for thing in things:
        for kind, other in related(thing):
            expect((REVERSE[kind], thing) in related(other), f"{words(other)} does not know {words(thing)}")


def use_buttons(window, skipped):
    """Uses each button once, the last one first, also those that come meanwhile."""
    used, last, has_left = set(), None, False
    for _ in range(60):
        alert = next((thing for thing in all_things(window) if thing.getRoleName() == "alert"), None)
        if alert is not None and not has_left:
            print(f"> leaves “{alert.name}”")
            act(alert, "dismiss")
            until("the end of the alert", lambda: not any(
                thing.getRoleName() == "alert" for thing in all_things(window)))
            # What has opened it opens it again.
            used.discard(last)
            has_left = True
        left = [thing for thing in all_things(window)
                if thing.getRoleName() in USED and thing.name not in used | skipped
                and has(thing, pyatspi.STATE_SHOWING)]
        if not left:
            return len(used)
        button = left[-1]
        name, role = button.name, button.getRoleName()
        used.add(name)
        last = name
        before = at_rest(window)
        del events[:]
        if not has(button, pyatspi.STATE_ENABLED):
            expect(not button.queryAction().doAction(0), f"“{name}” works although it is dimmed")
            continue
        print(f"> uses “{name}”")
        was_on = has(button, pyatspi.STATE_CHECKED)
        button.doActionNamed(button.queryAction().getName(0))
        after = at_rest(window)
        expect(after != before or announcements(), f"“{name}” changes nothing")
        if role == "toggle button":
            same(has(button, pyatspi.STATE_CHECKED), not was_on, f"“{name}”")
            expect(heard("object:state-changed:checked", name), f"“{name}” is not told to have changed")
        for line in after:
            if line not in before:
                print(line)
        for words_ in announcements():
            print(f"“{words_}” is said")
    raise Failure("there is no end of buttons")


def use_entries(window):
    for entry in [thing for thing in all_things(window) if thing.getRoleName() == "entry"]:
        if not has(entry, pyatspi.STATE_SHOWING):
            continue
        print(f"> writes into “{entry.name}”")
        del events[:]
        text = entry.queryText()
        before = text.getText(0, -1)
        entry.queryEditableText().insertText(text.characterCount, "ab", -1)
        until("the text", lambda: text.getText(0, -1) == before + "ab")
        until("the change", lambda: heard("object:text-changed:insert", entry.name))
        entry.queryEditableText().setTextContents(before)
        until("the text as before", lambda: text.getText(0, -1) == before)
        at_rest(window)


def use_values(window):
    for slider in [thing for thing in all_things(window) if thing.getRoleName() == "slider"]:
        try:
            value = slider.queryValue()
        except NotImplementedError:
            continue
        before = value.currentValue
        print(f"> changes “{slider.name}”")
        del events[:]
        act(slider, "increment" if before < value.maximumValue else "decrement")
        until("the value", lambda: value.currentValue != before)
        until("the change", lambda: heard("object:property-change:accessible-value"))
        at_rest(window)


def use_lists(window):
    for rows in [thing for thing in all_things(window) if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS)]:
        count = rows.childCount
        if not count or not has(rows, pyatspi.STATE_SHOWING):
            continue
        seen = visible_rows(rows)
        expect(seen, f"{words(rows)} shows no rows")
        first = seen[0]
        if has(first, pyatspi.STATE_SELECTABLE):
            print(f"> selects “{first.name}”")
            rows.querySelection().selectChild(first.getIndexInParent())
            at_rest(window)
            place = first.getIndexInParent()
            if place >= 0 and not rows.querySelection().isChildSelected(place):
                # A program may do something else with a tap: the transcript tells.
                print(f"“{first.name}” is not selected")


def use_scrollers(window):
    things = [thing for thing in all_things(window)
              if thing.getRoleName() in ("scroll pane", "list box", "table") and has(thing, pyatspi.STATE_SHOWING)]
    for thing in things:
        # Scrolling a list takes away what is in its rows.
        if not lives(thing):
            continue
        action = thing.queryAction()
        names = [action.getName(place) for place in range(action.nActions)]
        for forth, back in [("scroll down", "scroll up"), ("scroll right", "scroll left")]:
            if forth not in names:
                continue
            inside = [child for child in all_things(thing) if has(child, pyatspi.STATE_SHOWING)][1:]
            boxes = [(child, box(child).x, box(child).y) for child in inside]
            # From the start on, where a person may have left it.
            moved = action.doAction(names.index(forth)) or action.doAction(names.index(back))
            if not moved:
                continue
            print(f"> has {words(thing)} {forth}")
            at_rest(window)
            expect(any(not lives(child) or not has(child, pyatspi.STATE_SHOWING) or (box(child).x, box(child).y) != (x, y)
                       for child, x, y in boxes) or not boxes, f"{words(thing)} has not moved")
            check_truths(window)
            for child, _, _ in boxes[:1]:
                if not lives(child):
                    continue
                expect(child.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE), f"{words(child)} does not come")
                at_rest(window)
                expect(has(child, pyatspi.STATE_SHOWING), f"{words(child)} does not show")


def use_menu(window):
    """Opens the menu of a row, goes into it and leaves it, and uses its first item."""
    rows = next((thing for thing in all_things(window) if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS)), None)
    if rows is None:
        return
    row = visible_rows(rows)[0]
    if not row.queryComponent().grabFocus():
        return
    pump(0.2)
    before = at_rest(window)
    key("shift+F10")
    pump(0.3)
    items = [thing for thing in all_things(window) if "menu item" in thing.getRoleName()]
    if not items:
        same(at_rest(window), before, "the window without a menu")
        return
    print(f"> opens the menu of “{row.name}”")
    print("\n".join(line(item) for item in items))
    check_truths(window)
    act(items[0], "dismiss")
    until("the end of the menu", lambda: not any(
        "menu item" in thing.getRoleName() for thing in all_things(window)))
    same(at_rest(window), before, "the window after the menu")
    key("shift+F10")
    item = until("the menu", lambda: next(
        (thing for thing in all_things(window) if "menu item" in thing.getRoleName()), None))
    print(f"> uses “{item.name}”")
    act(item, "press")
    pump(0.3)
    expect(at_rest(window) != before, "the item of the menu changes nothing")


def check():
    listen()
    name = os.environ["NAME"]
    found = program(name)
    window = until("the window", lambda: found.childCount and found[0])
    until("the keyboard", lambda: has(window, pyatspi.STATE_ACTIVE))
    same(tree.root.application(name).children[0], window, "what dogtail finds")
    print("\n".join(at_rest(window)))
    things = check_truths(window)
    skipped = set(os.environ.get("SKIPPED", "").split("\n"))
    for use in (use_scrollers, use_entries, use_values, use_lists, use_menu):
        use(window)
        check_truths(window)
    count = use_buttons(window, skipped)
    check_truths(window)
    print(f"{len(things)} things are as they say; {count} buttons have been used", flush=True)


main(check)
