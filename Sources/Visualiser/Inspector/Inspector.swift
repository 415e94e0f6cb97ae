import Drawing
import Scenes
import ScrollEngine

/// The column of facts beside the stage: sections stacked in a container of this engine.
final class Inspector: View {
  static let width = 308.0

  private let container = ContainerScrollView()
  private let sections: [InspectorSection]
  private let reuse: ReuseSection
  private let bill: BillSection
  private let words: WordsSection

  /// What it shows: a newcomer needs less.
  enum Mode: Hashable {
    case all
    /// The bill, and what these words mean.
    case words([GlossaryWord])
  }

  var mode = Mode.all { didSet { if oldValue != mode { modeDidChange() } } }

  /// The frame of the bill, as far as it can be seen; nil if it cannot.
  var billFrame: Rect? {
    guard !bill.isHidden, bill.superview != nil else { return nil }
    let frame = bill.convert(bill.bounds, to: self).intersection(bounds)
    return frame.isEmpty ? nil : frame.inset(by: 6)
  }

  private func modeDidChange() {
    for section in sections {
      if case .words(let list) = mode {
        words.words = list
        section.isLeftOut = section !== words && section !== bill
      } else {
        section.isLeftOut = section === words
      }
    }
    container.setNeedsLayout()
  }

  var readout: Readout {
    didSet { for section in sections { section.readout = readout } }
  }

  var theme: Theme {
    didSet {
      for section in sections { section.theme = theme }
      backgroundColor = theme.panel
    }
  }

  init(_ readout: Readout, theme: Theme) {
    self.readout = readout
    self.theme = theme
    reuse = ReuseSection(readout, theme: theme)
    bill = BillSection(readout, theme: theme)
    words = WordsSection(readout, theme: theme)
    sections = [
      bill, words, reuse, LiveCellsSection(readout, theme: theme),
      CostSection(readout, theme: theme), FramesSection(readout, theme: theme),
    ]
    super.init()
    backgroundColor = theme.panel
    for section in sections { container.addArrangedSubview(section) }
    addSubview(container)
    modeDidChange()
  }

  /// The cell that is marked everywhere.
  var marked: CellBook.Cell? {
    get { reuse.marked }
    set { reuse.marked = newValue }
  }

  /// The cell whose chip is at a point; nil if there is none.
  func cell(at point: Point) -> CellBook.Cell? {
    let inside = convert(point, to: reuse)
    return reuse.bounds.contains(inside) ? reuse.cell(at: inside) : nil
  }

  /// Scrolls as a key requests.
  func scroll(by step: KeyScroll) {
    if container.canScroll(along: step.axis) { container.scroll(by: step) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
  }
}
