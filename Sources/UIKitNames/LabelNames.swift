public import ScrollEngine

/// The engine's `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
