public import ScrollEngine

/// Whether a picture is light or dark as a whole.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}

/// What a colour may depend on: here, only the appearance of the picture.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the picture is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension Color {
  /// Asks once for the colour of each appearance.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        .resolved(for: .light),
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).resolved(for: .dark))
  }

  /// The colour that it is in pictures with some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light)
  }
}
