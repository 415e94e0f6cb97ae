#ifndef SCROLLWORK_CSDL2_SHIM_H
#define SCROLLWORK_CSDL2_SHIM_H

// The program has a Swift entry point; SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <dlfcn.h>
#include <setjmp.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include "xsettings.h"

// Macros that Swift does not import.

// Removes a window's surface: since 2.28, SDL makes no renderer for a window that has one.
static inline void csdl_destroy_window_surface(SDL_Window *window) {
#if SDL_VERSION_ATLEAST(2, 28, 0)
  SDL_DestroyWindowSurface(window);
#else
  (void)window;
#endif
}

static inline int csdl_window_position_centered(void) { return SDL_WINDOWPOS_CENTERED; }

static inline Uint32 csdl_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }

static inline SDL_version csdl_compiled_version(void) {
  SDL_version version;
  SDL_VERSION(&version);
  return version;
}

// SDL_events.h keeps the text in an array of characters, which Swift sees as a tuple.
static inline const char *csdl_text_of(const SDL_Event *event) { return event->text.text; }

static inline const char *csdl_composition_of(const SDL_Event *event) { return event->edit.text; }

// The loss of the display. Xlib would print lines of its own and end the program; on Wayland, SDL
// (2.26) reports a request to quit, as if the person had closed the window. SDL loads both
// libraries at run time. This code looks them up by the same names, so the program starts even if
// either is missing.

typedef enum {
  // The server has ended, or has disconnected this client.
  csdl_connection_lost,
  // Another client has destroyed the window.
  csdl_window_lost,
  // The server could not carry out a request.
  csdl_request_refused,
} csdl_loss;

// May return only if `can_go_on` is true; the program then does not call SDL again.
typedef void (*csdl_loss_handler)(csdl_loss loss, int can_go_on);

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
typedef int (*csdl_x_io_error_handler)(void *display);

// The handler that this code calls for a loss.
//
// State that outlives a call is in CSDLState, once for the program. A variable in this header would
// exist once in each object file that includes it.
csdl_loss_handler *csdl_current_loss_handler(void);

// The place to which a wait for events jumps if Xlib reports a loss during the wait: after a failed
// connection, SDL (2.26) would wait again, for ever. The abandoned stack frames keep their locks,
// and the program does not call SDL again.
typedef struct {
  int is_waiting;
  jmp_buf end;
} csdl_wait_state;

csdl_wait_state *csdl_current_wait(void);

// Waits for an event, for ever if `milliseconds` is below zero.
static inline void csdl_wait(int milliseconds) {
  csdl_wait_state *wait = csdl_current_wait();
  if (setjmp(wait->end) == 0) {
    wait->is_waiting = 1;
    if (milliseconds < 0) SDL_WaitEvent(NULL);
    else SDL_WaitEventTimeout(NULL, milliseconds);
  }
  csdl_current_wait()->is_waiting = 0;
}

// Calls the handler for a loss that Xlib reports, and ends the wait if there is one. On any thread
// but the waiting one, the handler does not return.
static void csdl_lose(csdl_loss loss, int can_go_on) {
  csdl_wait_state *wait = csdl_current_wait();
  (*csdl_current_loss_handler())(loss, can_go_on || wait->is_waiting);
  if (wait->is_waiting) longjmp(wait->end, 1);
}

// SDL (2.26) ends its own wait for events by a message to the window, which it sends over a second
// connection. When a key closes the window, the message may reach the server after the window is
// gone. Only that error is ignored.
static int csdl_handle_x_error(void *display, csdl_x_error *error) {
  enum { bad_window = 3, bad_drawable = 9, send_event = 25 };
  (void)display;
  if (error->error == bad_window && error->request == send_event) return 0;
  const int is_window = error->error == bad_window || error->error == bad_drawable;
  csdl_lose(is_window ? csdl_window_lost : csdl_request_refused, 1);
  return 0;
}

// The connection whose failure does not make Xlib end the program.
void **csdl_kept_connection(void);

static int csdl_handle_x_io_error(void *display) {
  csdl_lose(csdl_connection_lost, display == *csdl_kept_connection());
  return 0;
}

// Xlib calls this function instead of exit().
static void csdl_go_on(void *display, void *data) { (void)display, (void)data; }

// The X server's times of events. SDL (2.26) discards these, and gives each event the time at which
// SDL reads it. But SDL passes every message of the server to the filter below, and to the same
// filter the event that it makes of the message: after the message (core protocol) or before it
// (XInput2).

// An X event as SDL passes it on, declared without Xlib's headers: the beginning that all events
// share, and the time, which has the same position in key, button, motion and crossing events.
typedef struct {
  SDL_version version;
  int system;
  struct {
    int type;
    unsigned long serial;
    int is_sent;
    void *display;
    union {
      struct {
        unsigned long window, root, subwindow, time;
      } input;
      struct {
        unsigned long window, atom;
      } property;
      struct {
        unsigned long window, kind;
      } message;
      struct {
        int extension, kind;
        unsigned int cookie;
        const void *data;
      } generic;
    } of;
  } event;
} csdl_x_message;

