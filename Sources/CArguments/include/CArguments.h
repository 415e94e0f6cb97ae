#ifndef SCROLLWORK_CARGUMENTS_H
#define SCROLLWORK_CARGUMENTS_H

// Linking this is enough: `CommandLine` then has the program's arguments, and a library that moves the
// environment before they are first asked for cannot lose them.

#endif
