#ifndef SCROLLWORK_CSDL2_SHIM_H
#define SCROLLWORK_CSDL2_SHIM_H

// The program has a Swift entry point; SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <dlfcn.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

// Macros that Swift does not import.

static inline int csdl_window_position_centered(void) { return SDL_WINDOWPOS_CENTERED; }

static inline Uint32 csdl_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }

static inline SDL_version csdl_compiled_version(void) {
  SDL_version version;
  SDL_VERSION(&version);
  return version;
}

// SDL_events.h keeps the text in an array of characters, which Swift sees as a tuple.
static inline const char *csdl_text_of(const SDL_Event *event) { return event->text.text; }

// SDL (2.26) ends its own wait for events by a message to the window, which it sends over a second
// connection. When a key closes the window, the message may reach the X server after the window is
// gone, and Xlib answers the server's complaint by ending the program with status 1. This complaint,
// and no other, is of no interest. SDL loads Xlib by itself, so its name is looked up as SDL does.

typedef struct {
  int type;
  void *display;
  unsigned long resource;
  unsigned long serial;
  unsigned char error;
  unsigned char request;
  unsigned char minor;
} csdl_x_error;

typedef int (*csdl_x_error_handler)(void *display, csdl_x_error *error);

// The handler that was there before. Swift would leave a variable out that is not in a function.
static inline csdl_x_error_handler *csdl_usual_x_error_handler(void) {
  static csdl_x_error_handler handler;
  return &handler;
}

static int csdl_handle_x_error(void *display, csdl_x_error *error) {
  enum { bad_window = 3, send_event = 25 };
  if (error->error == bad_window && error->request == send_event) return 0;
  csdl_x_error_handler usual = *csdl_usual_x_error_handler();
  return usual ? usual(display, error) : 0;
}

// To be called before SDL opens its connections: SDL puts the handler that it finds back at the end.
// A second call does nothing.
static inline void csdl_forgive_late_messages(void) {
  void *xlib = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!xlib || *csdl_usual_x_error_handler()) return;
  csdl_x_error_handler (*set_handler)(csdl_x_error_handler) =
      (csdl_x_error_handler (*)(csdl_x_error_handler))dlsym(xlib, "XSetErrorHandler");
  if (set_handler) *csdl_usual_x_error_handler() = set_handler(csdl_handle_x_error);
}

#endif
