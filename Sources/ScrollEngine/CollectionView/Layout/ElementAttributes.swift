/// Where and how one element of a collection is shown, as the collection view keeps it.
///
/// The layouts of the engine make these, and no objects: one more for each cell that comes into sight
/// would cost more than all else that a layout does for it.
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

  var indexPath: IndexPath
  let category: Category
  /// Without the transform, in points of the content.
  var frame = Rect.zero
  var zIndex = 0
  var alpha = 1.0
  var isHidden = false
  /// What a layout that is asked for attributes has answered, which nobody else has; nil for others.
  private(set) var own: CollectionViewLayoutAttributes?

  init(_ category: Category, at indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// What a layout has answered: an object of which it may keep others, but not this one.
  @MainActor
  init(_ own: CollectionViewLayoutAttributes) {
    let kind = own.representedElementKind ?? ""
    switch own.representedElementCategory {
    case .cell: category = .cell
    case .supplementaryView: category = .supplementaryView(kind: kind)
    case .decorationView: category = .decorationView(kind: kind)
    }
    indexPath = own.indexPath
    frame = own.uprightFrame
    zIndex = own.zIndex
    alpha = own.alpha
    isHidden = own.isHidden
    self.own = own
  }

  /// The kind of a supplementary or decoration view; nil for a cell.
  var kind: String? {
    switch category {
    case .cell: nil
    case .supplementaryView(let kind), .decorationView(let kind): kind
    }
  }

  /// The element in words.
  var name: String { kind.map { "the \"\($0)\" of \(indexPath)" } ?? "\(indexPath)" }

  var isDecoration: Bool { if case .decorationView = category { true } else { false } }

  @MainActor
  var transform: AffineTransform { own?.transform ?? .identity }

  /// The smallest upright rectangle around the element, in points of the content.
  @MainActor
  var boundingFrame: Rect { own?.frame ?? frame }

  /// Whether some of the element is visible within a rectangle of the content.
  @MainActor
  func shows(in rect: Rect) -> Bool { !isHidden && boundingFrame.intersects(rect) }

  /// The same element in another place.
  @MainActor
  func moved(to frame: Rect) -> ElementAttributes {
    var moved = self
    moved.frame = frame
    if let own {
      let copy = own.copied
      copy.setUprightFrame(frame)
      moved.own = copy
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
    guard one.indexPath == other.indexPath, one.category == other.category,
      one.frame == other.frame, one.zIndex == other.zIndex, one.alpha == other.alpha,
      one.isHidden == other.isHidden
    else { return false }
    guard let own = one.own else { return other.own == nil }
    return own === other.own || own.isEqual(other.own)
  }
}
