"""Reads and searches a log file of 5,000 lines in Examples/log without sight; prints what is said.

The file is the one that `Tests/Heard/sample` writes.
"""

from reader import *


def check():
    listen()
    found = program("log")
    window = until("the window", lambda: found.childCount and found[0])
    lines_ = until("the lines", lambda: next(
        (thing for thing in children(window) if thing.childCount == 5000), None))
    same(lines_[4999].name, "line 5000: all is well", "the last line")

    def say(words):
        until(f"“{words}”", lambda: words in announcements())
        print(words)

    def press(*names):
        del events[:]
        print("> presses " + ", ".join(names))
        key(*names)

    press("Down")
    say("line 2: all is well")
    press("Next")
    print(until("another page", announcements)[-1])
    press("slash")
    field = until("the field", lambda: next(
        (thing for thing in all_things(window) if thing.getRoleName() == "entry"), None))
    until("its focus", lambda: has(field, pyatspi.STATE_FOCUSED))
    field.queryEditableText().setTextContents("ERROR")
    press("Return")
    until("the match", lambda: any(
        row.name.startswith("line 50: ERROR") and has(row, pyatspi.STATE_SELECTED)
        for row in visible_rows(lines_)) or any("matches" in thing.name for thing in children(window)))
    status = [thing.name for thing in children(window) if thing.getRoleName() == "label"]
    print(status[-1] if status else "")
    press("End")
    say("line 5000: all is well")


main(check)
