#define _GNU_SOURCE
#include "bytes.h"

#include <string.h>

const void *bytes_find(const void *from, size_t length, const void *bytes, size_t count) {
  return memmem(from, length, bytes, count);
}

const void *bytes_last(const void *from, int byte, size_t length) {
  return memrchr(from, byte, length);
}
