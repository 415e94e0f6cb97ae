// Whoever builds on the engine needs its geometry, its colours and its ranges, too: one import
// brings them.
@_exported public import Drawing
@_exported public import Geometry
@_exported public import ScrollMotion
