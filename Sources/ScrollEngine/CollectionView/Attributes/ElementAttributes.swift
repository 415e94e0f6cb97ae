/// The position and appearance of one element of a collection, in the form that the collection view
/// keeps.
///
/// The layouts of the engine make such values instead of objects: an object for each cell that
/// becomes visible would cost more than all other work of the layout for that cell.
struct ElementAttributes {
  enum Category: Hashable {
    case cell
    case supplementaryView(kind: String)
    case decorationView(kind: String)

    var name: CollectionViewLayoutAttributes.ElementCategory {
      switch self {
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
    }
  }

  /// State that few elements need, in one object, so that the attributes of a cell hold a single
  /// reference, which is nil.
  private final class About {
    let category: Category
    let own: CollectionViewLayoutAttributes?

    init(_ category: Category, own: CollectionViewLayoutAttributes?) {
      self.category = category
      self.own = own
    }

    @MainActor static let header = About(
      .supplementaryView(kind: SectionEdge.header.kind), own: nil)
    @MainActor static let footer = About(
      .supplementaryView(kind: SectionEdge.footer.kind), own: nil)
  }

  var indexPath: IndexPath
  /// The frame without the transform, in points of the content.
  var frame = Rect.zero
  var zIndex = 0
  var alpha = 1.0
  var isHidden = false
  /// The category and the layout's object; nil for the cells of a layout of lines.
  private var about: About?

  /// An item of a layout of lines.
  init(itemAt indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// A header or footer of a layout of lines.
  @MainActor
  init(of edge: SectionEdge, at indexPath: IndexPath) {
    self.indexPath = indexPath
    about = edge == .header ? .header : .footer
  }

  /// The answer of a layout, in an object that the layout does not keep.
  @MainActor
  init(_ own: CollectionViewLayoutAttributes) {
    let kind = own.representedElementKind ?? ""
    let category: Category =
      switch own.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementaryView(kind: kind)
      case .decorationView: .decorationView(kind: kind)
      }
    indexPath = own.indexPath
    frame = own.uprightFrame
    zIndex = own.zIndex
    alpha = own.alpha
    isHidden = own.isHidden
    about = About(category, own: own)
  }

  var category: Category { about?.category ?? .cell }

  /// Whether this is an item; comparing categories would compare kinds.
  var isCell: Bool { if case .cell = category { true } else { false } }

  /// The object that a custom layout has returned, to which no other code refers; nil for other
  /// layouts.
  var own: CollectionViewLayoutAttributes? { about?.own }

  /// The kind of a supplementary or decoration view; nil for a cell.
  var kind: String? {
    switch category {
    case .cell: nil
    case .supplementaryView(let kind), .decorationView(let kind): kind
    }
  }

  /// A description of the element, for messages.
  var name: String { kind.map { "the \"\($0)\" of \(indexPath)" } ?? "\(indexPath)" }

  var isDecoration: Bool { if case .decorationView = category { true } else { false } }

  @MainActor
  var scroller: CollectionViewScroller? { own?.scroller }

  @MainActor
  var transform: AffineTransform { own?.transform ?? .identity }

  /// The smallest upright rectangle around the element, in points of the content.
  @MainActor
  var boundingFrame: Rect { own?.frame ?? frame }

  /// Whether any part of the element is visible within a rectangle of the content.
  @MainActor
  func shows(in rect: Rect) -> Bool { !isHidden && boundingFrame.intersects(rect) }

  /// The same element with another frame.
  @MainActor
  func moved(to frame: Rect) -> ElementAttributes {
    var moved = self
    moved.frame = frame
    if let own {
      let copy = own.copied
      copy.setUprightFrame(frame)
      moved.about = About(category, own: copy)
    }
    return moved
  }

  /// The attributes as an object for a program, which may keep it.
  @MainActor
  func object(_ attributesClass: CollectionViewLayoutAttributes.Type)
    -> CollectionViewLayoutAttributes
  {
    if let own { return own }
    let object = attributesClass.init()
    object.adopt(self)
    return object
  }
}

extension ElementAttributes: @preconcurrency Equatable {
  @MainActor
  static func == (one: ElementAttributes, other: ElementAttributes) -> Bool {
    guard one.indexPath == other.indexPath, one.frame == other.frame,
      one.zIndex == other.zIndex, one.alpha == other.alpha, one.isHidden == other.isHidden
    else { return false }
    if one.about === other.about { return true }
    guard one.category == other.category else { return false }
    guard let own = one.own else { return other.own == nil }
    return own.isEqual(other.own)
  }
}
