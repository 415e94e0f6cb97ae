// Code built on the engine also needs its geometry, colours and ranges: one import brings them.
@_exported public import Drawing
@_exported public import Geometry
@_exported public import ScrollMotion
