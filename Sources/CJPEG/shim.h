#ifndef SCROLLWORK_CJPEG_SHIM_H
#define SCROLLWORK_CJPEG_SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
#include <jerror.h>

// libjpeg reports an error by a jump, which must not skip Swift frames: each function here catches
// the jumps of the calls that it makes, and returns 0 after one.

typedef struct cjpeg_reader {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf back;
  char message[JMSG_LENGTH_MAX];
  // Whether data were wrong or missing, and libjpeg continued after them.
  int is_damaged;
  // Whether the data ended too early.
  int is_cut;
  // Whether libjpeg does not know this kind of file.
  int is_unknown_kind;
} cjpeg_reader;

// The most scans that a file may have. The format sets no limit, so a small progressive file could
// repeat its scans and take very long.
static const int cjpeg_most_scans = 256;

static inline void cjpeg_error_exit(j_common_ptr info) {
  cjpeg_reader *reader = (cjpeg_reader *)info->client_data;
  int code = info->err->msg_code;
  reader->is_unknown_kind = code == JERR_BAD_PRECISION || code == JERR_SOF_UNSUPPORTED ||
    code == JERR_CONVERSION_NOTIMPL || code == JERR_ARITH_NOTIMPL || code == JERR_NOT_COMPILED;
  info->err->format_message(info, reader->message);
  longjmp(reader->back, 1);
}

static inline void cjpeg_emit_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  cjpeg_reader *reader = (cjpeg_reader *)info->client_data;
  switch (info->err->msg_code) {
    case JWRN_JPEG_EOF: reader->is_cut = 1;
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_BOGUS_PROGRESSION:
      if (!reader->is_damaged) info->err->format_message(info, reader->message);
      reader->is_damaged = 1;
  }
}

static inline void cjpeg_watch_progress(j_common_ptr info) {
  cjpeg_reader *reader = (cjpeg_reader *)info->client_data;
  if (reader->info.input_scan_number <= cjpeg_most_scans) return;
  snprintf(reader->message, sizeof reader->message, "more than %d scans", cjpeg_most_scans);
  longjmp(reader->back, 1);
}

// Returns null if memory runs out. The bytes must stay at their address until `cjpeg_close`.
static inline cjpeg_reader *cjpeg_open(const unsigned char *bytes, size_t count) {
  cjpeg_reader *reader = (cjpeg_reader *)calloc(1, sizeof(cjpeg_reader));
  if (!reader) return NULL;
  reader->info.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = cjpeg_error_exit;
  reader->errors.emit_message = cjpeg_emit_message;
  reader->info.client_data = reader;
  if (setjmp(reader->back)) {
    jpeg_destroy_decompress(&reader->info);
    free(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->progress.progress_monitor = cjpeg_watch_progress;
  reader->info.progress = &reader->progress;
  jpeg_mem_src(&reader->info, bytes, (unsigned long)count);
  jpeg_save_markers(&reader->info, JPEG_APP0 + 1, 0xFFFF);
  return reader;
}

static inline void cjpeg_close(cjpeg_reader *reader) {
  if (!setjmp(reader->back)) jpeg_destroy_decompress(&reader->info);
  free(reader);
}

static inline int cjpeg_read_header(cjpeg_reader *reader) {
  if (setjmp(reader->back)) return 0;
  return jpeg_read_header(&reader->info, TRUE) == JPEG_HEADER_OK;
}

// Whether libjpeg keeps the whole picture in memory until it has read the last byte.
static inline int cjpeg_is_held(cjpeg_reader *reader) {
  return jpeg_has_multiple_scans(&reader->info);
}

// Sets the scale to `eighths` eighths, and computes the size of the result.
static inline int cjpeg_scale(cjpeg_reader *reader, unsigned eighths) {
  if (setjmp(reader->back)) return 0;
  reader->info.scale_num = eighths;
  reader->info.scale_denom = 8;
  jpeg_calc_output_dimensions(&reader->info);
  return 1;
}

// Starts decoding to rows of four bytes a pixel: blue, green, red and 255; with `is_print`, cyan,
// magenta, yellow and black.
static inline int cjpeg_start(cjpeg_reader *reader, int is_print) {
  if (setjmp(reader->back)) return 0;
  reader->info.out_color_space = is_print ? JCS_CMYK : JCS_EXT_BGRA;
  return jpeg_start_decompress(&reader->info);
}

static inline int cjpeg_read_row(cjpeg_reader *reader, void *row) {
  JSAMPROW rows[1] = { (JSAMPROW)row };
  if (setjmp(reader->back)) return 0;
  return jpeg_read_scanlines(&reader->info, rows, 1) == 1;
}

static inline int cjpeg_finish(cjpeg_reader *reader) {
  if (setjmp(reader->back)) return 0;
  return jpeg_finish_decompress(&reader->info);
}

// Writing.

typedef struct cjpeg_writer {
  struct jpeg_compress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf back;
  unsigned char *bytes;
  unsigned long count;
} cjpeg_writer;

static inline void cjpeg_write_error_exit(j_common_ptr info) {
  longjmp(((cjpeg_writer *)info->client_data)->back, 1);
}

static inline void cjpeg_write_message(j_common_ptr info, int level) {}

// The file of an image whose pixels have four bytes each: blue, green, red and a byte that is not
// read. Null if memory runs out; otherwise the caller frees the file with `free`, and `count` is
// its length in bytes.
static inline unsigned char *cjpeg_write(
    const void *pixels, unsigned width, unsigned height, int quality, unsigned long *count) {
  cjpeg_writer *writer = (cjpeg_writer *)calloc(1, sizeof(cjpeg_writer));
  *count = 0;
  if (!writer) return NULL;
  writer->info.err = jpeg_std_error(&writer->errors);
  writer->errors.error_exit = cjpeg_write_error_exit;
  writer->errors.emit_message = cjpeg_write_message;
  writer->info.client_data = writer;
  if (setjmp(writer->back)) {
    // Does not free the bytes: until libjpeg has finished, only libjpeg knows their address.
    jpeg_destroy_compress(&writer->info);
    free(writer);
    return NULL;
  }
  jpeg_create_compress(&writer->info);
  jpeg_mem_dest(&writer->info, &writer->bytes, &writer->count);
  writer->info.image_width = width;
  writer->info.image_height = height;
  writer->info.input_components = 4;
  writer->info.in_color_space = JCS_EXT_BGRA;
  jpeg_set_defaults(&writer->info);
  jpeg_set_quality(&writer->info, quality, TRUE);
  jpeg_start_compress(&writer->info, TRUE);
  while (writer->info.next_scanline < height) {
    JSAMPROW rows[1] = { (JSAMPROW)pixels + (size_t)writer->info.next_scanline * width * 4 };
    jpeg_write_scanlines(&writer->info, rows, 1);
  }
  jpeg_finish_compress(&writer->info);
  jpeg_destroy_compress(&writer->info);
  unsigned char *bytes = writer->bytes;
  *count = writer->count;
  free(writer);
  return bytes;
}

// The structure keeps its message in an array of characters, which Swift sees as a tuple.
static inline const char *cjpeg_message(const cjpeg_reader *reader) { return reader->message; }

#endif
