// Compares the layouts that Sources/CAccessibility/glib.h writes down with those of ATK's headers:
//
//   cc -fsyntax-only $(pkg-config --cflags atk) Tests/Heard/layout.c
#include <atk/atk.h>
#include <stddef.h>

// The names of the functions, and of the types that both have.
#define GType Own_GType
#define GTypeQuery Own_GTypeQuery
#define GInterfaceInfo Own_GInterfaceInfo
#define GSList Own_GSList
#define GTypeInterface Own_GTypeInterface
#define AtkAttribute Own_AtkAttribute
#define AtkRectangle Own_AtkRectangle
#include "../../Sources/CAccessibility/glib.h"

#define SAME(own, theirs, field) \
  _Static_assert(offsetof(own, field) == offsetof(theirs, field), #theirs "." #field);
#define SAME_AFTER(own, theirs, field) \
  _Static_assert(offsetof(own, field) + sizeof(GObjectClass) == offsetof(theirs, field), #theirs "." #field);

_Static_assert(offsetof(GObjectFunctions, finalize) == offsetof(GObjectClass, finalize), "finalize");
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, get_name)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, ref_child)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, get_index_in_parent)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, ref_relation_set)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, get_role)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, ref_state_set)
SAME_AFTER(AtkObjectFunctions, AtkObjectClass, get_attributes)
SAME_AFTER(AtkUtilFunctions, AtkUtilClass, add_key_event_listener)
SAME_AFTER(AtkUtilFunctions, AtkUtilClass, get_root)
SAME_AFTER(AtkUtilFunctions, AtkUtilClass, get_toolkit_version)
SAME(AtkComponentFunctions, AtkComponentIface, contains)
SAME(AtkComponentFunctions, AtkComponentIface, ref_accessible_at_point)
SAME(AtkComponentFunctions, AtkComponentIface, get_extents)
SAME(AtkComponentFunctions, AtkComponentIface, grab_focus)
SAME(AtkComponentFunctions, AtkComponentIface, scroll_to)
SAME(AtkActionFunctions, AtkActionIface, do_action)
SAME(AtkActionFunctions, AtkActionIface, get_n_actions)
SAME(AtkActionFunctions, AtkActionIface, get_description)
SAME(AtkActionFunctions, AtkActionIface, get_name)
SAME(AtkActionFunctions, AtkActionIface, get_keybinding)
SAME(AtkActionFunctions, AtkActionIface, get_localized_name)
SAME(AtkValueFunctions, AtkValueIface, get_value_and_text)
SAME(AtkValueFunctions, AtkValueIface, get_range)
SAME(AtkValueFunctions, AtkValueIface, get_increment)
SAME(AtkValueFunctions, AtkValueIface, set_value)
SAME(AtkTextFunctions, AtkTextIface, get_text)
SAME(AtkTextFunctions, AtkTextIface, get_text_after_offset)
SAME(AtkTextFunctions, AtkTextIface, get_text_at_offset)
SAME(AtkTextFunctions, AtkTextIface, get_character_at_offset)
SAME(AtkTextFunctions, AtkTextIface, get_text_before_offset)
SAME(AtkTextFunctions, AtkTextIface, get_caret_offset)
SAME(AtkTextFunctions, AtkTextIface, get_run_attributes)
SAME(AtkTextFunctions, AtkTextIface, get_default_attributes)
SAME(AtkTextFunctions, AtkTextIface, get_character_extents)
SAME(AtkTextFunctions, AtkTextIface, get_character_count)
SAME(AtkTextFunctions, AtkTextIface, get_offset_at_point)
SAME(AtkTextFunctions, AtkTextIface, get_n_selections)
SAME(AtkTextFunctions, AtkTextIface, get_selection)
SAME(AtkTextFunctions, AtkTextIface, add_selection)
SAME(AtkTextFunctions, AtkTextIface, remove_selection)
SAME(AtkTextFunctions, AtkTextIface, set_selection)
SAME(AtkTextFunctions, AtkTextIface, set_caret_offset)
SAME(AtkTextFunctions, AtkTextIface, get_range_extents)
SAME(AtkTextFunctions, AtkTextIface, get_string_at_offset)
SAME(AtkEditableTextFunctions, AtkEditableTextIface, set_text_contents)
SAME(AtkEditableTextFunctions, AtkEditableTextIface, insert_text)
SAME(AtkEditableTextFunctions, AtkEditableTextIface, delete_text)
SAME(AtkSelectionFunctions, AtkSelectionIface, add_selection)
SAME(AtkSelectionFunctions, AtkSelectionIface, clear_selection)
SAME(AtkSelectionFunctions, AtkSelectionIface, ref_selection)
SAME(AtkSelectionFunctions, AtkSelectionIface, get_selection_count)
SAME(AtkSelectionFunctions, AtkSelectionIface, is_child_selected)
SAME(AtkSelectionFunctions, AtkSelectionIface, remove_selection)
SAME(AtkTableFunctions, AtkTableIface, ref_at)
SAME(AtkTableFunctions, AtkTableIface, get_n_rows)
SAME(AtkTableFunctions, AtkTableIface, get_row_extent_at)
SAME(AtkTableFunctions, AtkTableIface, get_caption)
SAME(AtkTableFunctions, AtkTableIface, get_row_header)
SAME(AtkTableFunctions, AtkTableIface, get_selected_rows)
SAME(AtkTableFunctions, AtkTableIface, is_row_selected)
SAME(AtkTableFunctions, AtkTableIface, is_selected)
SAME(AtkTableFunctions, AtkTableIface, add_row_selection)
SAME(AtkTableFunctions, AtkTableIface, remove_row_selection)
_Static_assert(offsetof(AtkKeyEvent, text) == offsetof(AtkKeyEventStruct, string), "string");
_Static_assert(offsetof(AtkKeyEvent, code) == offsetof(AtkKeyEventStruct, keycode), "keycode");
_Static_assert(offsetof(AtkKeyEvent, time) == offsetof(AtkKeyEventStruct, timestamp), "timestamp");
_Static_assert(sizeof(AtkKeyEvent) == sizeof(AtkKeyEventStruct), "AtkKeyEventStruct");
