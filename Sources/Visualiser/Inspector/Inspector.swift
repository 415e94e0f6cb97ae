import Controls
import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The column of facts beside the stage: sections stacked in a container of this engine.
final class Inspector: View {
  static let width = InspectorSection.width
  /// The height above the sections, for the button that folds the inspector, in points.
  private static let headerHeight = 34.0

  private let container = ContainerScrollView()
  private let sections: [InspectorSection]
  private let reuse: ReuseSection
  private let bill: BillSection
  let words: DrawnSection<WordsSection>
  let code: DrawnSection<CodeSection>
  private let callsHeading: CallsSection
  let calls: CallList
  private let frames: FramesSection
  /// The sections that fold, in the order of the rail.
  private let foldable: [(part: FoldablePart, section: InspectorSection)]

  /// The sections that the inspector shows: all of them, or only a few for newcomers.
  enum Mode: Hashable {
    case all
    /// The bill, the meanings of these words, and optionally the frames.
    case words([GlossaryWord], showsFrames: Bool)
  }

  var mode = Mode.all { didSet { if oldValue != mode { modeDidChange() } } }

  /// The visible part of the bill's frame; nil if the bill is not visible.
  var billFrame: Rect? { seenFrame(of: bill)?.inset(by: 6) }

  /// The visible part of the frame of the frames' section; nil if that section is not visible.
  var framesFrame: Rect? {
    seenFrame(of: frames)?.inset(by: EdgeInsets(top: 6, left: 6, bottom: -6, right: 6))
  }

  private func seenFrame(of section: InspectorSection) -> Rect? {
    guard !section.isHidden, section.superview != nil else { return nil }
    let frame = section.convert(section.bounds, to: self).intersection(container.frame)
    return frame.isEmpty ? nil : frame
  }

  private func modeDidChange() {
    bill.isBrief = mode != .all
    for section in sections {
      if case .words(let list, let showsFrames) = mode {
        words.content.words = list
        let isShown =
          section === words || section === bill || showsFrames && section === frames
        section.isLeftOut = !isShown
      } else {
        section.isLeftOut = section === words
      }
    }
    showCalls()
    container.setNeedsLayout()
  }

  /// Shows the list of calls, unless the mode or a fold hides it.
  private func showCalls() {
    calls.table.isHidden = mode != .all || callsHeading.fold == .folded
  }

  // MARK: Folds

  /// The folded parts.
  var folded: Set<FoldablePart> = [] { didSet { if oldValue != folded { foldsDidChange() } } }
  /// Called when a person presses the heading of a section.
  var onFold: ((FoldablePart) -> Void)?
  /// Called with the place of a press beside the headings, in points of the window.
  var onTap: ((Point) -> Void)?

  private func foldsDidChange() {
    for (part, section) in foldable { section.fold = folded.contains(part) ? .folded : .open }
    showCalls()
    container.setNeedsLayout()
  }

  /// The sections that have something to show.
  var shownParts: [FoldablePart] { foldable.filter { !$0.section.isHidden }.map(\.part) }

  /// Scrolls to a section.
  func reveal(_ part: FoldablePart) {
    layoutIfNeeded()
    container.layoutIfNeeded()
    guard let section = section(of: part), !section.isHidden else { return }
    let top = section.convert(Point.zero, to: container).y
    container.contentOffset = container.scrollRange.clamp(Point(x: 0, y: top))
  }

  private func section(of part: FoldablePart) -> InspectorSection? {
    foldable.first { $0.part == part }?.section
  }

  /// The part of the inspector in which sections are visible.
  var seenFrame: Rect { container.frame }

  /// The section whose heading is at a point; nil if none is there.
  func heading(at point: Point) -> FoldablePart? {
    container.frame.contains(point)
      ? foldable.first { _, section in
        !section.isHidden && section.headingFrame.contains(convert(point, to: section))
      }?.part : nil
  }

  /// The visible part of a section's heading, in points of the inspector; nil if it is not visible.
  func headingFrame(of part: FoldablePart) -> Rect? {
    guard let section = section(of: part), !section.isHidden else { return nil }
    let frame = section.convert(section.headingFrame, to: self).intersection(container.frame)
    return frame.isEmpty ? nil : frame
  }

  /// The section whose heading is under the pointer.
  var touchedHeading = Touched<FoldablePart>() {
    didSet {
      guard oldValue != touchedHeading else { return }
      for (part, section) in foldable { section.headingLook = touchedHeading.look(of: part) }
    }
  }

  /// The algorithm with the lines that just ran; nil if there is none to show.
  var algorithm: JustRan? {
    get { code.content.code }
    set { code.content.code = newValue }
  }

