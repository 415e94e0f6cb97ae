"""Finds and operates everything in the window of Tests/HeardWindow. Its output is in the file $OUTPUT."""

import os
import time

from reader import *

WINDOW = """\
frame “Heard” focused
  heading “Orders”
  push button “Send” (Sends all orders)
  toggle button “Sounds”
  entry “Name”
  password text “Password”
  slider “Page” 1 of 5
  progress bar “Upload” 0 of 100
  label “Ready”
  table “Rows” of 1000000
    table cell “Order 0”
    table cell “Order 1”
    table cell “Order 2”
    table cell “Order 3”
    table cell “Order 4”
    table cell “Order 5”
    table cell “Order 6”"""


def output():
    with open(os.environ["OUTPUT"], encoding="utf-8") as file:
        return file.read().splitlines()


def printed(words):
    until(f"the line “{words}”", lambda: any(line.startswith(words) for line in output()))


def check():
    listen()
    window = until("the window", lambda: program("HeardWindow").childCount and program("HeardWindow")[0])
    until("the keyboard", lambda: has(window, pyatspi.STATE_ACTIVE))
    same("\n".join(lines(window)), WINDOW, "the window")

    # Actions, the program's words, and what changes by them.
    send = find(window, "Send")
    act(send)
    printed("send")
    until("the announcement", lambda: "Done: send" in announcements())
    until("the value", lambda: heard("object:property-change:accessible-value", "Upload"))
    same(find(window, "Upload").queryValue().currentValue, 10, "the progress")
    find(window, "send", "label")
    act(send, "Send later")
    printed("later")
    sounds = find(window, "Sounds")
    act(sounds)
    printed("sounds true")
    until("the state", lambda: has(sounds, pyatspi.STATE_CHECKED) and heard("object:state-changed:checked", "Sounds"))
    page = find(window, "Page")
    page.queryValue().currentValue = 3
    printed("page 2")
    act(page, "decrement")
    printed("page 1")

    # A text: by characters, words and positions; a password only as dots.
    name = find(window, "Name")
    expect(name.queryComponent().grabFocus(), "the field takes no focus")
    until("the focus", lambda: heard("object:state-changed:focused", "Name") and has(name, pyatspi.STATE_FOCUSED))
    text, editing = name.queryText(), name.queryEditableText()
    editing.insertText(0, "Ärger über Öl", -1)
    printed("name Ärger über Öl")
    same(text.getText(0, -1), "Ärger über Öl", "the text")
    same(text.getTextAtOffset(7, pyatspi.TEXT_BOUNDARY_WORD_START)[:3], ("über ", 6, 11), "the word")
    same(chr(text.getCharacterAtOffset(11)), "Ö", "the character")
    same(text.setCaretOffset(5), True, "putting the caret")
    until("the caret", lambda: heard("object:text-caret-moved", "Name"))
    same(text.caretOffset, 5, "the caret")
    expect(text.setSelection(0, 6, 10) or text.addSelection(6, 10), "nothing is selected")
    same(tuple(text.getSelection(0)), (6, 10), "the selection")
    editing.deleteText(5, 13)
    printed("name Ärger")
    until("the change", lambda: heard("object:text-changed:delete", "Name"))
    first = text.getCharacterExtents(0, pyatspi.WINDOW_COORDS)
    second = text.getCharacterExtents(1, pyatspi.WINDOW_COORDS)
    expect(20 <= first[0] < second[0] < 180 and first[2] > 3, f"the characters are at {first} and {second}")
    same(text.getOffsetAtPoint(second[0] + 1, second[1] + 4, pyatspi.WINDOW_COORDS), 1, "the position")
    secret = find(window, "Password").queryText()
    same((secret.getText(0, -1), secret.characterCount), ("•••", 3), "the password")

    # A million rows: any can be had, and the others are not made.
    rows = find(window, "Rows")
    start = time.monotonic()
    same([rows[place].name for place in range(100)], [f"Order {place}" for place in range(100)], "the rows")
    took = (time.monotonic() - start) * 10
    last = rows[999_999]
    same((last.name, last.getIndexInParent()), ("Order 999999", 999_999), "the last row")
    expect(rows[999_999] == last, "a row is another object the second time")
    expect(not has(last, pyatspi.STATE_SHOWING), "the last row is shown")
    expect(last.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE), "the row does not come")
    until("the row", lambda: has(last, pyatspi.STATE_SHOWING))
    box = last.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    found = window.queryComponent().getAccessibleAtPoint(box.x + 30, box.y + 5, pyatspi.WINDOW_COORDS)
    same(found, last, "the row under the pointer")
    act(last)
    printed("row 999999, ")
    made = int(next(line for line in output() if line.startswith("row 999999")).split()[2])
    expect(made < 30, f"{made} cells have been made for some rows")
    until("the selection", lambda: heard("object:selection-changed", "Rows"))
    selection = rows.querySelection()
    same((selection.nSelectedChildren, selection.getSelectedChild(0)), (1, last), "the selected row")
    expect(selection.selectChild(5), "nothing is selected")
    printed("row 5, ")
    expect(selection.isChildSelected(5) and not has(last, pyatspi.STATE_SELECTED), "another row is selected")
    table = rows.queryTable()
    same((table.nRows, table.nColumns, table.getAccessibleAt(7, 0).name), (1_000_000, 1, "Order 7"), "the table")

    # Keys move the focus from row to row, and each is told of.
    expect(rows[3].queryComponent().grabFocus(), "the row takes no focus")
    key("Down")
    until("the next row", lambda: heard("object:active-descendant-changed", "Rows", "Order 4"))
    expect(has(rows[4], pyatspi.STATE_FOCUSED), "the row is not focused")

    # At rest, with assistive technology connected, nothing wakes.
    pump(0.5)
    before = wakeups()
    time.sleep(2)
    woken = wakeups() - before
    expect(woken <= 2, f"at rest, the program has woken {woken} times in two seconds")
    print(f"a call for the name of a row takes {took:.2f} ms")
    expect(took < 50, f"a call takes {took:.0f} ms")


main(check)
