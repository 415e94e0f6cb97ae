// Code written for UIKit imports one module, so this one brings all of the engine, `IndexPath` and
// `ReuseQueue` among it.
@_exported public import ScrollEngine
