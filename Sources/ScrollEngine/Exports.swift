// Code built on the engine also needs its geometry and colours, so one import brings all of these.
@_exported public import Drawing
@_exported public import Geometry
@_exported public import struct ScrollMotion.DecelerationRate
@_exported public import struct ScrollMotion.DragSlop
@_exported public import struct ScrollMotion.ScrollRange
