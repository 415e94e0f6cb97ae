internal import ScrollEngine

/// The cells that a list shows at rest, known by what stands in them, and where they lie.
///
/// Compared with the same list a frame later, it tells whether a change of the data has moved all that
/// a person was reading: rows that came or went above it, and a list that was told to load everything
/// again instead of what came and went.
@MainActor
struct VisibleRows {
  private struct Row {
    /// In the content.
    var origin: Point
    /// In what is seen.
    var place: Point
  }

  private let size: Size
  private let inset: EdgeInsets
  private let zoomScale: Double
  /// Whether there is content above and below, so that every row can keep its place.
  private let isBetweenEdges: Bool
  /// By the texts and images of the cells, as far as these are not alike.
  private let rows: [Content: Row]

  /// What a row moves without being noticed, in points.
  private static let tolerance = 0.5

  /// Looks at a list; nil if a person or a motion moves it, or if it lies in another scroll view, which
  /// has an offset of its own.
  init?(_ list: ListView) {
    guard !list.isTracking, !list.isDragging, !list.isDecelerating, !list.isZooming
    else { return nil }
    var ancestor = list.superview
    while let view = ancestor {
      if view is ScrollView { return nil }
      ancestor = view.superview
    }
    size = list.bounds.size
    inset = list.adjustedContentInset
    zoomScale = list.zoomScale
    let offset = list.contentOffset
    isBetweenEdges =
      offset.y > -inset.top + Self.tolerance
      && offset.y < list.contentSize.height - size.height + inset.bottom - Self.tolerance
      || offset.x > -inset.left + Self.tolerance
        && offset.x < list.contentSize.width - size.width + inset.right - Self.tolerance
    var rows: [Content: Row] = [:]
    var alike: Set<Content> = []
    for cell in ScreenChecks.cells(of: list) {
      guard let content = Content(of: cell) else { continue }
      let row = Row(origin: cell.frame.origin, place: cell.frame.origin - offset)
      if rows.updateValue(row, forKey: content) != nil { alike.insert(content) }
    }
    for content in alike { rows[content] = nil }
    self.rows = rows
  }

  /// By how much all rows that stayed in sight have been moved by a change of the content, in points;
  /// nil if one of them kept its place, or if there was a reason.
  func shift(since before: VisibleRows) -> Point? {
    guard isBetweenEdges, before.isBetweenEdges, size == before.size, inset == before.inset,
      zoomScale == before.zoomScale
    else { return nil }
    var shift: Point?
    for (content, old) in before.rows {
      guard let new = rows[content] else { continue }
      // If a program scrolls, its rows stay where they are in the content.
      guard (new.origin - old.origin).length > Self.tolerance else { return nil }
      let way = new.place - old.place
      guard way.length > Self.tolerance else { return nil }
      if let shift, (way - shift).length > Self.tolerance { return nil }
      shift = way
    }
    return shift
  }

  /// What tells one row from another: the texts and the images in its cell.
  private struct Content: Hashable {
    private var texts: [String] = []
    private var images: [Image] = []

    /// Nil for a cell in which there is nothing.
    @MainActor
    init?(of cell: ReusableView) {
      add(cell)
      if texts.isEmpty, images.isEmpty { return nil }
    }

    @MainActor
    private mutating func add(_ view: View) {
      if let label = view as? Label, let text = label.text, !text.isEmpty { texts.append(text) }
      if let image = (view as? ImageView)?.image { images.append(image) }
      for view in view.subviews where !view.isHidden { add(view) }
    }
  }
}
