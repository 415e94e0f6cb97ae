/// A cell that shows one row of a table.
open class TableViewCell: ReusableView, ListCell {
  /// How the cell arranges its text.
  public enum CellStyle: Hashable, Sendable {
    /// One label at the leading edge.
    case `default`
    /// A second label at the trailing edge, in line with the first.
    case value1
    /// A second, smaller label below the first.
    case subtitle
  }

  /// The label of the row's text; nil only in a cell with a ``ReusableView/contentConfiguration``.
  ///
  /// Made on first use: a cell that draws itself needs no label.
  open var textLabel: Label? {
    if let ownLabel { return ownLabel }
    guard !isConfigured else { return nil }
    let label = Label(frame: labelFrame)
    ownLabel = label
    labelReference = Unmanaged.passUnretained(label)
    addSubview(label)
    return label
  }

  /// The second label, made on first use; nil in cells of the default style, and with a
  /// ``ReusableView/contentConfiguration``.
  open var detailTextLabel: Label? {
    if let ownDetailLabel { return ownDetailLabel }
    guard style != .default, !isConfigured else { return nil }
    let label = Label(frame: detailFrame)
    label.textColor = .systemDetail
    if style == .subtitle {
      label.font.size = 12
    } else {
      label.liesAtEnd = true
    }
    ownDetailLabel = label
    addSubview(label)
    return label
  }

  @exclusivity(unchecked) private var ownDetailLabel: Label?

  /// The image at the leading edge of the cell; nil only in a cell with a
  /// ``ReusableView/contentConfiguration``.
  ///
  /// Made on first use. The text makes room for the image. An image higher than the row is scaled
  /// down.
  open var imageView: ImageView? {
    if let ownImageView { return ownImageView }
    guard !isConfigured else { return nil }
    let view = CellImageView(image: nil)
    ownImageView = view
    view.isHighlighted = showsSelection || showsHighlight
    addSubview(view)
    placeContent()
    return view
  }

  @exclusivity(unchecked) private var ownImageView: CellImageView?

  /// The container for a cell's own content, behind the label.
  ///
  /// The view fills the space that the accessory, the editing controls and the index leave free.
  /// Made on first use.
  open var contentView: View {
    if let ownContentView { return ownContentView }
    let view = View(frame: contentFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    insertSubview(view, at: (grounds?.count(in: self) ?? 0) + configuredGrounds)
    return view
  }

  @exclusivity(unchecked) private var ownContentView: View?

  // The label is never replaced, so an unmanaged reference can place it without reference counting.
  @exclusivity(unchecked) private var ownLabel: Label?
  @exclusivity(unchecked) private var labelReference: Unmanaged<Label>?

  private let style: CellStyle

  /// The style that the cell was made with.
  public final var cellStyle: CellStyle { style }

  // MARK: Configurations

  /// Called by a cell that shows a new state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableViewCell, CellConfigurationState) -> Void

  /// The state that configurations follow; an override adds its own values to that of `super`.
  open var configurationState: CellConfigurationState {
    cellState(isSelected: showsSelection, isHighlighted: showsHighlight, isEditing: isEditing)
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
    for view in [ownContentView, ownLabel, ownDetailLabel, ownImageView] {
      if let view, view.superview === self { view.removeFromSuperview() }
    }
    (ownLabel, labelReference, ownDetailLabel, ownImageView) = (nil, nil, nil, nil)
    ownContentView = content
    guard let content else { return }
    content.frame = contentFrame
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: (grounds?.count(in: self) ?? 0) + configuredGrounds)
  }

  private var isConfigured: Bool { boxedShowing != nil && configuring?.content != nil }

  override func backgroundConfigurationDidChange() {
    if backgroundConfiguration != nil {
      backgroundView = nil
      selectedBackgroundView = nil
      backgroundColor = nil
    }
    showGrounds()
  }

  // MARK: Behind the content

