// A header of the C library that Swift's module of that library leaves out.
#include <malloc.h>
