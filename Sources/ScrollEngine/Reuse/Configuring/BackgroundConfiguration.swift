/// The background of a cell, a header or a footer as a value.
///
/// A background that a program sets takes the place of the cell's background colour and background
/// views, and of the grey of selected rows.
public struct BackgroundConfiguration {
  /// The colours of a background by the state of its cell; nil stands for the tint colour.
  public struct StateColors: Hashable, Sendable {
    /// The colour in all other states.
    public var normal: Color?
    /// The colour while the element is pressed.
    public var highlighted: Color?
    /// The colour while the element is selected.
    public var selected: Color?

    /// Makes colours; without more than one, all are the same.
    public init(_ normal: Color?, highlighted: Color?? = nil, selected: Color?? = nil) {
      self.normal = normal
      self.highlighted = highlighted ?? normal
      self.selected = selected ?? normal
    }
  }

  private enum Shown { case normal, highlighted, selected }

  /// The colours while the program has set no ``backgroundColor``.
  public var stateColors: StateColors
  private var ownColor: Color??
  private var shown = Shown.normal

  /// The colour; nil for the view's tint colour. A colour that a program sets is the same in all
  /// states.
  public var backgroundColor: Color? {
    get {
      if let ownColor { return ownColor }
      return switch shown {
      case .normal: stateColors.normal
      case .highlighted: stateColors.highlighted
      case .selected: stateColors.selected
      }
    }
    set { ownColor = .some(newValue) }
  }

  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The distances from the edges of the cell, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The colour of the line along the edge; nil for the view's tint colour.
  public var strokeColor: Color?
  /// The width of the line along the edge, in points; without a line, 0.
  public var strokeWidth = 0.0
  /// How far outside of the background the line lies, in points; negative for inside.
  public var strokeOutset = 0.0
  /// An image over the colour.
  public var image: Image?
  /// The placement of the image.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// A view over colour and image, as large as the background; it gets no touches.
  public var customView: View?

  /// Makes a background of colours that depend on the state of the cell.
  public init(_ colors: StateColors) { stateColors = colors }

  /// Makes a background that shows nothing in any state.
  public static func clear() -> BackgroundConfiguration {
    BackgroundConfiguration(StateColors(.clear))
  }

  /// The background for a state.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    var copy = self
    let (isSelected, isHighlighted) =
      switch state {
      case let state as CellConfigurationState: (state.isSelected, state.isHighlighted)
      case let state as ViewConfigurationState: (state.isSelected, state.isHighlighted)
      default: (false, false)
      }
    copy.shown = isHighlighted ? .highlighted : isSelected ? .selected : .normal
    return copy
  }
}

extension BackgroundConfiguration: Hashable {
  /// Whether two backgrounds look the same and do so in all states; custom views are compared by
  /// identity.
  public static func == (one: Self, other: Self) -> Bool {
    one.ownColor == other.ownColor && one.stateColors == other.stateColors
      && one.shown == other.shown && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets && one.strokeColor == other.strokeColor
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.image == other.image && one.imageContentMode == other.imageContentMode
      && one.customView === other.customView
  }

  /// Feeds the parts that most backgrounds differ in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ownColor)
    hasher.combine(stateColors)
    hasher.combine(shown)
    hasher.combine(cornerRadius)
    hasher.combine(customView.map(ObjectIdentifier.init))
  }
}