// The beginning of the data of a generic event of XInput2.
typedef struct {
  int type;
  unsigned long serial;
  int is_sent;
  void *display;
  int extension, kind;
  unsigned long time;
} csdl_xinput_event;

enum { csdl_time_capacity = 4096 };

typedef struct {
  // The number of tagged events; the latest of them are kept in `events`.
  Uint32 count;
  // The value of `count` when the server's last message was passed to the filter.
  Uint32 count_at_message;
  // The time of the last message, for an event that follows its message.
  Uint32 time;
  SDL_bool has_time;
  struct {
    Uint32 tag, type, time;
    SDL_bool has_time;
  } events[csdl_time_capacity];
} csdl_times;

csdl_times *csdl_current_times(void);

static inline int csdl_is_finger(Uint32 type) {
  return type >= SDL_FINGERDOWN && type <= SDL_FINGERMOTION;
}

static inline void csdl_note_message(const csdl_x_message *message) {
  enum { first_input = 2, last_input = 8, generic = 35 };
  enum { motion = 6, touch_begin = 18, touch_end = 20 };
  csdl_times *times = csdl_current_times();
  const SDL_bool has_event = times->count != times->count_at_message;
  const int type = message->event.type;
  times->count_at_message = times->count;
  // Ignores the time of an event that another program has sent, because it may be any time.
  times->has_time = type >= first_input && type <= last_input && !message->event.is_sent;
  if (times->has_time) times->time = (Uint32)message->event.of.input.time;
  const csdl_xinput_event *data = message->event.of.generic.data;
  if (type != generic || !has_event || !data) return;
  const int kind = message->event.of.generic.kind;
  const Uint32 last = (times->count - 1) % csdl_time_capacity;
  const Uint32 made = times->events[last].type;
  if (kind == motion ? made == SDL_MOUSEMOTION
                     : kind >= touch_begin && kind <= touch_end && csdl_is_finger(made)) {
    times->events[last].time = (Uint32)data->time;
    times->events[last].has_time = SDL_TRUE;
  }
}

// SDL's own time of an event is useless, so a tag replaces it. A clock that counts milliseconds
// does not set this bit in the first 24 days.
static const Uint32 csdl_time_tag = 0x80000000;

static inline void csdl_note_event(SDL_Event *event) {
  const Uint32 type = event->type;
  const int is_input = (type >= SDL_KEYDOWN && type <= SDL_MOUSEWHEEL) || csdl_is_finger(type);
  if (!is_input) return;
  csdl_times *times = csdl_current_times();
  const Uint32 tag = csdl_time_tag | times->count;
  const Uint32 place = times->count % csdl_time_capacity;
  times->events[place].tag = tag;
  times->events[place].type = type;
  times->events[place].time = times->time;
  times->events[place].has_time = times->has_time;
  times->count += 1;
  event->common.timestamp = tag;
}

// The server's time of an event that has passed the filter, in milliseconds that wrap; false if the
// server has given none.
static inline SDL_bool csdl_server_time(const SDL_Event *event, Uint32 *time) {
  const csdl_times *times = csdl_current_times();
  const Uint32 tag = event->common.timestamp;
  const Uint32 place = (tag & ~csdl_time_tag) % csdl_time_capacity;
  if (!(tag & csdl_time_tag) || times->events[place].tag != tag) return SDL_FALSE;
  *time = times->events[place].time;
  return times->events[place].has_time;
}

// SDL's information about a window, declared without the headers of the window systems: only the
// connection is read.
typedef struct {
  SDL_version version;
  int system;
  union {
    // The connection to a Wayland or X11 server.
    void *connection;
    Uint8 others[64];
  } window;
} csdl_window_system;

struct SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(
    SDL_Window *window, struct SDL_SysWMinfo *info);

enum { csdl_system_x11 = 2, csdl_system_wayland = 6 };

// A window's connection to a server of one kind; null if the window is on another kind of server.
static void *csdl_connection(SDL_Window *window, int system) {
  csdl_window_system info;
  SDL_memset(&info, 0, sizeof info);
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)&info)) return NULL;
  return info.system == system ? info.window.connection : NULL;
}

// Whether a window was on a Wayland server whose connection has failed since.
static int csdl_wayland_is_lost(SDL_Window *window) {
  void *connection = csdl_connection(window, csdl_system_wayland);
  if (!connection) return 0;
  // The library is already loaded, because the window uses it.
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  int (*get_error)(void *) = (int (*)(void *))dlsym(library, "wl_display_get_error");
  const int error = get_error ? get_error(connection) : 0;
  dlclose(library);
  return error != 0;
}