  @exclusivity(unchecked) private var grounds: CellGrounds?

  /// A view behind the content, as large as the cell.
  open var backgroundView: View? {
    get { grounds?.plain }
    set { setGround(newValue, \.plain) }
  }

  /// A view behind the content and in front of ``backgroundView``, while the row is selected or
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

  /// The colour behind everything else in the cell; grey may replace it while the row is selected
  /// or pressed.
  open override var backgroundColor: Color? {
    get { grounds?.coveredColor ?? super.backgroundColor }
    set {
      if let grounds, grounds.coveredColor != nil {
        grounds.coveredColor = .some(newValue)
        if grounds.group != nil { showGrounds() }
      } else {
        super.backgroundColor = newValue
      }
    }
  }

  /// The place in a group of rows that the table has told the cell; nil in a plain table.
  @inline(__always)
  final var group: CellGroup? { grounds?.group }

  /// Shows the cell as a part of a group of rows; nil for a plain table.
  final func show(_ group: CellGroup?) {
    guard group != grounds?.group else { return }
    let grounds = grounds ?? CellGrounds()
    self.grounds = grounds
    grounds.group = group
    showGrounds()
  }

  /// How the cell shows that its row is selected or pressed.
  ///
  /// A cell's own drawing covers the grey; a cell that draws selected rows in its own way sets
  /// ``SelectionStyle/none``.
  @exclusivity(unchecked)
  open var selectionStyle = SelectionStyle.default {
    didSet { if oldValue != selectionStyle { showGrounds() } }
  }

  private func showGrounds() {
    let isShown = (showsSelection || showsHighlight) && selectionStyle != .none
    guard isShown || grounds != nil else { return }
    let grounds = grounds ?? CellGrounds()
    self.grounds = grounds
    grounds.show(in: self, isSelected: isShown)
    let isConfigured = boxedShowing != nil && configuring?.background != nil
    grounds.showGrey(
      in: self, isShown: isShown && grounds.selected == nil && !isConfigured,
      group: isConfigured ? nil : grounds.group?.color)
  }

  // MARK: Accessory

  @exclusivity(unchecked) private var accessory: CellAccessory?

  /// The mark at the trailing edge of the cell; ``accessoryView`` takes its place.
  open var accessoryType: AccessoryType {
    get { accessory?.type ?? .none }
    set {
      guard newValue != accessoryType else { return }
      changeAccessory { $0.type = newValue }
    }
  }

  /// A view at the trailing edge of the cell, in its own size and in the middle of the height.
  open var accessoryView: View? {
    get { accessory?.own }
    set {
      guard newValue !== accessoryView else { return }
      changeAccessory { $0.setOwn(newValue, in: self) }
    }
  }

  private func changeAccessory(_ change: (CellAccessory) -> Void) {
    let accessory = accessory ?? CellAccessory()
    self.accessory = accessory
    accessory.isCovered = isEditing
    change(accessory)
    accessory.show(in: self)
    placeContent()
  }

  /// The width that the table's index occupies at the trailing edge of the cell, in points; the
  /// table sets it.
  @exclusivity(unchecked)
  final var indexWidth = 0.0 { didSet { if oldValue != indexWidth { placeBesideIndex() } } }

