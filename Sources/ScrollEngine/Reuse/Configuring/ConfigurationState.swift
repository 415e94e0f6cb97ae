/// The state of a cell, a header or a footer, for which a configuration chooses its look.
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A value that the program adds to the state; nil for none.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that a program adds to the state of its cells.
///
/// A subclass overrides `configurationState`, adds its values, and calls
/// ``ReusableView/setNeedsUpdateConfiguration()`` when one has changed.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name, unique in the program.
  public let rawValue: String

  /// Makes a key of a unique name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of a unique name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view that is no cell.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view gets no touches: ``View/isUserInteractionEnabled`` is false.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view in which nothing happens.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A value that the program adds to the state; nil for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
public struct CellConfigurationState: ConfigurationState, Hashable {
  private var view: ViewConfigurationState

  /// Whether the cell shows its controls for editing.
  public var isEditing = false
  /// Whether the row is swiped aside.
  public var isSwiped = false
  /// Whether a person drags the row to another place.
  public var isReordering = false

  /// Makes the state of a cell in which nothing happens.
  public init(traitCollection: TraitCollection) {
    view = ViewConfigurationState(traitCollection: traitCollection)
  }

  init(_ view: ViewConfigurationState) { self.view = view }

  /// The traits of the cell.
  public var traitCollection: TraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell gets no touches: ``View/isUserInteractionEnabled`` is false.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether the element is pressed.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the element is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the element has the focus: see ``ListView/focusedIndexPath``.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// A value that the program adds to the state; nil for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
