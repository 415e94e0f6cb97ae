// A program with a window is made of the engine's views, of controls and of maps: one import brings all.
@_exported public import Controls
@_exported public import PageMaps
@_exported public import ScrollEngine
@_exported public import enum Hosting.PointerShape
