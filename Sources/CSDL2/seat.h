#ifndef SCROLLWORK_CSDL2_SEAT_H
#define SCROLLWORK_CSDL2_SEAT_H

#include <dlfcn.h>
#include <string.h>

// Finds out whether a Wayland server offers a seat: the group to which a mouse, a keyboard and a
// touch screen belong. Without a seat, SDL 2 (up to 2.32) writes through a null pointer when it
// starts (Wayland_InitMouse). This code loads the library by the name that SDL uses, as shim.h
// does.

typedef struct {
  void (*global)(void *found, void *registry, unsigned name, const char *interface, unsigned version);
  void (*global_remove)(void *found, void *registry, unsigned name);
} csdl_registry_listener;

static void csdl_note_global(
    void *found, void *registry, unsigned name, const char *interface, unsigned version) {
  (void)registry, (void)name, (void)version;
  if (strcmp(interface, "wl_seat") == 0) *(int *)found = 1;
}

static void csdl_note_global_remove(void *found, void *registry, unsigned name) {
  (void)found, (void)registry, (void)name;
}

// Asks a server through the Wayland library `library`, and sets `found` to 1 if the server has a
// seat; returns 0 if the server does not answer.
static int csdl_find_seat(void *library, const char *server, int *found) {
  enum { get_registry = 1 };
  // The library refers to the listener until the connection ends.
  static const csdl_registry_listener listener = {csdl_note_global, csdl_note_global_remove};
  void *(*connect)(const char *) = (void *(*)(const char *))dlsym(library, "wl_display_connect");
  void (*disconnect)(void *) = (void (*)(void *))dlsym(library, "wl_display_disconnect");
  int (*roundtrip)(void *) = (int (*)(void *))dlsym(library, "wl_display_roundtrip");
  void *(*construct)(void *, unsigned, const void *, ...) =
      (void *(*)(void *, unsigned, const void *, ...))dlsym(library, "wl_proxy_marshal_constructor");
  int (*listen)(void *, const void *, void *) =
      (int (*)(void *, const void *, void *))dlsym(library, "wl_proxy_add_listener");
  void (*destroy)(void *) = (void (*)(void *))dlsym(library, "wl_proxy_destroy");
  const void *interface = dlsym(library, "wl_registry_interface");
  if (!connect || !disconnect || !roundtrip || !construct || !listen || !destroy || !interface) return 0;
  void *display = connect(server);
  if (!display) return 0;
  void *registry = construct(display, get_registry, interface, (void *)0);
  const int has_answered =
      registry && listen(registry, &listener, found) == 0 && roundtrip(display) >= 0;
  if (registry) destroy(registry);
  disconnect(display);
  return has_answered;
}

// Whether a server answers and says that it has no seat; `server` is its name or path, or null for
// the server that the environment names.
static inline int csdl_wayland_lacks_seat(const char *server) {
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  int found = 0;
  const int has_answered = csdl_find_seat(library, server, &found);
  dlclose(library);
  return has_answered && !found;
}

#endif
