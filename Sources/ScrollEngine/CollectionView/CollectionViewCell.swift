/// A cell that shows one item of a collection.
open class CollectionViewCell: CollectionReusableView, ListCell {
  /// The container for the content; it fills the cell.
  ///
  /// Made on first use: a cell that draws itself needs no container.
  open var contentView: View {
    if let ownContentView { return ownContentView }
    let view = View(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    addSubview(view)
    return view
  }

  private var ownContentView: View?

  /// Creates a cell outside of any hierarchy; `frame` is in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    if type(of: self) != CollectionViewCell.self { followStateFromNowOn() }
  }

  // MARK: Configurations

  /// Called by a cell that shows a new state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (CollectionViewCell, CellConfigurationState) -> Void

  /// The state that configurations follow; an override adds its own values to that of `super`.
  open var configurationState: CellConfigurationState {
    cellState(isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// Called before the first layout, and once before the layout after the state changed; does
  /// nothing by default.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``; nil by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring?.handler as? ConfigurationUpdateHandler }
    set { setHandler(newValue) }
  }

  override var stateToFollow: any ConfigurationState { configurationState }

  override func tellProgram(of state: any ConfigurationState) {
    guard let state = state as? CellConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  override func host(_ content: View?, insteadOf old: View?) {
    if let ownContentView, ownContentView.superview === self {
      ownContentView.removeFromSuperview()
    }
    ownContentView = content
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: (grounds?.count(in: self) ?? 0) + configuredGrounds)
  }

  override func backgroundConfigurationDidChange() {
    if backgroundConfiguration != nil {
      backgroundView = nil
      selectedBackgroundView = nil
    }
    super.backgroundConfigurationDidChange()
  }

  // MARK: Behind the content

  private var grounds: CellGrounds?

  /// A view behind the content, as large as the cell.
  open var backgroundView: View? {
    get { grounds?.plain }
    set { setGround(newValue, \.plain) }
  }

  /// A view behind the content and in front of ``backgroundView``, while the item is selected or
  /// pressed.
  open var selectedBackgroundView: View? {
    get { grounds?.selected }
    set { setGround(newValue, \.selected) }
  }

  private func setGround(_ view: View?, _ which: ReferenceWritableKeyPath<CellGrounds, View?>) {
    let grounds = grounds ?? CellGrounds()
    self.grounds = grounds
    if grounds.set(which, to: view, in: self) { showGrounds() }
  }

  private func showGrounds() { grounds?.show(in: self, isSelected: isSelected || isHighlighted) }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }

  /// Whether the item is pressed.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }

  private func stateDidChange() {
    setNeedsDisplay()
    if grounds != nil { showGrounds() }
    configurationStateDidChange()
  }

  override var mayFloat: Bool { false }

  final func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  /// The texts in the cell, and whether it is selected; nil without texts.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    let texts = spokenTexts
    guard !texts.isEmpty || spokenWords?.isElement == true else { return nil }
    return AccessibilityDefaults(
      label: texts.isEmpty ? nil : texts.joined(separator: ", "),
      traits: isSelected ? .selected : [])
  }

  /// Clears selection and highlight.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  override var sizingContent: View? { ownContentView }

  /// Resizes the content and the background.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownContentView?.frame = bounds
    if grounds != nil { showGrounds() }
  }
}
