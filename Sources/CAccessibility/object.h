#ifndef SCROLLWORK_OBJECT_H
#define SCROLLWORK_OBJECT_H

#include "CAccessibility.h"
#include "glib.h"

// What asks about elements, and answers; null before the start.
extern const CAccessibilityAnswers *answers;

// What an object has of its own, behind the part of its superclass.
typedef struct {
  uint64_t id;
  // ATK does not free the texts that it gets: each lives until the next of its kind.
  char *kept[4];
} Element;

enum { kept_name, kept_description, kept_action, kept_locale };

Element *element_of(void *object);

// The id of an object's element.
static inline uint64_t id_of(void *object) { return element_of(object)->id; }

// Keeps a text for ATK in place of the last of its kind; returns it.
const char *keep(void *object, int kind, char *text);

// A reference for ATK to an object of the program.
static inline void *shared(CAccessible *object) { return object ? g.g_object_ref(object) : 0; }

// Turns memory from malloc into memory that GLib frees.
char *given(char *text);

void component_initialize(void *functions, void *data);
void action_initialize(void *functions, void *data);
void value_initialize(void *functions, void *data);
void text_initialize(void *functions, void *data);
void editable_text_initialize(void *functions, void *data);
void selection_initialize(void *functions, void *data);
void table_initialize(void *functions, void *data);

// The position of a frame: 0 on the screen, 1 in the window, 2 in the parent.
CAccessibleRect placed(void *object, CAccessibleRect frame, int place);
// A point in one of these, in the window.
void in_window(void *object, int *x, int *y, int place);

#endif
