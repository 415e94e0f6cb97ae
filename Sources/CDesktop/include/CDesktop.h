#ifndef SCROLLWORK_CDESKTOP_H
#define SCROLLWORK_CDESKTOP_H

#include <stdint.h>

typedef struct CDesktop CDesktop;

// Asks the desktop's portal for its colour scheme (0 none, 1 dark, 2 light), and tells of it and of each
// later one, on a thread of its own, which sleeps in between. Tells nothing where there is no bus or no
// portal. `address` is the bus's; null for that of the session.
//
// `forget` is called once, when `tell` is not called any more. Null if there is no thread to be had; then
// neither is called.
CDesktop *cdesktop_follow(
    const char *address, void (*tell)(uint32_t scheme, void *context), void (*forget)(void *context),
    void *context);

// Ends it without waiting for whoever does not answer; it may tell of one scheme more.
void cdesktop_end(CDesktop *desktop);

#endif
