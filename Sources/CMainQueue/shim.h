#ifndef SCROLLWORK_CMAINQUEUE_SHIM_H
#define SCROLLWORK_CMAINQUEUE_SHIM_H

// Dispatch's functions for programs that run the main thread themselves. No installed header
// declares them, but CoreFoundation's run loop depends on them, so they will stay.

// A descriptor that is readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

// Does the work that the main queue has now; call it only on the main thread.
void _dispatch_main_queue_callback_4CF(void *unused);

// The hook of Swift's runtime for such programs: a function that gets the jobs that belong to no
// actor, in place of Dispatch's workers. The hook is part of the runtime's binary interface, but in
// no installed header either.

#define CMAINQUEUE_SWIFT __attribute__((swiftcall))
typedef struct swift_job swift_job;
typedef CMAINQUEUE_SWIFT void (*swift_enqueue)(swift_job *job);
extern CMAINQUEUE_SWIFT void (*swift_task_enqueueGlobal_hook)(swift_job *job, swift_enqueue usual);
CMAINQUEUE_SWIFT void swift_task_enqueueMainExecutor(swift_job *job);

static inline CMAINQUEUE_SWIFT void cmainqueue_enqueue(swift_job *job, swift_enqueue usual) {
  (void)usual;
  swift_task_enqueueMainExecutor(job);
}

// Makes the main thread also do the jobs that belong to no actor, from now on.
static inline void cmainqueue_take_all_jobs(void) {
  swift_task_enqueueGlobal_hook = cmainqueue_enqueue;
}

#endif
