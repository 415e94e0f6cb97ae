#include "CMainThread.h"
#include "../CMainQueue/shim.h"

#include <poll.h>
#include <stdint.h>
#include <unistd.h>

// An asynchronous main function hands the main thread to Dispatch at its first suspension. Dispatch
// ends the thread, and one of its workers runs the main actor from then on: a window would sleep in
// that worker, and Dispatch would check every second whether enough workers are left. The hook of
// Swift's runtime for programs that run the main thread themselves is part of its binary interface,
// but in no installed header.

typedef CMAINQUEUE_SWIFT void (*drain_main_queue)(void *usual, void *compatible);
extern drain_main_queue swift_task_asyncMainDrainQueue_hook;

static int is_running;
static void (*idle_wait)(void);

int cmainthread_when_idle(void (*wait)(void)) {
  if (is_running) idle_wait = wait;
  return is_running;
}

void cmainthread_run(void) {
  is_running = 1;
  const int work = _dispatch_get_main_queue_handle_4CF();
  while (1) {
    struct pollfd waiting = {.fd = work, .events = POLLIN};
    if (idle_wait && poll(&waiting, 1, 0) == 0) {
      void (*wait)(void) = idle_wait;
      idle_wait = 0;
      wait();
      continue;
    }
    // A handled signal also ends the wait.
    if (poll(&waiting, 1, -1) <= 0) continue;
    // The number of times that the queue has announced work since the last read.
    uint64_t count;
    if (read(work, &count, sizeof count) < 0) continue;
    _dispatch_main_queue_callback_4CF(0);
  }
}

static CMAINQUEUE_SWIFT void run_main_queue(void *usual, void *compatible) {
  (void)usual, (void)compatible;
  cmainthread_run();
}

void cmainthread_take(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_queue;
}

// The main function may suspend before it calls any function of this library.
__attribute__((constructor)) static void take_before_main(void) { cmainthread_take(); }
