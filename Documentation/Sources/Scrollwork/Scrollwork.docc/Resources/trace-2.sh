mv notes.scrolltrace before.scrolltrace
swift test --filter newNotesComeIn
scrollwork trace before.scrolltrace notes.scrolltrace
