// A program with a window uses the engine's views, controls and page maps, so one import provides
// all of them.
@_exported public import Controls
@_exported public import PageMaps
@_exported public import ScrollEngine
@_exported public import enum Hosting.PointerShape
