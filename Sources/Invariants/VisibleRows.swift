internal import ScrollEngine

/// The cells that a list shows at rest, identified by their contents, with their positions.
///
/// A comparison with the same list a frame later tells whether a change of the data moved all the
/// rows that a person was reading: because rows were inserted or deleted above, or because the list
/// was reloaded instead of updated.
@MainActor
struct VisibleRows {
  private struct Row {
    /// The position in the content.
    var origin: Point
    /// The position in the visible part.
    var place: Point
  }

  private let size: Size
  private let inset: EdgeInsets
  private let zoomScale: Double
  /// Whether there is content before and after the visible part, so that every row can keep its
  /// position.
  private let isBetweenEdges: Bool
  /// The rows by the texts and images of their cells, without rows whose texts and images equal
  /// those of another row.
  private let rows: [Content: Row]

  /// The greatest movement of a row that does not count, in points.
  private static let tolerance = 0.5

  /// Reads a list; nil if a person or a motion moves the list, or if it lies in another scroll
  /// view, whose offset also moves the rows.
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

  /// The distance by which a change of the data has moved all rows that stayed visible, in points;
  /// nil if a row kept its position, or if the movement has another reason.
  func shift(since before: VisibleRows) -> Point? {
    guard isBetweenEdges, before.isBetweenEdges, size == before.size, inset == before.inset,
      zoomScale == before.zoomScale
    else { return nil }
    var shift: Point?
    for (content, old) in before.rows {
      guard let new = rows[content] else { continue }
      // If a row keeps its position in the content, the program has scrolled.
      guard (new.origin - old.origin).length > Self.tolerance else { return nil }
      let way = new.place - old.place
      guard way.length > Self.tolerance else { return nil }
      if let shift, (way - shift).length > Self.tolerance { return nil }
      shift = way
    }
    return shift
  }

  /// Identifies a row by the texts and images in its cell.
  private struct Content: Hashable {
    private var texts: [String] = []
    private var images: [Image] = []

    /// Fails for a cell without texts and images.
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
