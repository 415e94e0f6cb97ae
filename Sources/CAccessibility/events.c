#include "object.h"

static void emit(CAccessible *object, const char *signal) { g.g_signal_emit_by_name(object, signal); }

void caccessible_tell_property(CAccessible *object, CAccessibleProperty which) {
  static const char *const names[] = {"accessible-name", "accessible-description", "accessible-value"};
  g.g_object_notify(object, names[which]);
}

void caccessible_tell_child(CAccessible *object, int is_added, int index, CAccessible *child) {
  g.g_signal_emit_by_name(
      object, is_added ? "children-changed::add" : "children-changed::remove", (unsigned)index, child, (void *)0);
}

void caccessible_tell_frame(CAccessible *object, CAccessibleRect frame) {
  AtkRectangle bounds = {frame.x, frame.y, frame.width, frame.height};
  g.g_signal_emit_by_name(object, "bounds-changed", &bounds);
}

void caccessible_tell_active(CAccessible *list, CAccessible *child) {
  g.g_signal_emit_by_name(list, "active-descendant-changed", child, (void *)0);
}

void caccessible_tell_text(
    CAccessible *object, int is_inserted, int position, int length, const char *text) {
  g.g_signal_emit_by_name(object, is_inserted ? "text-insert" : "text-remove", position, length, text);
}

void caccessible_tell_caret(CAccessible *object, int position) {
  g.g_signal_emit_by_name(object, "text-caret-moved", position);
}

int caccessible_tell_announcement(CAccessible *object, const char *text, int is_urgent) {
  if (!g.g_signal_lookup("notification", g.atk_object_get_type())) return 0;
  g.g_signal_emit_by_name(object, "notification", text, is_urgent ? 2 : 1);
  return 1;
}

void caccessible_tell(CAccessible *object, CAccessibleEvent event) {
  static const char *const signals[] = {
      "text-selection-changed", "selection-changed",
      "create", "destroy", "activate", "deactivate",
  };
  emit(object, signals[event]);
}
