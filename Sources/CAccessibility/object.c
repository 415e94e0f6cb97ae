#include "object.h"

#include <stdio.h>
#include <stdlib.h>

const CAccessibilityAnswers *answers;

// Where an object's own part begins.
static unsigned own_part;
static void *superclass;

Element *element_of(void *object) { return (Element *)((char *)object + own_part); }

const char *keep(void *object, int kind, char *text) {
  Element *element = element_of(object);
  free(element->kept[kind]);
  return element->kept[kind] = text;
}

char *given(char *text) {
  char *copy = g.g_strdup(text ? text : "");
  free(text);
  return copy;
}

// MARK: Roles and states

static const char *const role_names[] = {
    "unknown", "application", "frame", "panel", "grouping", "list box", "list item",
    "table", "table cell",
    "heading", "label", "push button", "toggle button", "slider", "entry", "password text",
    "link", "image", "progress bar", "menu item",
    "check menu item", "alert", "animation", "notification", "scroll pane",
};

enum { role_count = sizeof role_names / sizeof *role_names };

static int role(void *object) {
  static int roles[role_count];
  unsigned number = answers->role(id_of(object));
  if (number >= role_count) number = caccessible_role_unknown;
  if (!roles[number]) roles[number] = g.atk_role_for_name(role_names[number]);
  return roles[number];
}

// One name for each bit.
static const char *const state_names[] = {
    "active", "enabled", "visible", "showing", "focusable", "focused", "selectable", "selected",
    "checkable", "checked", "editable", "multiselectable", "manages-descendants", "transient",
    "modal", "defunct", "busy",
};

enum { state_count = sizeof state_names / sizeof *state_names };

static int state(int bit) {
  static int states[state_count];
  if (!states[bit]) states[bit] = g.atk_state_type_for_name(state_names[bit]);
  return states[bit];
}

static void *states(void *object) {
  void *set = g.atk_state_set_new();
  const uint32_t bits = answers->states(id_of(object));
  for (int bit = 0; bit < state_count; bit++)
    if (bits >> bit & 1) g.atk_state_set_add_state(set, state(bit));
  // What can be used is also sensitive, a state of GTK's.
  if (bits & caccessible_enabled) g.atk_state_set_add_state(set, g.atk_state_type_for_name("sensitive"));
  return set;
}

void caccessible_tell_state(CAccessible *object, uint32_t bits, int is_set) {
  for (int bit = 0; bit < state_count; bit++)
    if (bits >> bit & 1) g.atk_object_notify_state_change(object, state(bit), is_set);
  if (bits & caccessible_enabled)
    g.atk_object_notify_state_change(object, g.atk_state_type_for_name("sensitive"), is_set);
}

// MARK: Names and the tree

static const char *name(void *object) {
  return keep(object, kept_name, answers->text(id_of(object), caccessible_name));
}

static const char *description(void *object) {
  return keep(object, kept_description, answers->text(id_of(object), caccessible_description));
}

static void *parent(void *object) { return answers->parent(id_of(object)); }
static int count(void *object) { return answers->count(id_of(object)); }
static void *child(void *object, int index) { return shared(answers->child(id_of(object), index)); }
static int index_in_parent(void *object) { return answers->index(id_of(object)); }

static GSList *attributes(void *object) {
  char *identifier = answers->identifier(id_of(object));
  if (!identifier) return 0;
  AtkAttribute *attribute = g.g_malloc0(sizeof *attribute);
  attribute->name = g.g_strdup("id");
  attribute->value = given(identifier);
  return g.g_slist_prepend(0, attribute);
}

static const char *const relation_names[] = {
    "labelled-by", "label-for", "described-by", "description-for", "controller-for", "controlled-by",
};

enum { relation_count = sizeof relation_names / sizeof *relation_names };

static void *relations(void *object) {
  const uint64_t id = id_of(object);
  void *set = g.atk_relation_set_new();
  for (int kind = 0; kind < relation_count; kind++) {
    enum { most = 64 };
    void *others[most];
    int found = 0;
    const int count = answers->related_count(id, kind);
    for (int place = 0; place < count && found < most; place++) {
      void *other = answers->related(id, kind, place);
      if (other) others[found++] = other;
    }
    if (!found) continue;
    void *relation = g.atk_relation_new(others, found, g.atk_relation_type_for_name(relation_names[kind]));
    g.atk_relation_set_add(set, relation);
    g.g_object_unref(relation);
  }
  return set;
}

static void finalize(void *object) {
  Element *element = element_of(object);
  answers->forgotten(element->id);
  for (int kind = 0; kind < 4; kind++) free(element->kept[kind]);
  ((GObjectFunctions *)superclass)->finalize(object);
}

// MARK: Classes

static void class_initialize(void *class, void *data) {
  (void)data;
  GTypeQuery query;
  g.g_type_query(g.g_object_get_type(), &query);
  superclass = g.g_type_class_peek_parent(class);
  ((GObjectFunctions *)class)->finalize = finalize;
  AtkObjectFunctions *functions = (void *)((char *)class + query.class_size);
  functions->get_name = name;
  functions->get_description = description;
  functions->get_parent = parent;
  functions->get_n_children = count;
  functions->ref_child = child;
  functions->get_index_in_parent = index_in_parent;
  functions->ref_relation_set = relations;
  functions->get_role = role;
  functions->ref_state_set = states;
  functions->get_attributes = attributes;
}

static void add(GType type, GType interface, void (*initialize)(void *, void *)) {
  const GInterfaceInfo info = {.initialize = initialize};
  g.g_type_add_interface_static(type, interface, &info);
}

// The class with a set of interfaces: in ATK, the class decides them, not the object.
static GType class_with(uint32_t interfaces) {
  enum { all = 1 << 7 };
  static GType classes[all];
  interfaces &= all - 1;
  if (classes[interfaces]) return classes[interfaces];
  GTypeQuery query;
  g.g_type_query(g.atk_object_get_type(), &query);
  own_part = (query.instance_size + 7) & ~7u;
  char title[32];
  snprintf(title, sizeof title, "ScrollworkElement%u", interfaces);
  const GType type = g.g_type_register_static_simple(
      g.atk_object_get_type(), title, query.class_size, class_initialize, own_part + sizeof(Element), 0, 0);
  add(type, g.atk_component_get_type(), component_initialize);
  if (interfaces & caccessible_acts) add(type, g.atk_action_get_type(), action_initialize);
  if (interfaces & caccessible_has_value) add(type, g.atk_value_get_type(), value_initialize);
  if (interfaces & caccessible_has_text) add(type, g.atk_text_get_type(), text_initialize);
  if (interfaces & caccessible_edits_text)
    add(type, g.atk_editable_text_get_type(), editable_text_initialize);
  if (interfaces & caccessible_selects) add(type, g.atk_selection_get_type(), selection_initialize);
  if (interfaces & caccessible_has_rows) add(type, g.atk_table_get_type(), table_initialize);
  if (interfaces & caccessible_is_window) add(type, g.atk_window_get_type(), 0);
  return classes[interfaces] = type;
}

CAccessible *caccessible_new(uint64_t id, uint32_t interfaces) {
  void *object = g.g_object_new(class_with(interfaces), 0);
  element_of(object)->id = id;
  return object;
}

void caccessible_hold(CAccessible *object) { g.g_object_ref(object); }
void caccessible_release(CAccessible *object) { g.g_object_unref(object); }
