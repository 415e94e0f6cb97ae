/// Where a person was in a stack, in terms that still hold when the data has changed.
///
/// An offset says nothing after rows have come or gone before it. This says which child was at the
/// beginning of the visible part, which of its rows, and how far that was scrolled. It can be encoded.
public struct StackPlace: Hashable, Sendable, Codable {
  /// A child of a stack.
  public enum Child: Hashable, Sendable, Codable {
    /// By its `identifier`.
    case identified(String)
    /// By its place in the order, if it has no identifier.
    case at(Int)
  }

  /// A row of a table, or an item of a collection.
  public struct Element: Hashable, Sendable, Codable {
    public var section: Int
    public var index: Int
    /// What the data source calls it, if it does; see ``DataSourceModelAssociation``.
    public var modelIdentifier: String?

    public init(section: Int, index: Int, modelIdentifier: String? = nil) {
      self.section = section
      self.index = index
      self.modelIdentifier = modelIdentifier
    }
  }

  /// The child, and where that is a stack itself its child, and so on.
  public var children: [Child]
  /// nil where the child has no rows, or shows none.
  public var element: Element?
  /// From the beginning of the element, or else of the child, to that of the visible part, in points.
  public var distance: Double

  public init(children: [Child], element: Element? = nil, distance: Double) {
    self.children = children
    self.element = element
    self.distance = distance
  }
}
