#include "object.h"

#include <stdlib.h>

// MARK: Component

CAccessibleRect placed(void *object, CAccessibleRect frame, int place) {
  if (place == 0) {
    int x = 0, y = 0;
    answers->origin(&x, &y);
    frame.x += x;
    frame.y += y;
  } else if (place == 2) {
    void *parent = answers->parent(id_of(object));
    if (parent) {
      const CAccessibleRect outer = answers->frame(id_of(parent));
      frame.x -= outer.x;
      frame.y -= outer.y;
    }
  }
  return frame;
}

void in_window(void *object, int *x, int *y, int place) {
  const CAccessibleRect zero = placed(object, (CAccessibleRect){0, 0, 0, 0}, place);
  *x -= zero.x;
  *y -= zero.y;
}

static void extents(void *object, int *x, int *y, int *width, int *height, int place) {
  const CAccessibleRect frame = placed(object, answers->frame(id_of(object)), place);
  if (x) *x = frame.x;
  if (y) *y = frame.y;
  if (width) *width = frame.width;
  if (height) *height = frame.height;
}

static int contains(void *object, int x, int y, int place) {
  in_window(object, &x, &y, place);
  const CAccessibleRect frame = answers->frame(id_of(object));
  return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;
}

static void *at_point(void *object, int x, int y, int place) {
  in_window(object, &x, &y, place);
  return shared(answers->hit(id_of(object), x, y));
}

static int take_focus(void *object) { return answers->take_focus(id_of(object)); }

static int scroll_to(void *object, int kind) {
  (void)kind;
  return answers->scroll_to(id_of(object));
}

void component_initialize(void *functions, void *data) {
  (void)data;
  AtkComponentFunctions *component = functions;
  component->contains = contains;
  component->ref_accessible_at_point = at_point;
  component->get_extents = extents;
  component->grab_focus = take_focus;
  component->scroll_to = scroll_to;
}

// MARK: Action

static int action_count(void *object) { return answers->action_count(id_of(object)); }
static int act(void *object, int index) { return answers->act(id_of(object), index); }

static const char *action_name(void *object, int index) {
  return keep(object, kept_action, answers->action_name(id_of(object), index));
}

static const char *localized_action_name(void *object, int index) {
  return keep(object, kept_locale, answers->action_name(id_of(object), index));
}

static const char *no_text(void *object, int index) {
  (void)object, (void)index;
  return "";
}

void action_initialize(void *functions, void *data) {
  (void)data;
  AtkActionFunctions *action = functions;
  action->do_action = act;
  action->get_n_actions = action_count;
  action->get_name = action_name;
  action->get_localized_name = localized_action_name;
  action->get_description = no_text;
  action->get_keybinding = no_text;
}

// MARK: Value

static void value_and_text(void *object, double *value, char **text) {
  double most = 1;
  char *words = 0;
  const double found = answers->value(id_of(object), &most, &words);
  if (value) *value = found;
  if (text) *text = words ? given(words) : 0;
  else free(words);
}

static void *range(void *object) {
  double most = 1;
  char *words = 0;
  answers->value(id_of(object), &most, &words);
  free(words);
  return g.atk_range_new(0, most, 0);
}

static double increment(void *object) {
  (void)object;
  return 1;
}

static void set_value(void *object, double value) { answers->set_value(id_of(object), value); }

void value_initialize(void *functions, void *data) {
  (void)data;
  AtkValueFunctions *value = functions;
  value->get_value_and_text = value_and_text;
  value->get_range = range;
  value->get_increment = increment;
  value->set_value = set_value;
}

// MARK: Selection and rows

static int select_child(void *object, int index) {
  return answers->select_child(id_of(object), index, 1);
}

static int clear_selection(void *object) { return answers->select_child(id_of(object), -1, 0); }

static void *selected(void *object, int place) {
  const int index = answers->selected_child(id_of(object), place);
  return index < 0 ? 0 : shared(answers->child(id_of(object), index));
}

static int selected_count(void *object) { return answers->selected_count(id_of(object)); }
static int is_selected(void *object, int index) { return answers->is_selected(id_of(object), index); }

static int deselect(void *object, int place) {
  const int index = answers->selected_child(id_of(object), place);
  return index < 0 ? 0 : answers->select_child(id_of(object), index, 0);
}

void selection_initialize(void *functions, void *data) {
  (void)data;
  AtkSelectionFunctions *selection = functions;
  selection->add_selection = select_child;
  selection->clear_selection = clear_selection;
  selection->ref_selection = selected;
  selection->get_selection_count = selected_count;
  selection->is_child_selected = is_selected;
  selection->remove_selection = deselect;
}

static int row_count(void *object) { return answers->row_count(id_of(object)); }

static int index_at(void *object, int row, int column) {
  return column == 0 && row >= 0 && row < row_count(object) ? row : -1;
}

static void *row_at(void *object, int row, int column) {
  return index_at(object, row, column) < 0 ? 0 : shared(answers->child(id_of(object), row));
}

static int column_at(void *object, int index) { return index_at(object, index, 0) < 0 ? -1 : 0; }
static int row_of(void *object, int index) { return index_at(object, index, 0); }

static int one(void *object) {
  (void)object;
  return 1;
}

static int extent(void *object, int row, int column) { return index_at(object, row, column) < 0 ? 0 : 1; }

static void *caption(void *object) { return answers->caption(id_of(object)); }
static void *row_header(void *object, int row) { return answers->row_header(id_of(object), row); }

static int selected_rows(void *object, int **rows) {
  const int count = answers->selected_count(id_of(object));
  int *found = g.g_malloc0(sizeof(int) * (count > 0 ? count : 1));
  for (int place = 0; place < count; place++)
    found[place] = answers->selected_child(id_of(object), place);
  *rows = found;
  return count;
}

static int is_cell_selected(void *object, int row, int column) {
  return column == 0 && is_selected(object, row);
}

static int deselect_row(void *object, int row) {
  return answers->select_child(id_of(object), row, 0);
}

void table_initialize(void *functions, void *data) {
  (void)data;
  AtkTableFunctions *table = functions;
  table->ref_at = row_at;
  table->get_index_at = index_at;
  table->get_column_at_index = column_at;
  table->get_row_at_index = row_of;
  table->get_n_columns = one;
  table->get_n_rows = row_count;
  table->get_column_extent_at = extent;
  table->get_row_extent_at = extent;
  table->get_caption = caption;
  table->get_row_header = row_header;
  table->get_selected_rows = selected_rows;
  table->is_row_selected = is_selected;
  table->is_selected = is_cell_selected;
  table->add_row_selection = select_child;
  table->remove_row_selection = deselect_row;
}
