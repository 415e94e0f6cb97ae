#ifndef SCROLLWORK_CMAINTHREAD_H
#define SCROLLWORK_CMAINTHREAD_H

// Makes the main thread run the main actor's jobs itself, from the first suspension of an
// asynchronous main function on. Linking this library is enough; a call ensures that the library is
// linked.
void cmainthread_take(void);

// Makes the main thread call a function once, instead of sleeping, when the main actor has no job
// left. Returns 0, and never calls the function, if something else runs the main thread.
int cmainthread_when_idle(void (*wait)(void));

// Does the main actor's jobs, and sleeps while there are none; call it only on the main thread.
__attribute__((noreturn)) void cmainthread_run(void);

#endif
