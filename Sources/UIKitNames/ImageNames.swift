public import ScrollEngine

/// The engine's `Image`, with pixels that a program makes or decodes; there are no asset
/// catalogues.
public typealias UIImage = Image
/// The engine's `ImageView`.
public typealias UIImageView = ImageView