  /// Lists the calls of a log, and marks the calls of the moment shown at `time`, in seconds; does
  /// nothing if the mode hides calls.
  func show(_ log: CallLog, at time: Double) {
    guard mode == .all else { return }
    calls.show(log, at: time)
    callsHeading.count = calls.count
  }

  /// The table that lists the calls.
  var callTable: TableView { calls.table }

  /// Called with the scene time, in seconds, of a call that a person chooses.
  var onSeek: ((Double) -> Void)?
  /// Called with the listed calls, earliest first, when a person copies them.
  var onCopyCalls: (([CallLog.Entry]) -> Void)?

  /// The listed calls, earliest first.
  var listedCalls: [CallLog.Entry] { calls.entries }

  func press(_ button: CallsSection.Button) {
    switch button {
    case .copy: onCopyCalls?(listedCalls)
    case .filter(let filter):
      calls.filter = filter
      callsHeading.filter = filter
      callsHeading.count = calls.count
    }
  }

  /// The text that listed calls contain, and whether a person is typing it.
  var callSearch: (text: String, isOpen: Bool) {
    get { callsHeading.search }
    set {
      callsHeading.search = newValue
      calls.search = newValue.text
      callsHeading.count = calls.count
    }
  }

  /// The button above the calls that is under the pointer.
  var touchedButton: Touched<CallsSection.Button> {
    get { callsHeading.touched }
    set { callsHeading.touched = newValue }
  }

  /// The row of the call under the pointer, in the list of calls.
  var touchedCall: Touched<Int> {
    get { calls.touched }
    set { calls.touched = newValue }
  }

  /// The button above the calls at a point; nil if there is none.
  func button(at point: Point) -> CallsSection.Button? {
    let inside = convert(point, to: callsHeading)
    return callsHeading.isHidden || !callsHeading.bounds.contains(inside)
      ? nil : callsHeading.button(at: inside)
  }

  /// The row of the call at a point, in the list of calls; nil if no call is there.
  func call(at point: Point) -> Int? {
    let inside = convert(point, to: calls.table)
    return calls.table.isHidden || !calls.table.bounds.contains(inside)
      ? nil : calls.table.indexPathForRow(at: inside)?.row
  }

  /// The frame of a button above the calls, in points of the inspector; nil if the button is not
  /// shown.
  func frame(of button: CallsSection.Button) -> Rect? {
    callsHeading.frame(of: button).map { callsHeading.convert($0, to: self) }
  }

  var readout: Readout {
    didSet { for section in sections { section.readout = readout } }
  }

  var theme: Theme {
    didSet {
      for section in sections { section.theme = theme }
      calls.theme = theme
      backgroundColor = theme.panel
    }
  }

  init(_ readout: Readout, theme: Theme) {
    self.readout = readout
    self.theme = theme
    reuse = ReuseSection(readout, theme: theme)
    bill = BillSection(readout, theme: theme)
    words = DrawnSection(WordsSection(), readout, theme: theme)
    code = DrawnSection(CodeSection(), readout, theme: theme)
    callsHeading = CallsSection(readout, theme: theme)
    calls = CallList(theme: theme)
    frames = FramesSection(readout, theme: theme)
    foldable = [
      (.bill, bill), (.cells, reuse), (.code, code), (.views, frames), (.calls, callsHeading),
    ]
    sections = [
      bill, words, reuse, code, frames, callsHeading,
    ]
    super.init()
    backgroundColor = theme.panel
    for section in sections { container.addArrangedSubview(section) }
    container.addArrangedSubview(calls.table)
    addSubview(container)
    calls.onChoose = { [weak self] in self?.onSeek?($0.call.time) }
    callsHeading.onPress = { [weak self] in self?.press($0) }
    callsHeading.onFold = { [weak self] in self?.onFold?(.calls) }
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        guard $0.state == .ended else { return }
        if let part = heading(at: $0.location(in: self)) {
          onFold?(part)
        } else {
          onTap?($0.location(in: nil))
        }
      })
    modeDidChange()
    foldsDidChange()
  }

  /// The cell that is marked in every part of the shell.
  var marked: CellBook.Cell? {
    get { reuse.marked }
    set { reuse.marked = newValue }
  }

  /// The cell whose chip is at a point; nil if there is none.
  func cell(at point: Point) -> CellBook.Cell? {
    let inside = convert(point, to: reuse)
    if reuse.bounds.contains(inside) { return reuse.cell(at: inside) }
    let row = convert(point, to: calls.table)
    return calls.table.bounds.contains(row) ? calls.cell(at: row) : nil
  }

  /// Scrolls by the step of a key.
  func scroll(by step: KeyScroll) {
    if container.canScroll(along: step.axis) { container.scroll(by: step) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds.inset(
      by: EdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0))
  }
}
