#ifndef SCROLLWORK_CDESKTOP_H
#define SCROLLWORK_CDESKTOP_H

#include <stdint.h>

typedef struct CDesktop CDesktop;

// What the desktop is asked for; the portal knows all but the last.
enum {
  // 0 none, 1 dark, 2 light.
  cdesktop_color_scheme,
  // 0 no preference, 1 more.
  cdesktop_contrast,
  // 0 no preference, 1 less.
  cdesktop_reduced_motion,
  // The size of text, 1 for the usual one.
  cdesktop_text_scale,
  // Pixels per point; 0 if the desktop computes it.
  cdesktop_window_scale,
  // 0 no, 1 yes.
  cdesktop_animations,
  // In milliseconds.
  cdesktop_double_click,
  // The same in older desktops.
  cdesktop_old_double_click,
  // 0 no, 1 yes.
  cdesktop_high_contrast,
  // 0 if no assistive technology is in use, 1 if some is.
  cdesktop_assistance,
};

// Asks the desktop's portal for its settings. Calls `tell` with each that it has, and with each
// later change, on a separate thread that otherwise sleeps; without a bus or a portal, never calls
// `tell`. `address` is the address of the bus; null for the session bus.
//
// The thread calls `forget` once, after the last call of `tell`. Returns null, and calls neither,
// if the session bus has no address, or if memory, descriptors or threads run out.
CDesktop *cdesktop_follow(
    const char *address, void (*tell)(int setting, double value, void *context),
    void (*forget)(void *context), void *context);

// The same for assistive technology. Asking starts no service.
CDesktop *cdesktop_follow_assistance(
    const char *address, void (*tell)(int setting, double value, void *context),
    void (*forget)(void *context), void *context);

// Ends the watch without waiting for its thread, which may still call `tell` for messages that it
// has already read, and then calls `forget`.
void cdesktop_end(CDesktop *desktop);

#endif
