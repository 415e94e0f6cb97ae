"""Goes through a folder of pictures in Examples/photos without sight; prints what is said."""

from reader import *


def check():
    listen()
    found = program("photos")
    window = until("the window", lambda: found.childCount and found[0])
    pictures = until("the pictures", lambda: next(
        (thing for thing in children(window) if thing.childCount > 1), None))
    count = pictures.childCount
    names = [pictures[place].name for place in range(count)]
    print(f"{count} pictures: {', '.join(names)}")
    expect(all(names), "a picture has no name")
    for name in ["Right", "Right"]:
        del events[:]
        print("> presses " + name)
        key(name)
        print(until("the picture", announcements)[-1])
    print("> uses “" + names[0] + "”")
    act(pictures[0])
    bar = until("the picture alone", lambda: next(
        (thing for thing in all_things(window) if thing.getRoleName() == "heading"), None))
    print(bar.name)
    act(find(window, "‹ All pictures"))
    until("the pictures again", lambda: any(thing.childCount == count for thing in children(window)))


main(check)
