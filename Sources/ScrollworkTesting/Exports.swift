// A test of a screen uses views, sizes and colours, so one import provides them all.
@_exported public import ScrollEngine
