// What every peer does, and how it says what that cost: the same as `scrollbench peers`, so that one
// table can hold both.
//
// Rows are 30 to 70 points high, in a viewport of 800 x 600. A step scrolls by 40 points and turns round
// at the ends; a jump goes to a random row; then one row in the middle is resized again and again, and
// rows are inserted there. Times are CPU times of the process: averages over batches of up to 100
// frames, of which the median is printed. NORASTER=1 leaves painting out. With PICTURE=FILE, the picture
// after the last step is saved there, as a BMP file or, by GNUstep, as a PNG file.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { view_width = 800, view_height = 600, step_length = 40, growth = 17, text_size = 14 };

// Seconds of CPU time after which a phase ends early: some peers would take hours.
enum { patience = 30 };

typedef void (*action)(void);

struct request {
  const char *peer, *variant;
  long rows, sections, steps, jumps, edits;
  bool paints;
};
static struct request request;

// Reads ROWS SECTIONS [STEPS JUMPS EDITS].
static inline bool read_request(int count, char **words, const char *peer, const char *variant) {
  if (count < 3) return false;
  long numbers[5] = {0, 0, 5000, 2000, 200};
  for (int i = 0; i < 5 && i + 1 < count; i++) numbers[i] = atol(words[i + 1]);
  if (numbers[0] < 1 || numbers[1] < 1 || numbers[0] % numbers[1] != 0) return false;
  request.peer = peer;
  request.variant = variant;
  request.rows = numbers[0];
  request.sections = numbers[1];
  request.steps = numbers[2];
  request.jumps = numbers[3];
  request.edits = numbers[4];
  request.paints = getenv("NORASTER") == NULL;
  return true;
}

// The rows.

static inline int height_of_row(long row) { return 30 + (int)(row * 7919 % 41); }

// The heights of 41 rows in a row are all heights from 30 to 70, in some order.
static inline long offset_of_row(long row) {
  long sum = row / 41 * 2050;
  for (long i = row / 41 * 41; i < row; i++) sum += height_of_row(i);
  return sum;
}

static inline void text_of_row(char *text, size_t size, long row) {
  long per_section = request.rows / request.sections;
  snprintf(text, size, "Section %ld Row %ld", row / per_section, row % per_section);
}

// The way.

static double way_offset, way_distance = step_length;
// Where the list is, in points; set by each peer. After each step it is compared with `way_offset`.
static double (*position)(void);
static long steps_missed;
static uint64_t way_state = 88172645463325252u;

static inline double next_offset(double begin, double end) {
  way_offset += way_distance;
  if (way_offset > end || way_offset < begin) {
    way_distance = -way_distance;
    way_offset += 2 * way_distance;
    if (way_offset > end) way_offset = end;
    if (way_offset < begin) way_offset = begin;
  }
  return way_offset;
}

static inline void check_step(void) {
  double error = position() - way_offset;
  if (error > 0.01 || error < -0.01) steps_missed++;
}

static inline long next_row(long count) {
  way_state ^= way_state << 13;
  way_state ^= way_state >> 7;
  way_state ^= way_state << 17;
  return (long)(way_state % (uint64_t)count);
}

// Clocks and memory.

static inline int64_t cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static inline int64_t cost_of_reading(void) {
  int64_t least = INT64_MAX;
  for (int i = 0; i < 1000; i++) {
    int64_t start = cpu_time();
    int64_t cost = cpu_time() - start;
    if (cost < least) least = cost;
  }
  return least;
}

// MiB by a key of /proc/self/status.
static inline double memory(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  if (!file) return 0;
  char line[256];
  double result = 0;
  while (fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) result = atof(line + strlen(key) + 1) / 1024;
  fclose(file);
  return result;
}

// What is printed.

static inline void print_line(const char *metric, const char *unit, const char *name, double value) {
  printf("{\"peer\":\"%s\",\"variant\":\"%s\",\"metric\":\"%s\",\"rows\":%ld,\"sections\":%ld,"
         "\"painted\":%s,\"unit\":\"%s\",\"%s\":%.3f}\n",
         request.peer, request.variant, metric, request.rows, request.sections,
         request.paints ? "true" : "false", unit, name, value);
  fflush(stdout);
}

static inline void print_value(const char *metric, double value, const char *unit) {
  print_line(metric, unit, "value", value);
}

static int compare_times(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static inline void print_median(const char *metric, double *batches, int count) {
  if (count == 0) return;
  qsort(batches, (size_t)count, sizeof *batches, compare_times);
  double median = (batches[(count - 1) / 2] + batches[count / 2]) / 2;
  print_line(metric, "us", "median", median);
}

// Takes frames: each is laid out, and painted unless painting is left out; what comes after that is
// not measured. Prints layout_NAME, and what painting took; or NAME alone if that is all.
static inline void take_frames(
    long count, const char *name, bool is_edit, action lay_out, action paint, action afterwards) {
  long size = count / 20 < 1 ? 1 : count / 20 > 100 ? 100 : count / 20;
  long batches = (count + size - 1) / size;
  double *layouts = (double *)malloc(sizeof(double) * (size_t)(batches + 1));
  double *pictures = (double *)malloc(sizeof(double) * (size_t)(batches + 1));
  double *frames = (double *)malloc(sizeof(double) * (size_t)(batches + 1));
  int64_t reading = cost_of_reading(), begin = cpu_time();
  bool is_step = !strcmp(name, "step");
  int done = 0;
  for (long first = 0; first < count; first += size) {
    long last = first + size < count ? first + size : count;
    int64_t layout = 0, picture = 0;
    for (long i = first; i < last; i++) {
      int64_t start = cpu_time();
      lay_out();
      int64_t middle = cpu_time();
      if (request.paints) paint();
      int64_t end = cpu_time();
      if (afterwards) afterwards();
      if (is_step) check_step();
      layout += middle - start - reading;
      picture += end - middle - reading;
    }
    layouts[done] = (double)layout / (double)(last - first) / 1000;
    pictures[done] = (double)picture / (double)(last - first) / 1000;
    frames[done] = layouts[done] + pictures[done];
    done++;
    if (cpu_time() - begin > (int64_t)patience * 1000000000) break;
  }
  char metric[64];
  snprintf(metric, sizeof metric, is_edit ? "%s" : "layout_%s", name);
  print_median(metric, layouts, done);
  if (request.paints && !is_edit) {
    snprintf(metric, sizeof metric, "raster_%s", name);
    print_median(metric, pictures, done);
    snprintf(metric, sizeof metric, "frame_%s", name);
    print_median(metric, frames, done);
  }
  if (is_step) print_value("steps_missed", (double)steps_missed, "count");
  free(layouts);
  free(pictures);
  free(frames);
}
