// What `make docs` documents is in the targets that this one uses.
