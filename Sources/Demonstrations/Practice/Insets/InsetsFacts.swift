import SceneParts
package import ScrollEngine

/// The insets of a form, and what covers it.
package struct InsetsFacts: SceneFacts {
  package struct Side: Hashable, Sendable {
    /// `contentInset`, `safeAreaInsets` and `adjustedContentInset`, in points.
    package let contentInset: EdgeInsets
    package let safeArea: EdgeInsets
    package let adjusted: EdgeInsets
    /// The vertical offset, the greatest possible one, and the height of the content, in points.
    package let offset: Double
    package let lastOffset: Double
    package let contentHeight: Double
    /// How far the field of interest is out of sight, in points.
    package let distance: Double
    /// The farthest pull below the place at the top so far, in points.
    package let furthestPull: Double
  }

  package let left: Side
  package let right: Side
  /// The name of the field of interest.
  package let field: String
  package let fieldCount: Int
  /// Whether the keyboard is on the screen completely, and its height in points.
  package let hasKeyboard: Bool
  package let keyboardHeight: Double
  /// The height of the screen, in points.
  package let screenHeight: Double
}
