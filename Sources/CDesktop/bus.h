#ifndef SCROLLWORK_BUS_H
#define SCROLLWORK_BUS_H

// The part of libdbus that CDesktop uses. `bus_load` loads the library at run time, so programs
// also start without it, and are built without its headers.

#include <dlfcn.h>
#include <stdint.h>

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
// libdbus uses 14 pointers and numbers; this has room to spare.
typedef struct { void *words[32]; } BusIterator;

#define BUS_FUNCTIONS(X) \
  X(uint32_t, threads_init_default, (void)) \
  X(DBusConnection *, connection_open_private, (const char *address, void *error)) \
  X(uint32_t, bus_register, (DBusConnection *, void *error)) \
  X(int, bus_request_name, (DBusConnection *, const char *name, unsigned flags, void *error)) \
  X(void, bus_add_match, (DBusConnection *, const char *rule, void *error)) \
  X(void, connection_set_exit_on_disconnect, (DBusConnection *, uint32_t)) \
  X(uint32_t, connection_get_unix_fd, (DBusConnection *, int *)) \
  X(uint32_t, connection_get_is_connected, (DBusConnection *)) \
  X(uint32_t, connection_read_write, (DBusConnection *, int milliseconds)) \
  X(DBusMessage *, connection_pop_message, (DBusConnection *)) \
  X(uint32_t, connection_send, (DBusConnection *, DBusMessage *, uint32_t *serial)) \
  X(void, connection_flush, (DBusConnection *)) \
  X(void, connection_close, (DBusConnection *)) \
  X(void, connection_unref, (DBusConnection *)) \
  X(DBusMessage *, message_new_method_call, (const char *, const char *, const char *, const char *)) \
  X(DBusMessage *, message_new_method_return, (DBusMessage *)) \
  X(DBusMessage *, message_new_error, (DBusMessage *, const char *name, const char *text)) \
  X(DBusMessage *, message_new_signal, (const char *path, const char *interface, const char *name)) \
  X(void, message_set_auto_start, (DBusMessage *, uint32_t)) \
  X(void, message_unref, (DBusMessage *)) \
  X(int, message_get_type, (DBusMessage *)) \
  X(uint32_t, message_get_reply_serial, (DBusMessage *)) \
  X(uint32_t, message_is_signal, (DBusMessage *, const char *interface, const char *name)) \
  X(uint32_t, message_is_method_call, (DBusMessage *, const char *interface, const char *name)) \
  X(uint32_t, message_iter_init, (DBusMessage *, BusIterator *)) \
  X(uint32_t, message_iter_next, (BusIterator *)) \
  X(int, message_iter_get_arg_type, (BusIterator *)) \
  X(void, message_iter_recurse, (BusIterator *, BusIterator *)) \
  X(void, message_iter_get_basic, (BusIterator *, void *)) \
  X(void, message_iter_init_append, (DBusMessage *, BusIterator *)) \
  X(uint32_t, message_iter_append_basic, (BusIterator *, int type, const void *)) \
  X(uint32_t, message_iter_open_container, (BusIterator *, int type, const char *, BusIterator *)) \
  X(uint32_t, message_iter_close_container, (BusIterator *, BusIterator *))

typedef struct {
#define X(result, name, arguments) result(*name) arguments;
  BUS_FUNCTIONS(X)
#undef X
} BusLibrary;

// Loads the library; returns whether it exists and has all functions that are used.
static inline int bus_load(BusLibrary *bus) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define X(result, name, arguments) \
  if (!(*(void **)&bus->name = dlsym(library, "dbus_" #name))) return 0;
  BUS_FUNCTIONS(X)
#undef X
  return bus->threads_init_default() != 0;
}

#define BUS_METHOD_RETURN 2
#define BUS_PORTAL "org.freedesktop.portal.Desktop"
#define BUS_PORTAL_PATH "/org/freedesktop/portal/desktop"
#define BUS_SETTINGS "org.freedesktop.portal.Settings"

// The settings in the order of `cdesktop_setting`, and the types of their values. GNOME has moved
// the double click, and portals before 1.17 know high contrast only as GNOME's setting.
static const struct {
  const char *space, *key;
  char type;
} bus_settings[] = {
    {"org.freedesktop.appearance", "color-scheme", 'u'},
    {"org.freedesktop.appearance", "contrast", 'u'},
    {"org.freedesktop.appearance", "reduced-motion", 'u'},
    {"org.gnome.desktop.interface", "text-scaling-factor", 'd'},
    {"org.gnome.desktop.interface", "scaling-factor", 'u'},
    {"org.gnome.desktop.interface", "enable-animations", 'b'},
    {"org.gnome.desktop.peripherals.mouse", "double-click", 'i'},
    {"org.gnome.settings-daemon.peripherals.mouse", "double-click", 'i'},
    {"org.gnome.desktop.a11y.interface", "high-contrast", 'b'},
};

enum { bus_setting_count = sizeof bus_settings / sizeof *bus_settings };

#define BUS_ASSISTANCE "org.a11y.Bus"
#define BUS_ASSISTANCE_PATH "/org/a11y/bus"
#define BUS_ASSISTANCE_STATUS "org.a11y.Status"
#define BUS_PROPERTIES "org.freedesktop.DBus.Properties"

#endif
