#ifndef SCROLLWORK_CMAINQUEUE_SHIM_H
#define SCROLLWORK_CMAINQUEUE_SHIM_H

// What Dispatch has for those who run the main thread themselves. No header of it that is installed
// declares this; CoreFoundation's run loop lives on it, so it stays.

// A descriptor that can be read from when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

// Does the work of the main queue that there is now; only on the main thread.
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
