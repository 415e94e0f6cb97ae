#include "object.h"

#include <stdlib.h>
#include <string.h>

static int length(void *object) { return answers->length(id_of(object)); }
static int caret(void *object) { return answers->caret(id_of(object)); }

static char *part(void *object, int start, int end) {
  return given(answers->part(id_of(object), start, end < 0 ? length(object) : end));
}

// The bytes of a Unicode scalar in UTF-8, as its number; 0 for none.
static uint32_t scalar(const char *text) {
  const unsigned char *bytes = (const void *)text;
  if (bytes[0] < 0x80) return bytes[0];
  const int more = bytes[0] >= 0xF0 ? 3 : bytes[0] >= 0xE0 ? 2 : 1;
  uint32_t value = bytes[0] & (0x3F >> more);
  for (int place = 1; place <= more; place++) value = value << 6 | (bytes[place] & 0x3F);
  return value;
}

static uint32_t character(void *object, int position) {
  char *text = answers->part(id_of(object), position, position + 1);
  const uint32_t value = text ? scalar(text) : 0;
  free(text);
  return value;
}

// ATK's old boundaries are 0 for characters, 1 and 2 for words, 3 and 4 for sentences, 5 and 6 for
// lines; its granularities 0, 1, 2, 3 and 4 for characters, words, sentences, lines and paragraphs.
static char *by_boundary(void *object, int position, int boundary, int direction, int *start, int *end) {
  const CAccessibleUnit unit =
      boundary == 0 ? caccessible_character : boundary <= 2 ? caccessible_word : caccessible_line;
  return given(answers->unit(id_of(object), position, unit, direction, start, end));
}

static char *after(void *object, int position, int boundary, int *start, int *end) {
  return by_boundary(object, position, boundary, 1, start, end);
}

static char *at(void *object, int position, int boundary, int *start, int *end) {
  return by_boundary(object, position, boundary, 0, start, end);
}

static char *before(void *object, int position, int boundary, int *start, int *end) {
  return by_boundary(object, position, boundary, -1, start, end);
}

static char *string_at(void *object, int position, int granularity, int *start, int *end) {
  const CAccessibleUnit unit =
      granularity == 0 ? caccessible_character : granularity == 1 ? caccessible_word : caccessible_line;
  return given(answers->unit(id_of(object), position, unit, 0, start, end));
}

static void *attributes(void *object, int position, int *start, int *end) {
  (void)position;
  *start = 0;
  *end = length(object);
  return 0;
}

static void *default_attributes(void *object) {
  (void)object;
  return 0;
}

static void range_extents(void *object, int start, int end, int place, AtkRectangle *found) {
  const CAccessibleRect frame = placed(object, answers->part_frame(id_of(object), start, end), place);
  *found = (AtkRectangle){frame.x, frame.y, frame.width, frame.height};
}

static void character_extents(
    void *object, int position, int *x, int *y, int *width, int *height, int place) {
  AtkRectangle frame;
  range_extents(object, position, position + 1, place, &frame);
  if (x) *x = frame.x;
  if (y) *y = frame.y;
  if (width) *width = frame.width;
  if (height) *height = frame.height;
}

static int position_at(void *object, int x, int y, int place) {
  in_window(object, &x, &y, place);
  return answers->position(id_of(object), x, y);
}

static int selection_count(void *object) {
  int start, end;
  return answers->selection(id_of(object), &start, &end);
}

static char *selection(void *object, int number, int *start, int *end) {
  *start = *end = 0;
  if (number != 0 || !answers->selection(id_of(object), start, end)) return 0;
  return part(object, *start, *end);
}

static int set_selection(void *object, int number, int start, int end) {
  return number == 0 && answers->select(id_of(object), start, end);
}

static int add_selection(void *object, int start, int end) {
  return selection_count(object) == 0 && answers->select(id_of(object), start, end);
}

static int remove_selection(void *object, int number) {
  const int position = caret(object);
  return number == 0 && selection_count(object) && answers->select(id_of(object), position, position);
}

static int set_caret(void *object, int position) {
  return answers->select(id_of(object), position, position);
}

void text_initialize(void *functions, void *data) {
  (void)data;
  AtkTextFunctions *text = functions;
  text->get_text = part;
  text->get_text_after_offset = after;
  text->get_text_at_offset = at;
  text->get_text_before_offset = before;
  text->get_string_at_offset = string_at;
  text->get_character_at_offset = character;
  text->get_caret_offset = caret;
  text->get_run_attributes = attributes;
  text->get_default_attributes = default_attributes;
  text->get_character_extents = character_extents;
  text->get_range_extents = range_extents;
  text->get_character_count = length;
  text->get_offset_at_point = position_at;
  text->get_n_selections = selection_count;
  text->get_selection = selection;
  text->add_selection = add_selection;
  text->remove_selection = remove_selection;
  text->set_selection = set_selection;
  text->set_caret_offset = set_caret;
}

// MARK: Editing

static void set_contents(void *object, const char *text) {
  answers->replace(id_of(object), 0, length(object), text);
}

static void insert(void *object, const char *text, int bytes, int *position) {
  char *words = bytes < 0 ? strdup(text) : strndup(text, bytes);
  if (!words) return;
  const int before = length(object);
  answers->replace(id_of(object), *position, *position, words);
  *position += length(object) - before;
  free(words);
}

static void delete(void *object, int start, int end) {
  answers->replace(id_of(object), start, end < 0 ? length(object) : end, "");
}

void editable_text_initialize(void *functions, void *data) {
  (void)data;
  AtkEditableTextFunctions *editable = functions;
  editable->set_text_contents = set_contents;
  editable->insert_text = insert;
  editable->delete_text = delete;
}
