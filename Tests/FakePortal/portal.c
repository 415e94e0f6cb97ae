#include "FakePortal.h"

#include "../../Sources/CDesktop/bus.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct FakePortal {
  BusLibrary bus;
  DBusConnection *connection;
  pthread_t thread;
  int is_mute;
  pthread_mutex_t lock;
  // The settings, which of them exist, and which have changed; a change is told on the portal's own
  // thread.
  struct {
    double value;
    int exists, is_news;
  } settings[bus_setting_count];
  atomic_int questions, is_over;
};

static void append_variant(BusLibrary *bus, BusIterator *to, int setting, double value) {
  const char type[] = {bus_settings[setting].type, 0};
  const uint32_t whole = (uint32_t)(int32_t)value;
  BusIterator inner;
  bus->message_iter_open_container(to, 'v', type, &inner);
  bus->message_iter_append_basic(&inner, type[0], type[0] == 'd' ? (const void *)&value : &whole);
  bus->message_iter_close_container(to, &inner);
}

static void answer(FakePortal *portal, DBusMessage *question) {
  BusLibrary *bus = &portal->bus;
  BusIterator arguments, outer;
  const char *space = "", *key = "";
  bus->message_iter_init(question, &arguments);
  bus->message_iter_get_basic(&arguments, &space);
  bus->message_iter_next(&arguments);
  bus->message_iter_get_basic(&arguments, &key);
  int setting = 0;
  while (setting < bus_setting_count
         && (strcmp(space, bus_settings[setting].space) || strcmp(key, bus_settings[setting].key)))
    setting++;
  if (setting == 0) portal->questions++;
  if (portal->is_mute) return;
  DBusMessage *message;
  if (setting == bus_setting_count || !portal->settings[setting].exists) {
    message = bus->message_new_error(
        question, "org.freedesktop.portal.Error.NotFound", "Requested setting not found");
  } else {
    message = bus->message_new_method_return(question);
    bus->message_iter_init_append(message, &arguments);
    bus->message_iter_open_container(&arguments, 'v', "v", &outer);
    append_variant(bus, &outer, setting, portal->settings[setting].value);
    bus->message_iter_close_container(&arguments, &outer);
  }
  bus->connection_send(portal->connection, message, 0);
  bus->message_unref(message);
}

static void tell(FakePortal *portal, const char *key, int setting) {
  BusLibrary *bus = &portal->bus;
  DBusMessage *message = bus->message_new_signal(BUS_PORTAL_PATH, BUS_SETTINGS, "SettingChanged");
  BusIterator arguments;
  bus->message_iter_init_append(message, &arguments);
  bus->message_iter_append_basic(&arguments, 's', &bus_settings[setting].space);
  bus->message_iter_append_basic(&arguments, 's', &key);
  append_variant(bus, &arguments, setting, portal->settings[setting].value);
  bus->connection_send(portal->connection, message, 0);
  bus->message_unref(message);
}

static void *serve(void *argument) {
  FakePortal *portal = argument;
  BusLibrary *bus = &portal->bus;
  while (!portal->is_over && bus->connection_read_write(portal->connection, 5)) {
    DBusMessage *message;
    pthread_mutex_lock(&portal->lock);
    while ((message = bus->connection_pop_message(portal->connection))) {
      if (bus->message_is_method_call(message, BUS_SETTINGS, "Read")) answer(portal, message);
      bus->message_unref(message);
    }
    for (int setting = 0; setting < bus_setting_count; setting++) {
      if (!portal->settings[setting].is_news) continue;
      portal->settings[setting].is_news = 0;
      // Of another setting, too, which nobody asks for.
      tell(portal, "accent-color", setting);
      tell(portal, bus_settings[setting].key, setting);
    }
    pthread_mutex_unlock(&portal->lock);
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
  portal->settings[0].value = scheme;
  portal->settings[0].exists = 1;
  portal->is_mute = is_mute;
  pthread_mutex_init(&portal->lock, 0);
  if (pthread_create(&portal->thread, 0, serve, portal)) return 0;
  return portal;
}

int fakeportal_questions(FakePortal *portal) { return portal->questions; }

void fakeportal_set(FakePortal *portal, int setting, double value) {
  pthread_mutex_lock(&portal->lock);
  const int is_news = !portal->settings[setting].exists || portal->settings[setting].value != value;
  portal->settings[setting].value = value;
  portal->settings[setting].exists = 1;
  portal->settings[setting].is_news |= is_news;
  pthread_mutex_unlock(&portal->lock);
}

void fakeportal_change(FakePortal *portal, uint32_t scheme) { fakeportal_set(portal, 0, scheme); }

void fakeportal_close(FakePortal *portal) {
  portal->is_over = 1;
  pthread_join(portal->thread, 0);
  portal->bus.connection_close(portal->connection);
  portal->bus.connection_unref(portal->connection);
  free(portal);
}
