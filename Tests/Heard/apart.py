"""Measures calls to Tests/HeardWindow that come one at a time, each after a rest."""

from reader import *


def check():
    window = until("the window", lambda: program("HeardWindow").childCount and program("HeardWindow")[0])
    rows = find(window, "Rows")
    pump(1)
    times = []
    for place in range(40):
        time.sleep(0.1)
        start = time.monotonic()
        rows.getChildAtIndex(place * 1000)
        times.append((time.monotonic() - start) * 1000)
    times.sort()
    print(f"a single call takes {times[20]:.1f} ms, at most {times[-1]:.1f} ms")
    start = time.monotonic()
    for place in range(100):
        rows.getChildAtIndex(500_000 + place).name
    print(f"a hundred rows with their names take {(time.monotonic() - start) * 1000:.0f} ms")


main(check)
