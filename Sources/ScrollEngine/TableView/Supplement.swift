/// A header or a footer of a section that is in sight.
struct Supplement {
  let kind: SectionEdge
  let section: Int
  /// Nil where the delegate gave none: it is not asked again while the section stays in sight.
  let view: View?
  var height: Double
  /// Where the section begins and ends, in points.
  var start: Double
  var end: Double

  /// Where its upper edge lies, in points of the content.
  ///
  /// What sticks keeps to the edge of the visible part while its section does not leave it. The rule
  /// is that of UIKit's plain tables: `min(max(offset, start), end - height)` for a header.
  /// - Parameter visible: The edges it sticks to; nil for one that scrolls with the content.
  func top(stickingTo visible: (top: Double, bottom: Double)?) -> Double {
    switch kind {
    case .header: max(start, min(visible?.top ?? start, end - height))
    case .footer: min(end, max(visible?.bottom ?? end, start + height)) - height
    }
  }
}
