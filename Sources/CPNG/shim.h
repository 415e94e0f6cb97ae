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

// Macros that Swift does not import.

static const png_uint_32 cpng_rgb = PNG_FORMAT_RGB;

static const png_uint_32 cpng_quick = PNG_IMAGE_FLAG_FAST;

// The most bytes that the file of such a picture can take.
static inline png_alloc_size_t cpng_largest_size(const png_image *image) {
  return PNG_IMAGE_PNG_SIZE_MAX(*image);
}

// The structure keeps its message in an array of characters, which Swift sees as a tuple.
static inline const char *cpng_message_of(const png_image *image) { return image->message; }

#endif
