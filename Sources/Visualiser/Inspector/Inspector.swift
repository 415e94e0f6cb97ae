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
  private let frames: FramesSection

  /// What it shows: a newcomer needs less.
  enum Mode {
    case all
    /// The bill and the words.
    case words
    case allWithWords
  }

  var mode = Mode.all { didSet { if oldValue != mode { modeDidChange() } } }

  /// A section that can be pointed out.
  enum Part {
    case bill
    case frames
  }

  /// The frame of a section, as far as it can be seen; nil if it cannot.
  func frame(of part: Part) -> Rect? {
    let section: View = part == .bill ? bill : frames
    guard !section.isHidden, section.superview != nil else { return nil }
    let frame = section.convert(section.bounds, to: self).intersection(bounds)
    return frame.isEmpty ? nil : frame.inset(by: 6)
  }

  private func modeDidChange() {
    for section in sections {
      section.isLeftOut =
        switch mode {
        case .all: section === words
        case .words: section !== words && section !== bill
        case .allWithWords: false
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
    frames = FramesSection(readout, theme: theme)
    sections = [
      bill, words, reuse, LiveCellsSection(readout, theme: theme), frames,
      CostSection(readout, theme: theme),
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
