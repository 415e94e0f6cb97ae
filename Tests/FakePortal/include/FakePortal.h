#ifndef SCROLLWORK_FAKEPORTAL_H
#define SCROLLWORK_FAKEPORTAL_H

#include <stdint.h>

typedef struct FakePortal FakePortal;

// A portal on a bus, which answers questions for the colour scheme and for what was set later, unless
// it `is_mute`; null if there is no such bus.
FakePortal *fakeportal_open(const char *address, uint32_t scheme, int is_mute);
// How many questions for the colour scheme it was asked.
int fakeportal_questions(FakePortal *portal);
// Another scheme, of which it tells.
void fakeportal_change(FakePortal *portal, uint32_t scheme);
// Another value of a setting, by its number in CDesktop.h, of which it tells.
void fakeportal_set(FakePortal *portal, int setting, double value);
void fakeportal_close(FakePortal *portal);

#endif
