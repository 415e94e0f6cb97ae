#include "glib.h"

#include <dlfcn.h>

GLibrary g;

int glib_load(void) {
  static int is_loaded = -1;
  if (is_loaded >= 0) return is_loaded;
  is_loaded = 0;
  // The bridge depends on all others, so its functions and theirs are found from it.
  void *atk = dlopen("libatk-1.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  void *bridge = atk ? dlopen("libatk-bridge-2.0.so.0", RTLD_NOW | RTLD_GLOBAL) : 0;
  if (!bridge) return 0;
#define X(result, name, arguments) \
  if (!(*(void **)&g.name = dlsym(bridge, #name))) return 0;
  GLIB_FUNCTIONS(X)
#undef X
  return is_loaded = 1;
}
