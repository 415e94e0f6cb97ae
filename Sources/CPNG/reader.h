#ifndef SCROLLWORK_CPNG_READER_H
#define SCROLLWORK_CPNG_READER_H

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reads a file row by row. libpng reports an error by a jump, which must not skip Swift frames:
// each function here catches the jumps of the calls that it makes, and returns 0 after one.

typedef struct cpng_reader {
  png_structp png;
  png_infop info;
  const unsigned char *bytes;
  size_t count;
  size_t place;
  jmp_buf back;
  char message[128];
  // The number of times that all rows must be read, each time into the same memory.
  int passes;
} cpng_reader;

static inline PNG_NORETURN void cpng_reader_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
  snprintf(reader->message, sizeof reader->message, "%s", message);
  longjmp(reader->back, 1);
}

static inline void cpng_reader_warning(png_structp png, png_const_charp message) {}

static inline void cpng_reader_bytes(png_structp png, png_bytep bytes, size_t count) {
  cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
  if (count > reader->count - reader->place) png_error(png, "the file ends too early");
  memcpy(bytes, reader->bytes + reader->place, count);
  reader->place += count;
}

static inline void cpng_reader_close(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// Returns null if memory runs out. The bytes must stay at their address until `cpng_reader_close`.
static inline cpng_reader *cpng_reader_open(const unsigned char *bytes, size_t count) {
  cpng_reader *reader = (cpng_reader *)calloc(1, sizeof(cpng_reader));
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  if (setjmp(reader->back)) {
    cpng_reader_close(reader);
    return NULL;
  }
  reader->png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, reader, cpng_reader_error, cpng_reader_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_close(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, cpng_reader_bytes);
  return reader;
}

// Starts decoding to rows of four bytes a pixel: red, green and blue, or in reverse order, and
// straight alpha.
static inline int cpng_reader_start(cpng_reader *reader, unsigned longest_side, int is_bgr) {
  png_structp png = reader->png;
  if (setjmp(reader->back)) return 0;
  png_set_user_limits(png, longest_side, longest_side);
  png_read_info(png, reader->info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (is_bgr) png_set_bgr(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  return png_get_rowbytes(png, reader->info) == 4 * (size_t)png_get_image_width(png, reader->info);
}

static inline unsigned cpng_reader_width(const cpng_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

static inline unsigned cpng_reader_height(const cpng_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

static inline int cpng_reader_row(cpng_reader *reader, void *row) {
  if (setjmp(reader->back)) return 0;
  png_read_row(reader->png, (png_bytep)row, NULL);
  return 1;
}

// Reads the rest of the file after the rows.
static inline int cpng_reader_finish(cpng_reader *reader) {
  if (setjmp(reader->back)) return 0;
  png_read_end(reader->png, NULL);
  return 1;
}

static inline const char *cpng_reader_message(const cpng_reader *reader) { return reader->message; }

#endif
