#include <fribidi/fribidi.h>

// Returns the variable's value, because Swift does not accept a global variable that any code could
// change.
static inline const char *cfribidi_version_info(void) { return fribidi_version_info; }
