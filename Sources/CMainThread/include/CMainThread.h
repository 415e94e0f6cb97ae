#ifndef SCROLLWORK_CMAINTHREAD_H
#define SCROLLWORK_CMAINTHREAD_H

// Has the main thread run the main actor's jobs itself, from the first suspension of an asynchronous
// main function on. Linking this is enough; a call makes sure that it is linked.
void cmainthread_take(void);

// Calls a function once, on the main thread, when the main actor has no job left: in place of sleeping.
// Returns 0, and never calls it, where something else runs the main thread.
int cmainthread_when_idle(void (*wait)(void));

// Does the main actor's jobs, and sleeps while there are none; only on the main thread.
__attribute__((noreturn)) void cmainthread_run(void);

#endif
