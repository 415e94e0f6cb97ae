// A test of a screen names views, sizes and colours: one import brings them all.
@_exported public import ScrollEngine
