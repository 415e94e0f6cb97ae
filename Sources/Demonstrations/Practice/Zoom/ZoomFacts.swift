import SceneParts
package import ScrollEngine

/// The scale of the plan, and the point that the latest zoom has kept in place.
package struct ZoomFacts: SceneFacts {
  package let scale: Double
  package let contentSize: Size
  package let contentInset: EdgeInsets
  package let viewport: Size
  /// The point that a pointer holds, in points of the viewport; nil if none does.
  package let held: Point?
  /// The distance of the held point of the plan from the pointer, in points; nil if none is held.
  package let drift: Double?
  /// The upper left corner of the plan, in points of the viewport.
  package let corner: Point

  package var isSmaller: Bool {
    contentSize.width < viewport.width && contentSize.height < viewport.height
  }
}
