/// A reading position in a stack, in terms that survive changes of the data.
///
/// An offset means nothing after rows before it have come or gone. A place records the child at the
/// start of the visible part, its first visible row, and how far that row was scrolled past the
/// start. A place can be encoded.
public struct StackPlace: Hashable, Sendable, Codable {
  /// A child of a stack.
  public enum Child: Hashable, Sendable, Codable {
    /// The child with this `identifier`.
    case identified(String)
    /// The child at this index, if it has no identifier or comes from a data source.
    case at(Int)
  }

  /// A row of a table, or an item of a collection.
  public struct Element: Hashable, Sendable, Codable {
    /// The section of the row or item.
    public var section: Int
    /// The index within the section.
    public var index: Int
    /// The data source's name for the row or item, if any: see ``DataSourceModelAssociation``.
    public var modelIdentifier: String?

    /// Makes a reference to a row or item.
    public init(section: Int, index: Int, modelIdentifier: String? = nil) {
      self.section = section
      self.index = index
      self.modelIdentifier = modelIdentifier
    }
  }

  /// The child at the start of the visible part; if that child is a stack, then also the child at
  /// the start inside it, and so on.
  public var children: [Child]
  /// The row or item; nil if the child has no rows or items, or none is visible.
  public var element: Element?
  /// The distance from the start of the element, or else of the child, to the start of the visible
  /// part, in points.
  public var distance: Double

  /// Makes a reading position; `distance` is in points.
  public init(children: [Child], element: Element? = nil, distance: Double) {
    self.children = children
    self.element = element
    self.distance = distance
  }
}
