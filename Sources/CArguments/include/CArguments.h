#ifndef SCROLLWORK_CARGUMENTS_H
#define SCROLLWORK_CARGUMENTS_H

// Linking this library is enough: `CommandLine` then has the program's arguments, even if another
// library moves the environment before the arguments are first read.

#endif
