// A hand on a mouse of an X server, with a pace of its own.
//
//   hand RATE STROKES SPEED X Y
//
// Types R, clicks at (X, Y) and 100 pixels above it, makes STROKES strokes upwards from (X, Y) at SPEED
// pixels a second, reported RATE times a second, each let go in full motion, and types R again. Between
// two strokes it clicks, which stops what flies.

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static Display *display;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void sleep_until(double moment) {
  struct timespec time = {.tv_sec = (time_t)moment};
  time.tv_nsec = (long)((moment - (double)time.tv_sec) * 1e9);
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) {
  }
}

static void rest(double seconds) { sleep_until(now() + seconds); }

static void move(int x, int y) {
  XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
  XFlush(display);
}

static void press(int is_down) {
  XTestFakeButtonEvent(display, 1, is_down, CurrentTime);
  XFlush(display);
}

static void type(KeySym symbol) {
  const KeyCode code = XKeysymToKeycode(display, symbol);
  XTestFakeKeyEvent(display, code, True, CurrentTime);
  XTestFakeKeyEvent(display, code, False, CurrentTime);
  XFlush(display);
}

static void click(void) {
  press(True);
  rest(0.02);
  press(False);
}

static void stroke(int x, int y, double speed, double rate) {
  const double duration = 0.25;
  move(x, y);
  rest(0.05);
  press(True);
  const double start = now();
  for (int report = 1; report <= (int)(duration * rate); report += 1) {
    sleep_until(start + report / rate);
    // Where a hand of this speed is now, also when the machine wakes it late.
    const int there = y - (int)(speed * (now() - start));
    XTestFakeMotionEvent(display, -1, x, there, CurrentTime);
    // The last one goes with the release: on a busy machine the hand may sleep in between, which is a
    // rest, and lets go at no speed.
    if (report < (int)(duration * rate)) XFlush(display);
  }
  press(False);
}

int main(int count, char **arguments) {
  if (count != 6) {
    fputs("usage: hand RATE STROKES SPEED X Y\n", stderr);
    return 64;
  }
  const double rate = atof(arguments[1]);
  const int strokes = atoi(arguments[2]);
  const double speed = atof(arguments[3]);
  const int x = atoi(arguments[4]);
  const int y = atoi(arguments[5]);
  display = XOpenDisplay(NULL);
  if (!display) {
    fputs("hand: no X server answers\n", stderr);
    return 1;
  }
  move(x, y);
  rest(0.2);
  type(XK_r);
  rest(0.5);
  for (int above = 0; above <= 100; above += 100) {
    move(x, y - above);
    rest(0.1);
    click();
    rest(0.2);
  }
  for (int number = 0; number < strokes; number += 1) {
    stroke(x, y, speed, rate);
    rest(0.3);
    click();
    // No phase of the frames is more likely than another.
    rest(0.2 + 0.017 * number / strokes);
  }
  type(XK_r);
  rest(0.5);
  XCloseDisplay(display);
  return 0;
}
