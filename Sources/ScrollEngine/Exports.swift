// Whoever builds on the engine needs its geometry, its colours and the range of a scroll view, too:
// one import brings them.
@_exported public import Drawing
@_exported public import Geometry
@_exported public import ScrollMotion
