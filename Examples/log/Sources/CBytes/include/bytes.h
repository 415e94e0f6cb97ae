// What the C library has for bytes, but shows only to programs that ask for GNU's extensions.
#include <stddef.h>

// The first place of `count` bytes in others; NULL for none.
const void *_Nullable bytes_find(
    const void *_Nonnull from, size_t length, const void *_Nonnull bytes, size_t count);

// The last place of a byte; NULL for none.
const void *_Nullable bytes_last(const void *_Nonnull from, int byte, size_t length);
