#ifndef SCROLLWORK_CSDL2_XSETTINGS_H
#define SCROLLWORK_CSDL2_XSETTINGS_H

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What an X11 desktop tells its programs: the resources (`xrdb`) in a property of the root window,
// and the settings of a settings manager (XSETTINGS) in a property of that manager's window. Xlib is
// loaded by the name that SDL uses, and declared without its headers, as in shim.h.

typedef struct {
  // The text of the resources, and its length; null if there are none.
  unsigned char *resources;
  unsigned long resource_count;
  // The bytes of the settings, and their number; null if no manager runs.
  unsigned char *settings;
  unsigned long setting_count;
} csdl_x_settings;

// The windows and properties whose changes are news; all zero before `csdl_follow_x_settings`.
typedef struct {
  unsigned long root, manager;
  unsigned long resources, settings, announcement;
} csdl_x_news;

// The state is in CSDLState, once for the program.
csdl_x_news *csdl_current_x_news(void);

// The beginning of Xlib's XWindowAttributes, with room for the rest.
typedef struct {
  int x, y, width, height, border, depth;
  void *visual;
  unsigned long root;
  int kind, bit_gravity, gravity, backing_store;
  unsigned long planes, pixel;
  int saves_under;
  unsigned long colormap;
  int is_installed, map_state;
  long all_masks, own_mask;
  void *rest[8];
} csdl_x_attributes;

#define CSDL_XLIB_FUNCTIONS(X) \
  X(void *, XOpenDisplay, (const char *)) \
  X(int, XCloseDisplay, (void *)) \
  X(int, XDefaultScreen, (void *)) \
  X(unsigned long, XDefaultRootWindow, (void *)) \
  X(unsigned long, XInternAtom, (void *, const char *, int)) \
  X(unsigned long, XGetSelectionOwner, (void *, unsigned long)) \
  X(int, XGetWindowProperty, (void *, unsigned long window, unsigned long property, long, long, int, \
      unsigned long kind, unsigned long *, int *format, unsigned long *count, unsigned long *, \
      unsigned char **)) \
  X(int, XGetWindowAttributes, (void *, unsigned long, csdl_x_attributes *)) \
  X(int, XSelectInput, (void *, unsigned long, long)) \
  X(int, XGrabServer, (void *)) \
  X(int, XUngrabServer, (void *)) \
  X(int, XFlush, (void *)) \
  X(int, XFree, (void *))

typedef struct {
#define X(result, name, arguments) result(*name) arguments;
  CSDL_XLIB_FUNCTIONS(X)
#undef X
} csdl_xlib;

static int csdl_load_xlib(csdl_xlib *xlib) {
  void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define X(result, name, arguments) \
  if (!(*(void **)&xlib->name = dlsym(library, #name))) return 0;
  CSDL_XLIB_FUNCTIONS(X)
#undef X
  return 1;
}

// The bytes of a property; null if there is none, or if it does not consist of bytes.
static unsigned char *csdl_x_property(
    csdl_xlib *xlib, void *display, unsigned long window, unsigned long property,
    unsigned long *count) {
  enum { most_words = 1 << 18 };
  unsigned long kind = 0, rest = 0;
  int format = 0;
  unsigned char *bytes = NULL;
  *count = 0;
  if (xlib->XGetWindowProperty(
          display, window, property, 0, most_words, 0, 0, &kind, &format, count, &rest, &bytes) != 0)
    return NULL;
  if (bytes && format == 8) return bytes;
  if (bytes) xlib->XFree(bytes);
  *count = 0;
  return NULL;
}

// Reads both properties, and, if `news` is not null, asks the server to tell of changes.
static void csdl_read_x_display(
    csdl_xlib *xlib, void *display, csdl_x_settings *found, csdl_x_news *news) {
  enum { resources = 23, property_change = 1 << 22, structure_notify = 1 << 17 };
  char name[32];
  snprintf(name, sizeof name, "_XSETTINGS_S%d", xlib->XDefaultScreen(display));
  const unsigned long root = xlib->XDefaultRootWindow(display);
  const unsigned long selection = xlib->XInternAtom(display, name, 0);
  const unsigned long settings = xlib->XInternAtom(display, "_XSETTINGS_SETTINGS", 0);
  // A manager that goes away meanwhile would make a request fail, which would look as if the
  // program's own window were lost.
  xlib->XGrabServer(display);
  const unsigned long manager = xlib->XGetSelectionOwner(display, selection);
  if (news) {
    csdl_x_attributes attributes;
    memset(&attributes, 0, sizeof attributes);
    // SDL selects events of the root window, too, and a client has one selection.
    if (xlib->XGetWindowAttributes(display, root, &attributes))
      xlib->XSelectInput(
          display, root, attributes.own_mask | property_change | structure_notify);
    if (manager) xlib->XSelectInput(display, manager, property_change | structure_notify);
    *news = (csdl_x_news){root, manager, resources, settings, xlib->XInternAtom(display, "MANAGER", 0)};
  }
  found->resources =
      csdl_x_property(xlib, display, root, resources, &found->resource_count);
  if (manager)
    found->settings = csdl_x_property(xlib, display, manager, settings, &found->setting_count);
  xlib->XUngrabServer(display);
  xlib->XFlush(display);
}

// Reads the settings over a connection of its own, which it closes: before there is a window. All is
// null if no server answers.
static inline csdl_x_settings csdl_read_x_settings(void) {
  csdl_x_settings found = {NULL, 0, NULL, 0};
  csdl_xlib xlib;
  if (!csdl_load_xlib(&xlib)) return found;
  void *display = xlib.XOpenDisplay(NULL);
  if (!display) return found;
  csdl_read_x_display(&xlib, display, &found, NULL);
  xlib.XCloseDisplay(display);
  return found;
}

static inline void csdl_free_x_settings(csdl_x_settings found) {
  csdl_xlib xlib;
  if ((!found.resources && !found.settings) || !csdl_load_xlib(&xlib)) return;
  if (found.resources) xlib.XFree(found.resources);
  if (found.settings) xlib.XFree(found.settings);
}

#endif
