// A program with a window is made of the engine's views: one import brings both.
@_exported public import ScrollEngine
@_exported public import enum Hosting.PointerShape
