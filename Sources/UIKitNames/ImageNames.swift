public import ScrollEngine

/// The engine's `Image`: pixels that a program has made or decoded, without a catalogue of assets.
public typealias UIImage = Image
/// The engine's `ImageView`.
public typealias UIImageView = ImageView
