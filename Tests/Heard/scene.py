"""Scrolls the list of the visualiser's scene cell-reuse by actions, and uses its switch; prints what shows."""

from reader import *


def check():
    listen()
    found = program("scrollwork")
    window = until("the window", lambda: found.childCount and found[0])
    # Leaves the guided start.
    until("the keyboard", lambda: has(window, pyatspi.STATE_ACTIVE))
    key("Escape")
    until("the scene", lambda: not any(thing.name.startswith("Step ") for thing in children(window)))
    pump(1)
    rows = until("the list", lambda: next(
        (thing for thing in all_things(window) if has(thing, pyatspi.STATE_MANAGES_DESCENDANTS)), None))

    def showing():
        at_rest(rows)
        return [row.name for row in visible_rows(rows)]

    start = showing()
    print(f"rows {start[0]} to {start[-1]}")
    first = rows[0]
    act(rows, "scroll down")
    until("other rows", lambda: not has(first, pyatspi.STATE_SHOWING))
    after = showing()
    print(f"> scrolls down\nrows {after[0]} to {after[-1]}")
    expect(start[0] not in after and after[0] in start + ["Row " + str(len(start))], "a page has been left out")
    expect(first.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE), "the first row does not come")
    until("the first row", lambda: has(first, pyatspi.STATE_SHOWING))
    same(showing(), start, "what shows")
    print(f"> has {start[0]} come into sight")

    switch = find(window, "Reuse cells", "toggle button")
    was_on = has(switch, pyatspi.STATE_CHECKED)
    for _ in range(2):
        del events[:]
        act(switch)
        was_on = not was_on
        until("the switch", lambda: has(switch, pyatspi.STATE_CHECKED) == was_on)
        until("its event", lambda: heard("object:state-changed:checked", "Reuse cells"))
        same([event[2] for event in heard("object:state-changed:checked", "Reuse cells")], [int(was_on)],
             "what is told of the switch")
        print(f"> uses “Reuse cells”: {'on' if was_on else 'off'}")


main(check)
