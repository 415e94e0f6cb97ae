#ifndef SCROLLWORK_CSDL2_SHIM_H
#define SCROLLWORK_CSDL2_SHIM_H

// The program has a Swift entry point; SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

#endif
