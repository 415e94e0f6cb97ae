// A program with a window is made of the engine's views and of controls: one import brings all.
@_exported public import Controls
@_exported public import ScrollEngine
@_exported public import enum Hosting.PointerShape
