public import ScrollEngine

/// Whether a picture is light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The engine's `TraitCollection`: the appearance, the reading direction, the scale and the contrast
/// of a window.
public typealias UITraitCollection = TraitCollection

extension TraitCollection {
  /// Makes traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(appearance: userInterfaceStyle == .dark ? .dark : .light)
  }

  /// Whether the picture is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { appearance == .dark ? .dark : .light }
    set { appearance = newValue == .dark ? .dark : .light }
  }

  /// Whether colours may look different under the other traits; nil stands for none.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    appearance != traitCollection?.appearance
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}

extension Color {
  /// Makes a colour; calls `dynamicProvider` once for each appearance.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        .resolved(for: .light),
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).resolved(for: .dark))
  }

  /// The colour in pictures with these traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    resolved(for: traits.appearance)
  }
}