  /// Places what lies at the edges for the direction of the window; an override calls `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside of a window, the cell was laid out from left to right.
    if windowReference != nil, hasParts || ownImageView != nil { placeForDirection() }
  }

  @inline(never)
  private func placeForDirection() {
    if isMirrored { placeBesideIndex() }
  }

  /// Places what lies at the edges on their other side; an override calls `super`.
  open override func layoutDirectionDidChange() {
    placeBesideIndex()
    markForDisplay()
  }

  final func placeBesideIndex() {
    placeContent()
    accessory?.place(in: self)
    editing?.place(in: self)
  }

  /// The part of the bounds beside the table's index.
  final var roomBesideIndex: Rect {
    guard indexWidth > 0 else { return storedBounds }
    var room = storedBounds
    room.size.width = max(0, room.width - indexWidth)
    if isMirrored { room.origin.x += indexWidth }
    return room
  }

  /// Whether the cell's leading edge is the right one.
  final var isMirrored: Bool {
    (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A frame that was computed from left to right in a room, for the direction of the cell.
  final func directed(_ frame: Rect, in room: Rect) -> Rect {
    isMirrored ? frame.mirrored(in: room) : frame
  }

  /// The part of the bounds that the index, the accessory and the controls leave free.
  private var contentFrame: Rect { hasParts ? contentFrameBesideParts : storedBounds }

  /// Whether anything takes room from the content.
  @inline(__always)
  private var hasParts: Bool { accessory != nil || editing != nil || indexWidth > 0 }

  @inline(never)
  private var contentFrameBesideParts: Rect {
    let room = roomBesideIndex
    var frame = editing?.contentFrame(in: room) ?? room
    if let accessory { frame.size.width = max(0, frame.width - accessory.width) }
    return directed(frame, in: room)
  }

  final var textLabelIfMade: View? { ownLabel }
  final var detailLabelIfMade: View? { ownDetailLabel }
  final var contentViewIfMade: View? { ownContentView }
  final var imageViewIfMade: View? { ownImageView }

  final func placeContent() {
    labelReference?.withObject { $0.place(frame: labelFrame) }
    if ownDetailLabel != nil || ownContentView != nil || ownImageView != nil { placeRest() }
  }

  @inline(never)
  private func placeRest() {
    if let ownDetailLabel { ownDetailLabel.place(frame: detailFrame) }
    if let ownContentView { ownContentView.place(frame: contentFrame) }
    if let ownImageView {
      ownImageView.place(frame: directed(ownImageView.frame(in: textRoom), in: textRoom))
    }
  }

  final func coverAccessory(_ isCovered: Bool) {
    guard let accessory, accessory.isCovered != isCovered else { return }
    accessory.isCovered = isCovered
    accessory.show(in: self)
  }

  // MARK: Editing

  /// The controls for editing; nil until the table is edited.
  @exclusivity(unchecked) final var editing: CellEditing?

  /// Whether the cell shows its controls for editing; the table sets this property.
  open var isEditing: Bool {
    get { editing?.isOn ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls for editing, or hides them; an override calls `super`.
  ///
  /// The content makes room for the controls, and the accessory is hidden. `animated` animates the
  /// change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  /// Called before the cell shows other controls.
  open func willTransition(to state: StateMask) {}

  /// Called when the cell shows other controls, which may still be moving in or out.
  open func didTransition(to state: StateMask) {}

  /// The action of the control at the leading edge of the cell.
  public final var editingStyle: EditingStyle { editing?.style ?? .none }

  /// Whether the cell shows the button that deletes the row.
  public final var showingDeleteConfirmation: Bool { editing?.confirmation != nil }

  /// Whether the row can be dragged by a handle at the trailing edge of the cell while the table is
  /// edited.
  ///
  /// Before it shows the cell, the table sets this to its data source's answer for the row.
  open var showsReorderControl: Bool {
    get { editing?.reorders ?? false }
    set {
      guard newValue != showsReorderControl else { return }
      changeEditing { $0.reorders = newValue }
      partsDidChange(animated: false)
    }
  }

  /// Whether the content makes room at the leading edge of the cell while the table is edited.
  ///
  /// Before it shows the cell, the table sets this to its delegate's answer for the row.
  open var shouldIndentWhileEditing: Bool {
    get { editing?.indents ?? true }
    set {
      guard newValue != shouldIndentWhileEditing else { return }
      changeEditing { $0.indents = newValue }
      partsDidChange(animated: false)
    }
  }

  // MARK: State

  @exclusivity(unchecked) private var showsSelection = false
  @exclusivity(unchecked) private var showsHighlight = false

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { showsSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is pressed.
  open var isHighlighted: Bool {
    get { showsHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is selected; an override calls `super`.
  ///
  /// This class changes at once; `animated` tells an override whether to animate.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != showsSelection else { return }
    showsSelection = selected
    showGrounds()
    showHighlight()
    configurationStateDidChange()
    markForDisplay()
  }

  /// Shows whether the row is pressed; an override calls `super`.
  ///
  /// This class changes at once; `animated` tells an override whether to animate.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != showsHighlight else { return }
    showsHighlight = highlighted
    showGrounds()
    showHighlight()
    configurationStateDidChange()
    markForDisplay()
  }

  private func showHighlight() {
    let isHighlighted = showsSelection || showsHighlight
    ownImageView?.isHighlighted = isHighlighted
    // A label that has no colour for it need not know.
    for label in [ownLabel, ownDetailLabel] where label?.extras != nil {
      label?.isHighlighted = isHighlighted
    }
  }

  /// Without animation, sets ``isSelected``, because a subclass may observe the property.
  final func show(isSelected: Bool, animated: Bool) {
    if animated {
      setSelected(isSelected, animated: true)
    } else {
      self.isSelected = isSelected
    }
  }

  /// The default height of a row, in points. Source: UIKit.
  nonisolated static let standardHeight = 44.0

  // MARK: Separator

  /// The line at the cell's lower edge; the table sets it before it shows the cell.
  @exclusivity(unchecked)
  final var separator: CellSeparator? { didSet { if oldValue != separator { markForDisplay() } } }

  /// The space left free at the ends of the separator, in points; the table's inset by default.
  ///
  /// As in UIKit, only left and right count, and `left` is at the beginning of a line. A reused
  /// cell keeps its inset.
  open var separatorInset: EdgeInsets {
    get { grounds?.separatorInset ?? table?.separatorInset ?? CellSeparator.inset }
    set {
      guard newValue != grounds?.separatorInset else { return }
      let grounds = grounds ?? CellGrounds()
      self.grounds = grounds
      grounds.separatorInset = newValue
      markForDisplay()
    }
  }

  /// The separator, with the cell's own inset if the cell has one; nil if there is no separator.
  private var shownSeparator: CellSeparator? {
    guard let separator, let own = grounds?.separatorInset else { return separator }
    let inset = isMirrored ? own.turned : own
    return CellSeparator(color: separator.color, left: inset.left, right: inset.right)
  }

  /// Creates a cell outside of any hierarchy; without an identifier it is not reused.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    if type(of: self) != TableViewCell.self { followStateFromNowOn() }
  }

  /// Creates the cell for a table by calling ``init(style:reuseIdentifier:)``.
  ///
  /// A subclass that overrides ``init(style:reuseIdentifier:)`` and no other initialiser inherits
  /// this one.
  public required convenience init(forReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Clears selection and highlight, and hides the button that confirms a deletion.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    if editing != nil { hideConfirmation() }
  }

  /// The size of a self-sizing cell: the given width, and the height of image and text, at least 44
  /// points.
  ///
  /// Text makes the cell higher only in ``textLabel``, if its ``Label/numberOfLines`` is not 1, and
  /// never in the subtitle style. Override this method for other content.
  open override func sizeThatFits(_ size: Size) -> Size {
    var height = max(Self.standardHeight, ownImageView?.shownImage?.size.height ?? 0)
    if let ownLabel, ownLabel.numberOfLines != 1, style != .subtitle {
      let text = ownLabel.sizeThatFits(
        Size(
          width: max(
            0, size.width - indexWidth - 2 * Self.sideMargin - indentation(atHeight: height)),
          height: .infinity))
      height = max(height, text.height + 2 * Self.textMargin)
    }
    return Size(width: size.width, height: height)
  }

  /// How far an image moves the text in a cell of a given height, in points.
  private func indentation(atHeight height: Double) -> Double {
    ownImageView?.indentation(in: Rect(x: 0, y: 0, width: 0, height: height)) ?? 0
  }

  /// The texts in the cell, and whether it is selected; nil without texts.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    let texts = spokenTexts
    guard !texts.isEmpty || spokenWords?.isElement == true else { return nil }
    return AccessibilityDefaults(
      label: texts.isEmpty ? nil : texts.joined(separator: ", "),
      traits: isSelected ? .selected : [])
  }

  override var sizingContent: View? { ownContentView }
  override var hasPartsBesideContent: Bool { hasParts }

  override var usualMargins: EdgeInsets {
    EdgeInsets(top: 8, left: Self.sideMargin, bottom: 8, right: Self.sideMargin)
  }

  /// The space beside the text, and above and below text of several lines, in points.
  private static let sideMargin = 16.0
  private static let textMargin = 10.0

  /// Places everything in the cell: content, accessory, controls and backgrounds.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    placeBesideIndex()
    if grounds != nil { showGrounds() }
  }

  /// Draws the separator in front of the cell's content; an override calls `super`.
  open override func drawOverlay(in canvas: inout Canvas) {
    if let grounds, let group = grounds.group { group.drawEdges(of: self, in: &canvas) }
    // A row that is dragged has left its place among the others.
    guard let separator = shownSeparator, transit?.lift ?? 0 == 0 else { return }
    var insets = EdgeInsets(top: 0, left: separator.left, bottom: 0, right: separator.right)
    let shift = (editing?.indentation ?? 0) + separatorShift
    if shift > 0 { if isMirrored { insets.right += shift } else { insets.left += shift } }
    let line = storedBounds.inset(by: insets)
    canvas.line(along: .bottom, of: line, separator.color, width: CellSeparator.thickness)
  }

  /// The distance from the inset to the start of the separator, in points: the separator of a cell
  /// with an image starts at the text, if the cell has no inset of its own.
  private var separatorShift: Double {
    guard ownImageView != nil, grounds?.separatorInset == nil else { return 0 }
    return imageIndentation
  }

  private var textFrame: Rect {
    guard !hasParts, ownImageView == nil else { return textFrameBesideParts }
    return textRoom(in: storedBounds, end: Self.sideMargin)
  }

  @inline(never)
  private var textFrameBesideParts: Rect {
    let room = textRoom
    return ownImageView == nil ? room : directed(room.without(imageIndentation), in: room)
  }

  /// How far an image moves the text, in points.
  private var imageIndentation: Double { ownImageView?.indentation(in: textRoom) ?? 0 }

  /// The room that text and image share.
  private var textRoom: Rect {
    var end = Self.sideMargin
    if let accessory, accessory.width > 0 { end = CellAccessory.gap }
    return directed(textRoom(in: contentFrame, end: end), in: contentFrame)
  }

  @inline(__always)
  private func textRoom(in content: Rect, end: Double) -> Rect {
    var frame = content
    frame.origin.x += Self.sideMargin
    frame.size.width = max(0, frame.width - Self.sideMargin - end)
    return frame
  }

  private var labelFrame: Rect {
    guard style == .subtitle else { return textFrame }
    var frame = textFrame
    frame.size.height = 20
    frame.origin.y = storedBounds.midY - 20
    return frame
  }

  private var detailFrame: Rect {
    guard style == .subtitle else { return textFrame }
    var frame = textFrame
    frame.size.height = 18
    frame.origin.y = storedBounds.midY
    return frame
  }
}

extension Rect {
  /// The rectangle on the other side of a room.
  fileprivate func mirrored(in room: Rect) -> Rect {
    Rect(x: room.minX + room.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle without a strip of a given width, in points, at its left edge.
  fileprivate func without(_ width: Double) -> Rect {
    let taken = min(width, self.width)
    return Rect(x: minX + taken, y: minY, width: self.width - taken, height: height)
  }
}
