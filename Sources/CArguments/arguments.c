#include "CArguments.h"

// Swift's runtime finds the arguments in memory, just before the environment. If a library calls
// setenv while it is loaded, the environment moves, and the program then seems to have no
// arguments: sdl2-compat does so if SDL_VIDEODRIVER is set. glibc passes the arguments to every
// constructor, so this one hands them to the runtime.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}