enum { csdl_x_destroy_notify = 17 };

// Whether a message tells of a change of the desktop's settings. A manager that starts announces
// itself to the root window; one that ends loses its own.
static int csdl_is_x_news(const csdl_x_message *message) {
  enum { property_notify = 28, client_message = 33 };
  const csdl_x_news *news = csdl_current_x_news();
  if (!news->root) return 0;
  const unsigned long window = message->event.of.property.window;
  const unsigned long atom = message->event.of.property.atom;
  if (message->event.type == client_message)
    return window == news->root && message->event.of.message.kind == news->announcement;
  if (message->event.type == csdl_x_destroy_notify) return news->manager && window == news->manager;
  if (message->event.type != property_notify) return 0;
  return (window == news->root && atom == news->resources)
      || (news->manager && window == news->manager && atom == news->settings);
}

// Reads the desktop's settings on a window's connection. From now on, a change of them is an event
// `SDL_SYSWMEVENT`. All is null if the window is not on an X server.
static inline csdl_x_settings csdl_follow_x_settings(SDL_Window *window) {
  csdl_x_settings found = {NULL, 0, NULL, 0};
  csdl_xlib xlib;
  void *connection = csdl_connection(window, csdl_system_x11);
  if (connection && csdl_load_xlib(&xlib))
    csdl_read_x_display(&xlib, connection, &found, csdl_current_x_news());
  return found;
}

// Without painting, a window would not notice its own destruction, so the filter looks for it. The
// filter drops all other messages of the window system, because they would wake the program.
static int csdl_filter_event(void *window, SDL_Event *event) {
  if (event->type == SDL_QUIT && csdl_wayland_is_lost((SDL_Window *)window)) {
    (*csdl_current_loss_handler())(csdl_connection_lost, 1);
  }
  if (event->type != SDL_SYSWMEVENT) {
    csdl_note_event(event);
    return 1;
  }
  const csdl_x_message *message = (const csdl_x_message *)event->syswm.msg;
  if (!message || message->system != csdl_system_x11) return 0;
  if (message->event.type == csdl_x_destroy_notify && !csdl_is_x_news(message)) {
    (*csdl_current_loss_handler())(csdl_window_lost, 1);
    // Keeps the event, because the event ends a wait.
    return 1;
  }
  csdl_note_message(message);
  return csdl_is_x_news(message);
}

// Sets the handler for a loss. Call this before `csdl_watch_window`.
static inline void csdl_watch_display(csdl_loss_handler handler) {
  *csdl_current_loss_handler() = handler;
}

// Whether Xlib's handlers are set.
int *csdl_watches_xlib(void);

// Sets Xlib's error handlers, once for the program. Call this before SDL opens its connections:
// when SDL ends, it restores the handler that it has found.
static inline void csdl_watch_xlib(void) {
  if (*csdl_watches_xlib()) return;
  void *xlib = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!xlib) return;
  csdl_x_error_handler (*set_handler)(csdl_x_error_handler) =
      (csdl_x_error_handler (*)(csdl_x_error_handler))dlsym(xlib, "XSetErrorHandler");
  csdl_x_io_error_handler (*set_io_handler)(csdl_x_io_error_handler) =
      (csdl_x_io_error_handler (*)(csdl_x_io_error_handler))dlsym(xlib, "XSetIOErrorHandler");
  if (!set_handler || !set_io_handler) return;
  *csdl_watches_xlib() = 1;
  set_handler(csdl_handle_x_error);
  set_io_handler(csdl_handle_x_io_error);
}

// Keeps Xlib (1.7 and later) from ending the program when a window's connection fails; Xlib's calls
// on that connection then do nothing. SDL's other connection serves only to wake this one.
static inline void csdl_keep_connection(SDL_Window *window) {
  void *connection = csdl_connection(window, csdl_system_x11);
  void *xlib = connection ? dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!xlib) return;
  void (*set_exit)(void *, void (*)(void *, void *), void *) =
      (void (*)(void *, void (*)(void *, void *), void *))dlsym(xlib, "XSetIOErrorExitHandler");
  if (!set_exit) return;
  set_exit(connection, csdl_go_on, NULL);
  *csdl_kept_connection() = connection;
}

// Watches for the destruction of a window and for the loss of its connection. With NULL, ends the
// watch; call this before the program closes the window.
static inline void csdl_watch_window(SDL_Window *window) {
  if (window) csdl_keep_connection(window);
  else memset(csdl_current_x_news(), 0, sizeof(csdl_x_news));
  SDL_SetEventFilter(window ? csdl_filter_event : NULL, window);
  SDL_EventState(SDL_SYSWMEVENT, window ? SDL_ENABLE : SDL_IGNORE);
}

#endif
