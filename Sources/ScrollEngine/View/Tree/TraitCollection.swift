public import Drawing

/// How much texts and lines stand out.
public enum AccessibilityContrast: Hashable, Sendable {
  /// As designed.
  case normal
  /// More than usual.
  case high
}

/// The properties of a window's surroundings on which its views may depend.
public struct TraitCollection: Hashable, Sendable {
  /// Whether the window is light or dark.
  public var appearance: Appearance
  /// The reading direction of the window.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The number of pixels of the display per point.
  public var displayScale: Double
  /// How much texts and lines stand out in the window.
  public var accessibilityContrast: AccessibilityContrast

  /// Makes traits; by default, those of a view outside of windows.
  public init(
    appearance: Appearance = .light, layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
    displayScale: Double = 1, accessibilityContrast: AccessibilityContrast = .normal
  ) {
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.accessibilityContrast = accessibilityContrast
  }
}

extension View {
  /// The traits of the view's window.
  public final var traitCollection: TraitCollection {
    window.map(TraitCollection.init(of:)) ?? TraitCollection()
  }

  /// Tells the view, its controller and everything in it that the window had other traits before.
  final func tellOfTraits(_ previous: TraitCollection) {
    traitsDidChange()
    owner?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for view in subviews { view.tellOfTraits(previous) }
  }
}

extension TraitCollection {
  @MainActor
  init(of window: Window) {
    self.init(
      appearance: window.hostAppearance, layoutDirection: window.userInterfaceLayoutDirection,
      displayScale: window.displayScale,
      accessibilityContrast: window.increasesContrast ? .high : .normal)
  }
}
