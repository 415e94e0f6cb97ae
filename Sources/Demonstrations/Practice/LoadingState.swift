import Drawing
import Loading
import SceneParts
import ScrollEngine

/// The state of a row's picture.
enum LoadingState: CaseIterable {
  case waiting
  case loading
  case shown

  var name: String {
    switch self {
    case .waiting: "not requested"
    case .loading: "loading"
    case .shown: "loaded"
    }
  }

  var color: Color {
    switch self {
    case .waiting: Color(0xB4B9C4)
    case .loading: Palette.second.cell
    case .shown: Color(0x3FA368)
    }
  }

  @MainActor
  init(of row: Int, in loader: PageLoader<Int, Landscape>) {
    self = loader.isLoaded(row) ? .shown : loader.isLoading(row) ? .loading : .waiting
  }
}

extension Canvas {
  /// Draws a dot at the end of each visible row, in the colour of its picture's state.
  @MainActor
  mutating func loadingDots(in table: TableView, _ state: (IndexPath) -> LoadingState) {
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      let frame = cell.convert(cell.bounds, to: nil)
      fill(
        Rect(x: frame.maxX - 20, y: frame.midY - 4, width: 8, height: 8), state(path).color,
        cornerRadius: 4)
    }
  }

  /// Draws the legend of the colours in a line centred on a point. `mark` draws a state's square.
  mutating func loadingLegend(
    around center: Point, side: Double, _ theme: Theme,
    mark: (inout Canvas, Rect, LoadingState) -> Void
  ) {
    let states = LoadingState.allCases
    let widths = states.map { side + 6 + text.width(of: $0.name, in: Typography.small) }
    let gap = 22.0
    var x = center.x - (widths.reduce(0, +) + gap * Double(states.count - 1)) / 2
    for (state, width) in zip(states, widths) {
      mark(&self, Rect(x: x, y: center.y - side / 2, width: side, height: side), state)
      text(
        state.name, in: Rect(x: x + side + 6, y: center.y - 8, width: width, height: 16),
        font: Typography.small, color: theme.muted)
      x += width + gap
    }
  }
}

extension Fact.Quantity {
  /// Requests for pictures so far.
  static let loadsStarted = Fact.Quantity("loads started", .count)
}
