extension View {
  /// How views are animated; names and values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public var rawValue: UInt

    /// Makes options of UIKit's bits; those of options that are not here have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views at the end of the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile; without this option they pass through.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what is shown at the moment. All animations do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until another one of the same properties begins, or the view leaves its
    /// window.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and then backwards; at the end the views jump to their own values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block within a block, uses the own duration rather than that of the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a block within a block, uses the own curve rather than that of the outer one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a block within a block, uses the own options rather than those of the outer one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends, which is also the curve of no option.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
