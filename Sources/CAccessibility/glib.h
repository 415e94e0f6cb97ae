#ifndef SCROLLWORK_GLIB_H
#define SCROLLWORK_GLIB_H

// The parts of GLib, ATK and its bridge that CAccessibility uses. `glib_load` loads the libraries at
// run time, so programs also start without them, and are built without their headers. The layouts
// are those of the public headers, which are frozen: `Tests/Heard/layout.c` compares them.

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

typedef size_t GType;
typedef struct { GType type; const char *name; unsigned class_size, instance_size; } GTypeQuery;
typedef struct { void (*initialize)(void *, void *), (*finalize)(void *, void *), *data; } GInterfaceInfo;
typedef struct GSList { void *data; struct GSList *next; } GSList;
typedef struct { char *name, *value; } AtkAttribute;

#define GLIB_FUNCTIONS(X) \
  X(void *, g_object_new, (GType, const char *, ...)) \
  X(void *, g_object_ref, (void *)) \
  X(void, g_object_unref, (void *)) \
  X(void, g_object_notify, (void *, const char *)) \
  X(GType, g_object_get_type, (void)) \
  X(void, g_type_query, (GType, GTypeQuery *)) \
  X(GType, g_type_register_static_simple, (GType, const char *, unsigned, void *, unsigned, void *, int)) \
  X(void, g_type_add_interface_static, (GType, GType, const GInterfaceInfo *)) \
  X(void *, g_type_class_ref, (GType)) \
  X(void *, g_type_class_peek_parent, (void *)) \
  X(void, g_signal_emit_by_name, (void *, const char *, ...)) \
  X(unsigned, g_signal_lookup, (const char *, GType)) \
  X(char *, g_strdup, (const char *)) \
  X(GSList *, g_slist_prepend, (GSList *, void *)) \
  X(void *, g_malloc0, (size_t)) \
  X(unsigned, g_log_set_handler, (const char *, int, void *, void *)) \
  X(void *, g_main_context_default, (void)) \
  X(int, g_main_context_iteration, (void *, int)) \
  X(int, g_main_context_acquire, (void *)) \
  X(void, g_main_context_release, (void *)) \
  X(int, g_main_context_prepare, (void *, int *)) \
  X(int, g_main_context_query, (void *, int, int *, struct pollfd *, int)) \
  X(GType, atk_object_get_type, (void)) \
  X(GType, atk_util_get_type, (void)) \
  X(GType, atk_component_get_type, (void)) \
  X(GType, atk_action_get_type, (void)) \
  X(GType, atk_value_get_type, (void)) \
  X(GType, atk_text_get_type, (void)) \
  X(GType, atk_editable_text_get_type, (void)) \
  X(GType, atk_selection_get_type, (void)) \
  X(GType, atk_table_get_type, (void)) \
  X(GType, atk_window_get_type, (void)) \
  X(int, atk_role_for_name, (const char *)) \
  X(int, atk_state_type_for_name, (const char *)) \
  X(void *, atk_state_set_new, (void)) \
  X(int, atk_state_set_add_state, (void *, int)) \
  X(void, atk_object_notify_state_change, (void *, uint64_t, int)) \
  X(void *, atk_relation_set_new, (void)) \
  X(void, atk_relation_set_add, (void *, void *)) \
  X(void *, atk_relation_new, (void **, int, int)) \
  X(int, atk_relation_type_for_name, (const char *)) \
  X(void *, atk_range_new, (double, double, const char *)) \
  X(int, atk_bridge_adaptor_init, (int *, char ***))

typedef struct {
#define X(result, name, arguments) result(*name) arguments;
  GLIB_FUNCTIONS(X)
#undef X
} GLibrary;

extern GLibrary g;

// Loads the libraries; returns whether they exist and have all functions that are used.
int glib_load(void);

// The functions of AtkObjectClass, which follow those of GObjectClass.
typedef struct {
  const char *(*get_name)(void *);
  const char *(*get_description)(void *);
  void *(*get_parent)(void *);
  int (*get_n_children)(void *);
  void *(*ref_child)(void *, int);
  int (*get_index_in_parent)(void *);
  void *(*ref_relation_set)(void *);
  int (*get_role)(void *);
  int (*get_layer)(void *);
  int (*get_mdi_zorder)(void *);
  void *(*ref_state_set)(void *);
  // set_name, set_description, set_parent, set_role, connect_ and remove_property_change_handler,
  // initialize, children_changed, focus_event, property_change, state_change, visible_data_changed,
  // active_descendant_changed.
  void *others[13];
  GSList *(*get_attributes)(void *);
} AtkObjectFunctions;

// The beginning of GObjectClass.
typedef struct {
  GType type;
  void *construct_properties, *constructor, *set_property, *get_property, *dispose;
  void (*finalize)(void *);
} GObjectFunctions;

