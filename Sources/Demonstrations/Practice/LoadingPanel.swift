import Drawing
import Loading
import SceneParts
import ScrollEngine

extension PictureList {
  /// Frugal for the least count among the lists, costly for a greater count; neutral if all counts
  /// are equal.
  func verdict(on count: (PictureList) -> Int, among lists: [PictureList]) -> Pane.Verdict {
    let counts = lists.map(count)
    guard let least = counts.min(), let most = counts.max(), least < most else { return .neutral }
    return count(self) == least ? .frugal : .costly
  }

  /// What speaks against the policy: the pictures wasted, or the rows that were empty while other
  /// lists had none of them; the pictures wasted if nothing does.
  func figure(among lists: [PictureList]) -> Pane.Figure {
    let wasting = verdict(on: \.wasted, among: lists)
    let leavingEmpty = verdict(on: \.emptyAtRest, among: lists)
    return wasting != .costly && leavingEmpty == .costly
      ? Pane.Figure(emptyFact.words, label: "empty", verdict: leavingEmpty)
      : Pane.Figure(wastedFact.words, label: "wasted", verdict: wasting)
  }

  var emptyFact: Fact { Fact(.emptyAtRest, of: self, emptyAtRest) }
  var wasted: Int { loader.statistics.wasted }
  var wastedFact: Fact { Fact(.picturesWasted, of: self, wasted) }

  /// The number of pictures that have arrived, wasted or not: each was decoded.
  var decoded: Int {
    let all = loader.statistics
    return all.started - all.pending - all.cancelled - all.failed
  }
}

/// The costs of each policy so far, below its list.
@MainActor
struct LoadingPanel: ScenePanel {
  let lists: [PictureList]

  let height = 132.0

  private static let rowHeight = 22.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let column = rect.width / Double(lists.count)
    for (place, list) in lists.enumerated() {
      let lines = [
        FactLine("started", Fact(.loadsStarted, of: list, list.loader.statistics.started).words),
        FactLine(
          "wasted (never seen)", list.wastedFact.words,
          theme.color(of: list.verdict(on: \.wasted, among: lists))),
        FactLine(
          "empty as it stopped", list.emptyFact.words,
          theme.color(of: list.verdict(on: \.emptyAtRest, among: lists))),
      ]
      let width = min(column - 40, 170)
      let left = rect.minX + column * Double(place) + (column - width) / 2
      for (number, var line) in lines.enumerated() {
        let row = Rect(
          x: left, y: rect.minY + 8 + Double(number) * Self.rowHeight, width: width,
          height: Self.rowHeight)
        line.font = Typography.figure
        line.draw(in: row, theme, &canvas)
        canvas.line(
          along: .top, of: row.offsetBy(Point(x: 0, y: Self.rowHeight)), theme.hairline)
      }
    }
    canvas.loadingLegend(around: Point(x: rect.midX, y: rect.maxY - 26), side: 8, theme) {
      $0.fill($1, $2.color, cornerRadius: 4)
    }
  }
}
