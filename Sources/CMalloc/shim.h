// A header of the C library that Swift's own module of it leaves out.
#include <malloc.h>