// The functions of AtkUtilClass, which follow those of GObjectClass.
typedef struct {
  void *add_global_event_listener, *remove_global_event_listener;
  unsigned (*add_key_event_listener)(int (*)(void *, void *), void *);
  void (*remove_key_event_listener)(unsigned);
  void *(*get_root)(void);
  const char *(*get_toolkit_name)(void);
  const char *(*get_toolkit_version)(void);
} AtkUtilFunctions;

typedef struct { int type; unsigned state, symbol; int length; char *text; uint16_t code; uint32_t time; } AtkKeyEvent;

// The interfaces, each after the 16 bytes that all interfaces begin with.
typedef struct { GType type, instance; } GTypeInterface;

typedef struct {
  GTypeInterface parent;
  void *add_focus_handler;
  int (*contains)(void *, int, int, int);
  void *(*ref_accessible_at_point)(void *, int, int, int);
  void (*get_extents)(void *, int *, int *, int *, int *, int);
  void *get_position, *get_size;
  int (*grab_focus)(void *);
  void *remove_focus_handler, *set_extents, *set_position, *set_size;
  int (*get_layer)(void *);
  void *get_mdi_zorder, *bounds_changed, *get_alpha;
  int (*scroll_to)(void *, int);
  void *scroll_to_point;
} AtkComponentFunctions;

typedef struct {
  GTypeInterface parent;
  int (*do_action)(void *, int);
  int (*get_n_actions)(void *);
  const char *(*get_description)(void *, int);
  const char *(*get_name)(void *, int);
  const char *(*get_keybinding)(void *, int);
  void *set_description;
  const char *(*get_localized_name)(void *, int);
} AtkActionFunctions;

typedef struct {
  GTypeInterface parent;
  void *get_current_value, *get_maximum_value, *get_minimum_value, *set_current_value;
  void *get_minimum_increment;
  void (*get_value_and_text)(void *, double *, char **);
  void *(*get_range)(void *);
  double (*get_increment)(void *);
  void *get_sub_ranges;
  void (*set_value)(void *, double);
} AtkValueFunctions;

typedef struct { int x, y, width, height; } AtkRectangle;

typedef struct {
  GTypeInterface parent;
  char *(*get_text)(void *, int, int);
  char *(*get_text_after_offset)(void *, int, int, int *, int *);
  char *(*get_text_at_offset)(void *, int, int, int *, int *);
  uint32_t (*get_character_at_offset)(void *, int);
  char *(*get_text_before_offset)(void *, int, int, int *, int *);
  int (*get_caret_offset)(void *);
  void *(*get_run_attributes)(void *, int, int *, int *);
  void *(*get_default_attributes)(void *);
  void (*get_character_extents)(void *, int, int *, int *, int *, int *, int);
  int (*get_character_count)(void *);
  int (*get_offset_at_point)(void *, int, int, int);
  int (*get_n_selections)(void *);
  char *(*get_selection)(void *, int, int *, int *);
  int (*add_selection)(void *, int, int);
  int (*remove_selection)(void *, int);
  int (*set_selection)(void *, int, int, int);
  int (*set_caret_offset)(void *, int);
  void *text_changed, *text_caret_moved, *text_selection_changed, *text_attributes_changed;
  void (*get_range_extents)(void *, int, int, int, AtkRectangle *);
  void *get_bounded_ranges;
  char *(*get_string_at_offset)(void *, int, int, int *, int *);
  void *scroll_substring_to, *scroll_substring_to_point;
} AtkTextFunctions;

typedef struct {
  GTypeInterface parent;
  void *set_run_attributes;
  void (*set_text_contents)(void *, const char *);
  void (*insert_text)(void *, const char *, int, int *);
  void *copy_text, *cut_text;
  void (*delete_text)(void *, int, int);
  void *paste_text;
} AtkEditableTextFunctions;

typedef struct {
  GTypeInterface parent;
  int (*add_selection)(void *, int);
  int (*clear_selection)(void *);
  void *(*ref_selection)(void *, int);
  int (*get_selection_count)(void *);
  int (*is_child_selected)(void *, int);
  int (*remove_selection)(void *, int);
  void *select_all_selection, *selection_changed;
} AtkSelectionFunctions;

typedef struct {
  GTypeInterface parent;
  void *(*ref_at)(void *, int, int);
  int (*get_index_at)(void *, int, int);
  int (*get_column_at_index)(void *, int);
  int (*get_row_at_index)(void *, int);
  int (*get_n_columns)(void *);
  int (*get_n_rows)(void *);
  int (*get_column_extent_at)(void *, int, int);
  int (*get_row_extent_at)(void *, int, int);
  void *(*get_caption)(void *);
  void *get_column_description, *get_column_header, *get_row_description;
  void *(*get_row_header)(void *, int);
  // get_summary, set_caption, set_column_description, set_column_header, set_row_description,
  // set_row_header, set_summary, get_selected_columns.
  void *others[8];
  int (*get_selected_rows)(void *, int **);
  void *is_column_selected;
  int (*is_row_selected)(void *, int);
  int (*is_selected)(void *, int, int);
  int (*add_row_selection)(void *, int);
  int (*remove_row_selection)(void *, int);
} AtkTableFunctions;

#endif
