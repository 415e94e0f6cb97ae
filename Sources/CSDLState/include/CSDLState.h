#ifndef SCROLLWORK_CSDLSTATE_H
#define SCROLLWORK_CSDLSTATE_H

// Linking this is enough: what CSDL2 keeps between calls is then there, once. CSDL2 says what it is.

#endif
