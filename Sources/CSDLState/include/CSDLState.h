#ifndef SCROLLWORK_CSDLSTATE_H
#define SCROLLWORK_CSDLSTATE_H

// Linking this library is enough: it holds the program's only copy of the state that CSDL2 keeps
// between calls. CSDL2 describes that state.

#endif
