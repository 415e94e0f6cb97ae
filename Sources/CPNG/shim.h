#ifndef SCROLLWORK_CPNG_SHIM_H
#define SCROLLWORK_CPNG_SHIM_H

#include <png.h>
#include <string.h>

// An empty control structure for the simplified interface, eight bits a channel, straight alpha.
static inline png_image cpng_rgba_image(png_uint_32 width, png_uint_32 height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  return image;
}

// The structure keeps its message in an array of characters, which Swift sees as a tuple.
static inline const char *cpng_message_of(const png_image *image) { return image->message; }

#endif
