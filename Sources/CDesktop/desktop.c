#define _GNU_SOURCE
#include "CDesktop.h"

#include "bus.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

// What is followed.
typedef struct Topic Topic;

struct CDesktop {
  char *address;
  const Topic *topic;
  void (*tell)(int, double, void *);
  void (*forget)(void *);
  void *context;
  // A descriptor that becomes readable when the program ends the watch.
  int over;
  // The number of owners that have not let go: the thread and the program.
  atomic_int owners;
};

static void let_go(CDesktop *desktop) {
  if (atomic_fetch_sub(&desktop->owners, 1) != 1) return;
  close(desktop->over);
  free(desktop->address);
  free(desktop);
}

// The address of the session bus; null if there is none, because libdbus itself would start a bus.
static char *session_address(void) {
  const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address && *address) return strdup(address);
  const char *folder = getenv("XDG_RUNTIME_DIR");
  char *made = 0;
  if (!folder || asprintf(&made, "%s/bus", folder) < 0) return 0;
  const int is_there = access(made, F_OK) == 0;
  free(made);
  if (!is_there || asprintf(&made, "unix:path=%s/bus", folder) < 0) return 0;
  return made;
}

// The text at an iterator; empty if there is something else.
static const char *text_at(BusLibrary *bus, BusIterator *value) {
  const char *found = "";
  if (bus->message_iter_get_arg_type(value) == 's') bus->message_iter_get_basic(value, &found);
  return found;
}

// The value of an answer is a variant in a variant; the value of a signal is a single variant.
static void tell_value(CDesktop *desktop, BusLibrary *bus, int setting, BusIterator value) {
  for (int depth = 0; depth < 4 && bus->message_iter_get_arg_type(&value) == 'v'; depth++) {
    BusIterator inner;
    bus->message_iter_recurse(&value, &inner);
    value = inner;
  }
  union {
    uint32_t unsigned_number;
    int32_t number;
    double real;
  } found = {0};
  const int type = bus->message_iter_get_arg_type(&value);
  if (type != bus_settings[setting].type) return;
  bus->message_iter_get_basic(&value, &found);
  desktop->tell(
      setting,
      type == 'd' ? found.real : type == 'i' ? (double)found.number : (double)found.unsigned_number,
      desktop->context);
}

static void take_setting(
    CDesktop *desktop, BusLibrary *bus, DBusConnection *connection, DBusMessage *message,
    uint32_t *questions) {
  (void)connection;
  BusIterator value;
  if (!bus->message_iter_init(message, &value)) return;
  if (bus->message_is_signal(message, BUS_SETTINGS, "SettingChanged")) {
    const char *space = text_at(bus, &value);
    if (!bus->message_iter_next(&value)) return;
    const char *key = text_at(bus, &value);
    if (!bus->message_iter_next(&value)) return;
    for (int setting = 0; setting < bus_setting_count; setting++) {
      if (strcmp(space, bus_settings[setting].space) || strcmp(key, bus_settings[setting].key)) continue;
      // Ignores a later answer, because a signal is newer than an answer that arrives after it.
      questions[setting] = 0;
      tell_value(desktop, bus, setting, value);
    }
    return;
  }
  const uint32_t serial = bus->message_get_reply_serial(message);
  for (int setting = 0; serial && setting < bus_setting_count; setting++) {
    if (questions[setting] != serial) continue;
    questions[setting] = 0;
    // A portal without the setting answers with an error.
    if (bus->message_get_type(message) == BUS_METHOD_RETURN) tell_value(desktop, bus, setting, value);
  }
}

static uint32_t ask_for_setting(BusLibrary *bus, DBusConnection *connection, int setting) {
  DBusMessage *message =
      bus->message_new_method_call(BUS_PORTAL, BUS_PORTAL_PATH, BUS_SETTINGS, "Read");
  if (!message) return 0;
  BusIterator arguments;
  bus->message_iter_init_append(message, &arguments);
  uint32_t serial = 0;
  if (!bus->message_iter_append_basic(&arguments, 's', &bus_settings[setting].space)
      || !bus->message_iter_append_basic(&arguments, 's', &bus_settings[setting].key)
      || !bus->connection_send(connection, message, &serial))
    serial = 0;
  bus->message_unref(message);
  return serial;
}

static void ask_for_settings(BusLibrary *bus, DBusConnection *connection, uint32_t *questions) {
  for (int setting = 0; setting < bus_setting_count; setting++)
    questions[setting] = ask_for_setting(bus, connection, setting);
}

struct Topic {
  // The signals that tell of changes.
  const char *rules[2];
  // Asks for the state; sets the numbers of the questions, the first to 0 for a failure.
  void (*ask)(BusLibrary *, DBusConnection *, uint32_t *questions);
  // Takes a signal or the answer to a question, which it sets to 0 if it needs no other answer.
  void (*take)(CDesktop *, BusLibrary *, DBusConnection *, DBusMessage *, uint32_t *questions);
};

static const Topic settings = {
    .rules = {"type='signal',sender='" BUS_PORTAL "',path='" BUS_PORTAL_PATH "',interface='" BUS_SETTINGS
              "',member='SettingChanged'"},
    .ask = ask_for_settings,
    .take = take_setting,
};

// MARK: Assistive technology

