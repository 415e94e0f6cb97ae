/// Which way horizontal content goes.
public enum UserInterfaceLayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What the content of a view is, as far as that says whether it is turned around where one reads from
/// right to left.
///
/// Of the engine's own views a ``CollectionView`` goes by it, with a layout that flips; tables, stacks
/// and page maps are what they are.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// It goes the way of the window.
  case unspecified
  /// Controls of playback: they follow the tape, and are never turned around.
  case playback
  /// Directions in space: never turned around.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction of a view with the attribute, in a window with a direction.
  public func direction(
    in window: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: window
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  /// Which way the view's content goes: as ``semanticContentAttribute`` says, or else as the window
  /// does; from left to right outside a window.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: directionOfWindow)
  }

  private var directionOfWindow: UserInterfaceLayoutDirection {
    window?.userInterfaceLayoutDirection ?? .leftToRight
  }

  /// Tells the view and all it holds that the window goes the other way now.
  final func tellOfLayoutDirection() {
    setNeedsLayout()
    if semanticContentAttribute == .unspecified { layoutDirectionDidChange() }
    for view in subviews { view.tellOfLayoutDirection() }
  }

  final func semanticContentChanged(from old: SemanticContentAttribute) {
    guard old.direction(in: directionOfWindow) != effectiveUserInterfaceLayoutDirection else {
      return
    }
    setNeedsLayout()
    layoutDirectionDidChange()
  }
}
