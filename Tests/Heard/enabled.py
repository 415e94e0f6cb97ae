"""Turns assistive technology on while a window is open: it is served from then on, and not before.

Needs SCROLLWORK_ACCESSIBILITY to be empty.
"""

import os
import time

from gi.repository import Gio
from reader import *


def maps():
    with open(f"/proc/{os.environ['PROGRAM_ID']}/maps", encoding="utf-8") as file:
        return file.read()


def check():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)

    def call(service, path, interface, method, *arguments):
        return session.call_sync(service, path, interface, method, arguments[0] if arguments else None, None,
                                 Gio.DBusCallFlags.NONE, 5000, None)

    def names():
        return call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames").unpack()[0]

    time.sleep(1.5)
    expect("org.a11y.Bus" not in names(), "the program has started the service")
    expect("libatk" not in maps(), "the libraries are loaded though nobody asks")
    before = wakeups()
    time.sleep(1)
    expect(wakeups() - before <= 1, "something wakes at rest")
    call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    time.sleep(0.5)
    expect("libatk" not in maps(), "the libraries are loaded though the desktop says no")
    call("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
         GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))))
    start = time.monotonic()
    found = program("HeardWindow")
    window = until("the window", lambda: found.childCount and found[0])
    find(window, "Send")
    print(f"served {time.monotonic() - start:.1f} s after the desktop said so")


main(check)
