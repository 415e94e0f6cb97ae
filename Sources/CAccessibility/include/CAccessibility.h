#ifndef SCROLLWORK_CACCESSIBILITY_H
#define SCROLLWORK_CACCESSIBILITY_H

#include <stdint.h>

// The elements of a program as objects of ATK, whose bridge serves assistive technology on the
// desktop's bus. ATK, its bridge and GLib are loaded at run time. Everything except the wake-up is
// called, and calls, on the main thread.

// An object of ATK for one element.
typedef struct CAccessible CAccessible;

typedef enum {
  caccessible_role_unknown,
  caccessible_role_application,
  caccessible_role_frame,
  caccessible_role_panel,
  caccessible_role_grouping,
  caccessible_role_list,
  caccessible_role_list_item,
  caccessible_role_table,
  caccessible_role_table_cell,
  caccessible_role_heading,
  caccessible_role_label,
  caccessible_role_button,
  caccessible_role_toggle_button,
  caccessible_role_slider,
  caccessible_role_entry,
  caccessible_role_password,
  caccessible_role_link,
  caccessible_role_image,
  caccessible_role_progress_bar,
  caccessible_role_menu_item,
  caccessible_role_check_menu_item,
  caccessible_role_alert,
  caccessible_role_animation,
  caccessible_role_notification,
  caccessible_role_scroll_pane,
} CAccessibleRole;

// Bits of a set of states.
typedef enum {
  caccessible_active = 1 << 0,
  caccessible_enabled = 1 << 1,
  caccessible_visible = 1 << 2,
  caccessible_showing = 1 << 3,
  caccessible_focusable = 1 << 4,
  caccessible_focused = 1 << 5,
  caccessible_selectable = 1 << 6,
  caccessible_selected = 1 << 7,
  caccessible_checkable = 1 << 8,
  caccessible_checked = 1 << 9,
  caccessible_editable = 1 << 10,
  caccessible_multiselectable = 1 << 11,
  caccessible_manages_descendants = 1 << 12,
  caccessible_transient = 1 << 13,
  caccessible_modal = 1 << 14,
  caccessible_defunct = 1 << 15,
  caccessible_busy = 1 << 16,
} CAccessibleStates;

// Bits of a set of interfaces; every object can be located.
typedef enum {
  caccessible_acts = 1 << 0,
  caccessible_has_value = 1 << 1,
  caccessible_has_text = 1 << 2,
  caccessible_edits_text = 1 << 3,
  caccessible_selects = 1 << 4,
  caccessible_has_rows = 1 << 5,
  caccessible_is_window = 1 << 6,
} CAccessibleInterfaces;

// What an element is to others.
typedef enum {
  caccessible_labelled_by,
  caccessible_label_for,
  caccessible_described_by,
  caccessible_description_for,
  caccessible_controller_for,
  caccessible_controlled_by,
} CAccessibleRelation;

// The texts of an element, and the properties whose changes it reports.
typedef enum {
  caccessible_name,
  caccessible_description,
  // Only in events; `value` returns it.
  caccessible_value,
} CAccessibleProperty;

// A rectangle in coordinates of the window.
typedef struct { int x, y, width, height; } CAccessibleRect;

typedef enum { caccessible_character, caccessible_word, caccessible_line } CAccessibleUnit;

