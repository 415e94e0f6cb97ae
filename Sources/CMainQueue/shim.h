#ifndef SCROLLWORK_CMAINQUEUE_SHIM_H
#define SCROLLWORK_CMAINQUEUE_SHIM_H

// What Dispatch has for those who run the main thread themselves. No header of it that is installed
// declares this; CoreFoundation's run loop lives on it, so it stays.

// A descriptor that can be read from when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

// Does the work of the main queue that there is now; only on the main thread.
void _dispatch_main_queue_callback_4CF(void *unused);

// What Swift's runtime has for them: a function that is given the jobs of no actor in place of
// Dispatch's workers. It is part of the runtime's binary interface, and in no installed header either.

#define CMAINQUEUE_SWIFT __attribute__((swiftcall))
typedef struct swift_job swift_job;
typedef CMAINQUEUE_SWIFT void (*swift_enqueue)(swift_job *job);
extern CMAINQUEUE_SWIFT void (*swift_task_enqueueGlobal_hook)(swift_job *job, swift_enqueue usual);
CMAINQUEUE_SWIFT void swift_task_enqueueMainExecutor(swift_job *job);

static inline CMAINQUEUE_SWIFT void cmainqueue_enqueue(swift_job *job, swift_enqueue usual) {
  (void)usual;
  swift_task_enqueueMainExecutor(job);
}

// From now on the main thread does the jobs that belong to no actor, too.
static inline void cmainqueue_take_all_jobs(void) {
  swift_task_enqueueGlobal_hook = cmainqueue_enqueue;
}

#endif
