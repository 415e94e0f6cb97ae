public import ScrollEngine

/// Whether a picture is light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The properties on which a colour may depend: here, only the appearance of the picture.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the picture is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
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
    resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light)
  }
}
