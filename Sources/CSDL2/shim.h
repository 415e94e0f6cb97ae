#ifndef SCROLLWORK_CSDL2_SHIM_H
#define SCROLLWORK_CSDL2_SHIM_H

// The program has a Swift entry point; SDL must not rename it.
#define SDL_MAIN_HANDLED
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

#endif
