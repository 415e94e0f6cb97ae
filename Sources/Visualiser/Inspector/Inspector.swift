import Drawing
import Scenes
import ScrollEngine

/// The column of facts beside the stage: sections stacked in a container of this engine.
final class Inspector: View {
  static let width = 308.0

  private let container = ContainerScrollView()
  private let sections: [InspectorSection]
  private let reuse: ReuseSection

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
    sections = [
      BillSection(readout, theme: theme), reuse, LiveCellsSection(readout, theme: theme),
      FramesSection(readout, theme: theme), CostSection(readout, theme: theme),
    ]
    super.init()
    backgroundColor = theme.panel
    for section in sections { container.addArrangedSubview(section) }
    addSubview(container)
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
