/// The direction of horizontal content.
public enum UserInterfaceLayoutDirection: Hashable, Sendable {
  /// Content starts at the left.
  case leftToRight
  /// Content starts at the right.
  case rightToLeft
}

/// Whether a view's content is mirrored in a right-to-left layout.
///
/// A ``CollectionView`` is mirrored only if its layout flips. In right-to-left content, other
/// scroll views have the vertical indicator at the left, separators of tables begin at the right,
/// and naturally aligned text of labels is at the right. Offsets, stacks and page maps never flip.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// Follows the direction of the window.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls for directions in space, which are never mirrored.
  case spatial
  /// Left to right, whatever the window's direction.
  case forceLeftToRight
  /// Right to left, whatever the window's direction.
  case forceRightToLeft

  /// The direction of a view with this attribute in a window with the given direction.
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
  /// The resolved direction of the view's content: from ``semanticContentAttribute``, or else the
  /// window.
  ///
  /// Outside a window, it is the same as in a left-to-right window.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: directionOfWindow)
  }

  private var directionOfWindow: UserInterfaceLayoutDirection {
    windowReference?.withObject { $0.userInterfaceLayoutDirection } ?? .leftToRight
  }

  /// Updates the view and everything in it after the window's direction has changed.
  final func tellOfLayoutDirection() {
    markForLayout()
    if semanticContentAttribute == .unspecified {
      layoutDirectionDidChange()
      directionTurnedMargins()
    } else {
      // Its own direction stays, but its engine has constraints of views that follow the window.
      constraintItem?.directionDidChange()
    }
    for view in subviews { view.tellOfLayoutDirection() }
  }

  final func setSemanticContent(_ attribute: SemanticContentAttribute) {
    let old = effectiveUserInterfaceLayoutDirection
    changeShowing { $0.semanticContent = attribute }
    guard old != effectiveUserInterfaceLayoutDirection else { return }
    constraintItem?.directionDidChange()
    markForLayout()
    layoutDirectionDidChange()
    directionTurnedMargins()
  }
}
