#include "FakePortal.h"

#include "../../Sources/CDesktop/bus.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct FakePortal {
  BusLibrary bus;
  DBusConnection *connection;
  pthread_t thread;
  int is_mute;
  atomic_uint scheme;
  // What it has told of; a change is told on the portal's own thread.
  unsigned told;
  atomic_int questions, is_over;
};

static void append_variant(BusLibrary *bus, BusIterator *to, uint32_t scheme) {
  BusIterator inner;
  bus->message_iter_open_container(to, 'v', "u", &inner);
  bus->message_iter_append_basic(&inner, 'u', &scheme);
  bus->message_iter_close_container(to, &inner);
}

static void answer(FakePortal *portal, DBusMessage *question) {
  BusLibrary *bus = &portal->bus;
  DBusMessage *message = bus->message_new_method_return(question);
  BusIterator arguments, outer;
  bus->message_iter_init_append(message, &arguments);
  bus->message_iter_open_container(&arguments, 'v', "v", &outer);
  append_variant(bus, &outer, portal->scheme);
  bus->message_iter_close_container(&arguments, &outer);
  bus->connection_send(portal->connection, message, 0);
  bus->message_unref(message);
}

static void tell(FakePortal *portal, const char *key, uint32_t scheme) {
  BusLibrary *bus = &portal->bus;
  DBusMessage *message = bus->message_new_signal(BUS_PORTAL_PATH, BUS_SETTINGS, "SettingChanged");
  BusIterator arguments;
  const char *name = BUS_NAMESPACE;
  bus->message_iter_init_append(message, &arguments);
  bus->message_iter_append_basic(&arguments, 's', &name);
  bus->message_iter_append_basic(&arguments, 's', &key);
  append_variant(bus, &arguments, scheme);
  bus->connection_send(portal->connection, message, 0);
  bus->message_unref(message);
}

static void *serve(void *argument) {
  FakePortal *portal = argument;
  BusLibrary *bus = &portal->bus;
  while (!portal->is_over && bus->connection_read_write(portal->connection, 5)) {
    DBusMessage *message;
    while ((message = bus->connection_pop_message(portal->connection))) {
      if (bus->message_is_method_call(message, BUS_SETTINGS, "Read")) {
        portal->questions++;
        if (!portal->is_mute) answer(portal, message);
      }
      bus->message_unref(message);
    }
    const unsigned scheme = portal->scheme;
    if (scheme == portal->told) continue;
    portal->told = scheme;
    // Of another setting, too, which means nothing to those who ask for the scheme.
    tell(portal, "contrast", 3 - scheme);
    tell(portal, BUS_KEY, scheme);
  }
  return 0;
}

FakePortal *fakeportal_open(const char *address, uint32_t scheme, int is_mute) {
  FakePortal *portal = calloc(1, sizeof *portal);
  if (!portal || !bus_load(&portal->bus)) return 0;
  BusLibrary *bus = &portal->bus;
  portal->connection = bus->connection_open_private(address, 0);
  if (!portal->connection) return 0;
  bus->connection_set_exit_on_disconnect(portal->connection, 0);
  if (!bus->bus_register(portal->connection, 0)) return 0;
  if (bus->bus_request_name(portal->connection, BUS_PORTAL, 0, 0) != 1) return 0;
  portal->scheme = portal->told = scheme;
  portal->is_mute = is_mute;
  if (pthread_create(&portal->thread, 0, serve, portal)) return 0;
  return portal;
}

int fakeportal_questions(FakePortal *portal) { return portal->questions; }

void fakeportal_change(FakePortal *portal, uint32_t scheme) { portal->scheme = scheme; }

void fakeportal_close(FakePortal *portal) {
  portal->is_over = 1;
  pthread_join(portal->thread, 0);
  portal->bus.connection_close(portal->connection);
  portal->bus.connection_unref(portal->connection);
  free(portal);
}
