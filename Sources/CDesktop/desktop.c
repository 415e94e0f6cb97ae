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

struct CDesktop {
  char *address;
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

// `questions` has, for each setting, the serial number of the question; 0 if no answer is awaited.
static void take(CDesktop *desktop, BusLibrary *bus, DBusMessage *message, uint32_t *questions) {
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

static uint32_t ask(BusLibrary *bus, DBusConnection *connection, int setting) {
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

static void listen_on(CDesktop *desktop, BusLibrary *bus, DBusConnection *connection) {
  bus->connection_set_exit_on_disconnect(connection, 0);
  if (!bus->bus_register(connection, 0)) return;
  // Passes no place for an error, so that the call does not wait for the bus's answer.
  bus->bus_add_match(
      connection,
      "type='signal',sender='" BUS_PORTAL "',path='" BUS_PORTAL_PATH "',interface='" BUS_SETTINGS
      "',member='SettingChanged'",
      0);
  uint32_t questions[bus_setting_count];
  for (int setting = 0; setting < bus_setting_count; setting++)
    questions[setting] = ask(bus, connection, setting);
  int descriptor = -1;
  if (!questions[0] || !bus->connection_get_unix_fd(connection, &descriptor)) return;
  bus->connection_flush(connection);
  while (bus->connection_get_is_connected(connection)) {
    DBusMessage *message;
    while ((message = bus->connection_pop_message(connection))) {
      take(desktop, bus, message, questions);
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

CDesktop *cdesktop_follow(
    const char *address, void (*tell)(int, double, void *), void (*forget)(void *), void *context) {
  char *place = address ? strdup(address) : session_address();
  CDesktop *desktop = place ? calloc(1, sizeof *desktop) : 0;
  const int over = desktop ? eventfd(0, EFD_CLOEXEC) : -1;
  if (over < 0) {
    free(place);
    free(desktop);
    return 0;
  }
  desktop->address = place;
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

void cdesktop_end(CDesktop *desktop) {
  eventfd_write(desktop->over, 1);
  let_go(desktop);
}