// What is asked about the element with an id. Texts are UTF-8 in memory from malloc, which the
// caller frees, or null for none. Positions in texts count Unicode scalars.
typedef struct {
  char *(*text)(uint64_t id, CAccessibleProperty which);
  // A name that tests and tools can rely on; null for none.
  char *(*identifier)(uint64_t id);
  CAccessibleRole (*role)(uint64_t id);
  uint32_t (*states)(uint64_t id);

  // Objects are returned without a reference for the caller.
  CAccessible *(*parent)(uint64_t id);
  int (*count)(uint64_t id);
  CAccessible *(*child)(uint64_t id, int index);
  // The index in the parent; -1 for none.
  int (*index)(uint64_t id);

  int (*related_count)(uint64_t id, CAccessibleRelation relation);
  CAccessible *(*related)(uint64_t id, CAccessibleRelation relation, int place);

  CAccessibleRect (*frame)(uint64_t id);
  // The deepest element at a point of the window; null if there is none in this one.
  CAccessible *(*hit)(uint64_t id, int x, int y);
  int (*take_focus)(uint64_t id);
  int (*scroll_to)(uint64_t id);

  int (*action_count)(uint64_t id);
  char *(*action_name)(uint64_t id, int index);
  int (*act)(uint64_t id, int index);

  // The value from 0 to `most`, and as a text, which may be null.
  double (*value)(uint64_t id, double *most, char **text);
  int (*set_value)(uint64_t id, double value);

  int (*length)(uint64_t id);
  char *(*part)(uint64_t id, int start, int end);
  // The unit around a position; `direction` is 0, or -1 or 1 for the unit before or after it.
  char *(*unit)(uint64_t id, int position, CAccessibleUnit unit, int direction, int *start, int *end);
  int (*caret)(uint64_t id);
  // Whether something is selected.
  int (*selection)(uint64_t id, int *start, int *end);
  int (*select)(uint64_t id, int start, int end);
  CAccessibleRect (*part_frame)(uint64_t id, int start, int end);
  int (*position)(uint64_t id, int x, int y);
  int (*replace)(uint64_t id, int start, int end, const char *text);

  // The rows of a list, which are its first children.
  int (*row_count)(uint64_t id);
  // The selected children of a list.
  int (*selected_count)(uint64_t id);
  // The index of a selected child; -1 for none.
  int (*selected_child)(uint64_t id, int place);
  int (*is_selected)(uint64_t id, int index);
  // Selects or deselects a child; an index of -1 deselects all.
  int (*select_child)(uint64_t id, int index, int is_selected);

  // What names a list, and what heads the section of a row; null for nothing.
  CAccessible *(*caption)(uint64_t id);
  CAccessible *(*row_header)(uint64_t id, int row);

  // Called when nobody holds the object of an element.
  void (*forgotten)(uint64_t id);
  // The position of the window on the screen.
  void (*origin)(int *x, int *y);
} CAccessibilityAnswers;

// Starts to serve the elements below `root`, the element of the program, which `make` makes.
// `wake` is called on another thread when there is something to do for `caccessibility_run`.
// Returns whether the libraries and the bus are there; a second call changes the answers only.
int caccessibility_start(
    const CAccessibilityAnswers *answers, CAccessible *(*make_root)(void), void (*wake)(void));

// Answers the questions that have come, and those that follow within `milliseconds` of each other.
// Returns how many times something was answered.
int caccessibility_run(int milliseconds);

// Lets `wake` be called again for what comes from now on.
void caccessibility_rest(void);

// Makes an object with one reference.
CAccessible *caccessible_new(uint64_t id, uint32_t interfaces);
void caccessible_hold(CAccessible *object);
void caccessible_release(CAccessible *object);

void caccessible_tell_state(CAccessible *object, uint32_t state, int is_set);
void caccessible_tell_property(CAccessible *object, CAccessibleProperty which);
void caccessible_tell_child(CAccessible *object, int is_added, int index, CAccessible *child);
void caccessible_tell_frame(CAccessible *object, CAccessibleRect frame);
void caccessible_tell_active(CAccessible *list, CAccessible *child);
void caccessible_tell_text(
    CAccessible *object, int is_inserted, int position, int length, const char *text);
void caccessible_tell_caret(CAccessible *object, int position);

// Has a text said; returns false for libraries of before 2.50, for which readers say the name of an
// object in the role of a notification when it shows.
int caccessible_tell_announcement(CAccessible *object, const char *text, int is_urgent);

typedef enum {
  caccessible_text_selection_changed,
  caccessible_selection_changed,
  caccessible_window_created,
  caccessible_window_destroyed,
  caccessible_window_activated,
  caccessible_window_deactivated,
} CAccessibleEvent;

void caccessible_tell(CAccessible *object, CAccessibleEvent event);

// A key that a person presses, before the program handles it. `symbol` is X11's number of the key.
typedef struct {
  int is_pressed;
  uint32_t modifiers;
  uint32_t symbol;
  uint16_t code;
  uint32_t time;
  const char *text;
} CAccessibleKey;

// Tells of a key; returns whether assistive technology keeps it for itself.
int caccessibility_tell_key(const CAccessibleKey *key);

#endif
