/// A header or footer of a visible section.
struct TableSupplement: ListSupplement {
  let kind: SectionEdge
  var section: Int
  /// The view; nil if the program has none. Such an entry keeps the table from asking again while
  /// the section stays visible.
  let view: View?
  var height: Double
  /// The start and end of the section, in points.
  var start: Double
  var end: Double

  var kindName: String { kind.rawValue }
  var edge: SectionEdge? { kind }
  var path: IndexPath {
    get { IndexPath(row: 0, section: section) }
    set { section = newValue.section }
  }
  var shownView: View? { view }

  /// The upper edge of the view, in points of the content.
  ///
  /// A sticky view stays at the edge of the visible part until its section pushes it out. The rule
  /// of UIKit's plain tables: `min(max(offset, start), end - height)` for a header. `visible` holds
  /// the edges to which the view sticks; nil if it scrolls with the content.
  func top(stickingTo visible: (top: Double, bottom: Double)?) -> Double {
    switch kind {
    case .header: max(start, min(visible?.top ?? start, end - height))
    case .footer: min(end, max(visible?.bottom ?? end, start + height)) - height
    }
  }
}
