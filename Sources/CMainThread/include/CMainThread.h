#ifndef SCROLLWORK_CMAINTHREAD_H
#define SCROLLWORK_CMAINTHREAD_H

// Has the main thread run the main actor's jobs itself, from the first suspension of an asynchronous
// main function on. Linking this is enough; a call makes sure that it is linked.
void cmainthread_take(void);

#endif
