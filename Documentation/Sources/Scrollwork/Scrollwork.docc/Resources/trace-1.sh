swift test --filter newNotesComeIn
scrollwork trace notes.scrolltrace --summary
