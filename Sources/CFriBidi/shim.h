#include <fribidi/fribidi.h>

// Swift takes no variable that anybody could change.
static inline const char *cfribidi_version_info(void) { return fribidi_version_info; }
