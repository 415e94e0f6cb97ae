#ifndef SCROLLWORK_CDESKTOP_H
#define SCROLLWORK_CDESKTOP_H

#include <stdint.h>

typedef struct CDesktop CDesktop;

// Asks the desktop's portal for its colour scheme (0 none, 1 dark, 2 light). Calls `tell` with that
// scheme and each later scheme, on a separate thread that otherwise sleeps; without a bus or a
// portal, never calls `tell`. `address` is the address of the bus; null for the session bus.
//
// The thread calls `forget` once, after the last call of `tell`. Returns null, and calls neither,
// if the session bus has no address, or if memory, descriptors or threads run out.
CDesktop *cdesktop_follow(
    const char *address, void (*tell)(uint32_t scheme, void *context), void (*forget)(void *context),
    void *context);

// Ends the watch without waiting for its thread, which may still call `tell` for messages that it
// has already read, and then calls `forget`.
void cdesktop_end(CDesktop *desktop);

#endif
