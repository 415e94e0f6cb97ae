// Whoever builds on the engine needs its geometry and its colours, too: one import brings them.
@_exported public import Drawing
@_exported public import Geometry
