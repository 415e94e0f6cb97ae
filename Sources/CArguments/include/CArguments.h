#ifndef SCROLLWORK_CARGUMENTS_H
#define SCROLLWORK_CARGUMENTS_H

// Linking this is enough: `CommandLine` then has the program's arguments, even if a library moves
// the environment before they are first read.

#endif
