"""Does the guided start of the visualiser without sight: by keys and actions, and by what is said.

Prints the transcript: `>` is what the person does, everything else is what is said.
"""

from reader import *

said = []


def hear():
    """Prints what has been said since the last call."""
    pump(0.3)
    new = announcements()
    for words in new[len(said):]:
        print(words)
        said.append(words)


def do(what, action):
    print(f"> {what}")
    action()
    hear()


def check():
    listen()
    found = program("scrollwork")
    window = until("the window", lambda: found.childCount and found[0])
    pump(1)
    for thing in list(all_things(window))[:5]:
        if thing.getRoleName() in ("heading", "label"):
            print(thing.name)

    def heading():
        return next(thing.name for thing in children(window) if thing.getRoleName() == "heading")

    def task():
        tasks = [thing.name for thing in children(window)
                 if thing.name.startswith(("Task: ", "Done: "))]
        return tasks[0] if tasks else ""

    def press(*names):
        do("presses " + ", ".join(names), lambda: key(*names))

    def done(number):
        until(f"the end of step {number}", lambda: task().startswith("Done: "))
        hear()

    def next_step(number):
        expect(heading().startswith(f"Step {number} of 10"), f"this is not step {number}: {heading()}")
        done(number)
        do("uses “Next step”", lambda: act(find(window, "Next step")))
        until(f"step {number + 1}", lambda: heading().startswith(f"Step {number + 1} of 10"))
        hear()

    def go_on(most, *names):
        """Presses keys until the task is done; waits for a cell where it asks for that."""
        for _ in range(most):
            if task().startswith("Done: "):
                return
            press(*(["Down"] if "until a cell waits" in task() else names))

    press("Down", "Down", "Down")
    next_step(1)
    go_on(12, "shift+p")
    next_step(2)
    go_on(8, "Down")
    next_step(3)
    time_bar = find(window, "Time", "slider")
    for _ in range(6):
        do("decreases “Time”", lambda: act(time_bar, "decrement"))
        if task().startswith("Done: "):
            break
    next_step(4)
    press("F7")
    press("End")
    next_step(5)
    # Scrolls with reuse, then with new cells.
    for _ in range(8):
        if task().startswith("Done: "):
            break
        if "the switch Reuse cells" in task():
            do("uses “Reuse cells”", lambda: act(find(window, "Reuse cells")))
        press("Prior", "Prior", "Prior")
    next_step(6)
    press("End")
    next_step(7)
    go_on(12, "p")
    next_step(8)
    press(*["Down"] * 14)
    next_step(9)
    print("> reads on")
    for thing in children(window)[:3]:
        print(thing.name)
    do("uses “Finish”", lambda: act(find(window, "Finish")))
    until("the end", lambda: not any(thing.name.startswith("Step ") for thing in children(window)))


main(check)