static void ask_for_assistance(BusLibrary *bus, DBusConnection *connection, uint32_t *questions) {
  questions[0] = 0;
  DBusMessage *message = bus->message_new_method_call(
      BUS_ASSISTANCE, BUS_ASSISTANCE_PATH, BUS_PROPERTIES, "GetAll");
  if (!message) return;
  // If the service does not run, there is no assistive technology, and asking must not start it.
  bus->message_set_auto_start(message, 0);
  BusIterator arguments;
  bus->message_iter_init_append(message, &arguments);
  const char *name = BUS_ASSISTANCE_STATUS;
  if (!bus->message_iter_append_basic(&arguments, 's', &name)
      || !bus->connection_send(connection, message, questions))
    questions[0] = 0;
  bus->message_unref(message);
}

// Whether any of the properties is set: `IsEnabled` and `ScreenReaderEnabled`.
static int is_any_set(BusLibrary *bus, DBusMessage *message) {
  BusIterator answer, entry, property, value;
  if (bus->message_get_type(message) != BUS_METHOD_RETURN || !bus->message_iter_init(message, &answer)
      || bus->message_iter_get_arg_type(&answer) != 'a')
    return 0;
  bus->message_iter_recurse(&answer, &entry);
  for (; bus->message_iter_get_arg_type(&entry) == 'e'; bus->message_iter_next(&entry)) {
    bus->message_iter_recurse(&entry, &property);
    if (!bus->message_iter_next(&property) || bus->message_iter_get_arg_type(&property) != 'v') continue;
    bus->message_iter_recurse(&property, &value);
    uint32_t is_set = 0;
    if (bus->message_iter_get_arg_type(&value) == 'b') bus->message_iter_get_basic(&value, &is_set);
    if (is_set) return 1;
  }
  return 0;
}

static void take_assistance(
    CDesktop *desktop, BusLibrary *bus, DBusConnection *connection, DBusMessage *message,
    uint32_t *questions) {
  if (bus->message_is_signal(message, BUS_PROPERTIES, "PropertiesChanged")
      || bus->message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged")) {
    ask_for_assistance(bus, connection, questions);
    bus->connection_flush(connection);
  } else if (questions[0] && bus->message_get_reply_serial(message) == questions[0]) {
    questions[0] = 0;
    desktop->tell(cdesktop_assistance, is_any_set(bus, message), desktop->context);
  }
}

static const Topic assistance = {
    .rules = {"type='signal',path='" BUS_ASSISTANCE_PATH "',interface='" BUS_PROPERTIES
              "',member='PropertiesChanged'",
              "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='" BUS_ASSISTANCE "'"},
    .ask = ask_for_assistance,
    .take = take_assistance,
};

// MARK: The watch

static void listen_on(CDesktop *desktop, BusLibrary *bus, DBusConnection *connection) {
  const Topic *topic = desktop->topic;
  bus->connection_set_exit_on_disconnect(connection, 0);
  if (!bus->bus_register(connection, 0)) return;
  // Passes no place for an error, so that the call does not wait for the bus's answer.
  for (int place = 0; place < 2; place++)
    if (topic->rules[place]) bus->bus_add_match(connection, topic->rules[place], 0);
  // The number of each question; 0 if no answer is awaited.
  uint32_t questions[bus_setting_count] = {0};
  topic->ask(bus, connection, questions);
  int descriptor = -1;
  if (!questions[0] || !bus->connection_get_unix_fd(connection, &descriptor)) return;
  bus->connection_flush(connection);
  while (bus->connection_get_is_connected(connection)) {
    DBusMessage *message;
    while ((message = bus->connection_pop_message(connection))) {
      topic->take(desktop, bus, connection, message, questions);
      bus->message_unref(message);
    }
    struct pollfd waiting[] = {{.fd = descriptor, .events = POLLIN}, {.fd = desktop->over, .events = POLLIN}};
    if (poll(waiting, 2, -1) < 0) continue;
    if (waiting[1].revents) return;
    if (!bus->connection_read_write(connection, 0)) return;
  }
}

static void *follow(void *argument) {
  CDesktop *desktop = argument;
  BusLibrary bus;
  DBusConnection *connection = 0;
  if (bus_load(&bus)) connection = bus.connection_open_private(desktop->address, 0);
  if (connection) {
    listen_on(desktop, &bus, connection);
    bus.connection_close(connection);
    bus.connection_unref(connection);
  }
  desktop->forget(desktop->context);
  let_go(desktop);
  return 0;
}

static CDesktop *start(
    const Topic *topic, const char *address, void (*tell)(int, double, void *),
    void (*forget)(void *), void *context) {
  char *place = address ? strdup(address) : session_address();
  CDesktop *desktop = place ? calloc(1, sizeof *desktop) : 0;
  const int over = desktop ? eventfd(0, EFD_CLOEXEC) : -1;
  if (over < 0) {
    free(place);
    free(desktop);
    return 0;
  }
  desktop->address = place;
  desktop->topic = topic;
  desktop->tell = tell;
  desktop->forget = forget;
  desktop->context = context;
  desktop->over = over;
  desktop->owners = 2;
  // The new thread blocks all signals: the program's own threads handle them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  const int error = pthread_create(&thread, 0, follow, desktop);
  pthread_sigmask(SIG_SETMASK, &before, 0);
  if (error) {
    desktop->owners = 1;
    let_go(desktop);
    return 0;
  }
  pthread_detach(thread);
  return desktop;
}

CDesktop *cdesktop_follow(
    const char *address, void (*tell)(int, double, void *), void (*forget)(void *), void *context) {
  return start(&settings, address, tell, forget, context);
}

CDesktop *cdesktop_follow_assistance(
    const char *address, void (*tell)(int, double, void *), void (*forget)(void *), void *context) {
  return start(&assistance, address, tell, forget, context);
}

void cdesktop_end(CDesktop *desktop) {
  eventfd_write(desktop->over, 1);
  let_go(desktop);
}
