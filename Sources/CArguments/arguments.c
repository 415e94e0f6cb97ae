#include "CArguments.h"

// Swift's runtime finds the arguments in memory, just before the environment. A library that calls setenv
// as it is loaded moves the environment, and the program then seems to have no arguments: sdl2-compat does
// so where SDL_VIDEODRIVER is set. glibc hands the arguments to every constructor, and the runtime takes
// them from us.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}
