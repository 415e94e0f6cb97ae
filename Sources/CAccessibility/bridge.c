#define _GNU_SOURCE
#include "object.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

// MARK: Waiting

// A thread waits for the descriptors of GLib's context while the main thread waits for the window,
// and wakes that one. The main thread writes what to wait for before it lets the thread go on, and
// changes nothing before the thread has come back. The first descriptor calls it back.
enum { most_descriptors = 64 };
static struct pollfd watched[1 + most_descriptors];
static int watched_count, watched_time;
static int go = -1, back = -1;
static int is_watching;
static void (*wake_main)(void);

static void *watch(void *argument) {
  for (;;) {
    eventfd_t times;
    if (eventfd_read(go, &times)) continue;
    while (poll(watched, 1 + watched_count, watched_time) < 0 && errno == EINTR) continue;
    if (watched[0].revents) eventfd_read(back, &times);
    __atomic_store_n(&is_watching, 0, __ATOMIC_RELEASE);
    wake_main();
  }
  return argument;
}

static int start_watching(void) {
  back = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  go = eventfd(0, EFD_CLOEXEC);
  if (back < 0 || go < 0) return 0;
  watched[0] = (struct pollfd){.fd = back, .events = POLLIN};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  const int error = pthread_create(&thread, 0, watch, 0);
  pthread_sigmask(SIG_SETMASK, &before, 0);
  if (!error) pthread_detach(thread);
  return !error;
}

static int question(struct pollfd *descriptors, int *time) {
  void *context = g.g_main_context_default();
  int priority;
  if (!g.g_main_context_acquire(context)) return 0;
  const int is_ready = g.g_main_context_prepare(context, &priority);
  int count = g.g_main_context_query(context, priority, time, descriptors, most_descriptors);
  if (count > most_descriptors) count = most_descriptors;
  if (is_ready) *time = 0;
  g.g_main_context_release(context);
  return count;
}

// Whether the thread waits for these descriptors, and no longer than for a time.
static int is_watched(const struct pollfd *descriptors, int count, int time) {
  if (count != watched_count || (time >= 0 && (watched_time < 0 || time < watched_time))) return 0;
  for (int place = 0; place < count; place++) {
    const struct pollfd *own = &watched[1 + place];
    if (own->fd != descriptors[place].fd || own->events != descriptors[place].events) return 0;
  }
  return 1;
}

void caccessibility_rest(void) {
  if (go < 0) return;
  struct pollfd descriptors[most_descriptors];
  int time;
  const int count = question(descriptors, &time);
  if (__atomic_load_n(&is_watching, __ATOMIC_ACQUIRE)) {
    if (!is_watched(descriptors, count, time)) eventfd_write(back, 1);
    return;
  }
  memcpy(watched + 1, descriptors, count * sizeof *descriptors);
  watched_count = count;
  watched_time = time;
  __atomic_store_n(&is_watching, 1, __ATOMIC_RELEASE);
  eventfd_write(go, 1);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int caccessibility_run(int milliseconds) {
  if (go < 0) return 0;
  // A reader that asks without end must not keep the window from its person.
  enum { most_together = 12 };
  const int64_t start = now();
  int times = 0;
  for (;;) {
    while (g.g_main_context_iteration(0, 0)) {
      times++;
      if (now() - start > most_together) return times;
    }
    if (!times || milliseconds <= 0) return times;
    struct pollfd descriptors[most_descriptors];
    int time;
    const int count = question(descriptors, &time);
    if (time < 0 || time > milliseconds) time = milliseconds;
    if (poll(descriptors, count, time) <= 0) return times;
  }
}

// MARK: Keys

static int (*key_listener)(void *, void *);
static void *key_context;

static unsigned add_key_listener(int (*listener)(void *, void *), void *context) {
  key_listener = listener;
  key_context = context;
  return 1;
}

static void remove_key_listener(unsigned number) {
  (void)number;
  key_listener = 0;
}

int caccessibility_tell_key(const CAccessibleKey *key) {
  if (!key_listener) return 0;
  AtkKeyEvent event = {
      .type = key->is_pressed ? 0 : 1, .state = key->modifiers, .symbol = key->symbol,
      .length = (int)strlen(key->text), .text = (char *)key->text, .code = key->code, .time = key->time,
  };
  return key_listener(&event, key_context);
}

// MARK: Start

static CAccessible *(*make_root)(void);

static void *root(void) {
  static CAccessible *made;
  if (!made) made = make_root();
  return made;
}

static const char *toolkit(void) { return "Scrollwork"; }
static const char *version(void) { return "1"; }

// What goes wrong on the bus is not the person's business: the program works without it.
static void say_nothing(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

int caccessibility_start(
    const CAccessibilityAnswers *new_answers, CAccessible *(*root_maker)(void), void (*wake)(void)) {
  static int is_started = -1;
  answers = new_answers;
  make_root = root_maker;
  wake_main = wake;
  if (is_started >= 0) return is_started;
  is_started = 0;
  if (!glib_load()) return 0;
  // All levels except errors, which end the program.
  enum { levels = 0xF8 };
  static const char *const domains[] = {"atk-bridge", "dbind", "Atk", "AT-SPI"};
  for (int place = 0; place < 4; place++) g.g_log_set_handler(domains[place], levels, say_nothing, 0);
  GTypeQuery query;
  g.g_type_query(g.g_object_get_type(), &query);
  AtkUtilFunctions *functions = (void *)((char *)g.g_type_class_ref(g.atk_util_get_type()) + query.class_size);
  functions->get_root = root;
  functions->get_toolkit_name = toolkit;
  functions->get_toolkit_version = version;
  functions->add_key_event_listener = add_key_listener;
  functions->remove_key_event_listener = remove_key_listener;
  if (g.atk_bridge_adaptor_init(0, 0) != 0 || !start_watching()) return 0;
  return is_started = 1;
}
