import Drawing
internal import Randomness
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let wrongPicture = SceneDescription(
    name: "wrong-picture", title: "The wrong picture", group: .inPractice,
    article: "UIScrollView in practice: pictures that arrive when their cell is reused",
    sentence:
      "Scroll fast: left, a late picture goes into the cell that asked, which shows another row by now.",
    variants: ["row’s cell", "cancelled", "slow network", "not cleared"],
    variantSentences: [
      "Scroll fast: left, a late picture goes into the cell that asked, which shows another row by now.",
      "Scroll fast: left, late pictures land in other rows; right, a reused cell has cancelled its request.",
      "Pictures take three times as long: left, rows are wrong for seconds; right, they are empty.",
      "Scroll fast: left, a reused cell keeps its old picture until the new one comes; right, it is empty.",
    ],
    poster: Poster(
      at: 3.2,
      (0..<3).map {
        .drag(
          0.5 + 0.15 * Double($0), in: "asked", from: (150, 490), by: (0, -460.8), over: 0.1)
      })
  ) { context in
    WrongPictureScene(
      WrongPictureScene.Comparison.allCases[context.variant], seed: context.seed,
      clock: context.clock)
  }
}

/// The same late pictures twice, under the same gestures: with a mistake on the left, without it on
/// the right.
@MainActor
final class WrongPictureScene: Scene {
  /// The habit in which the two lists differ, and the speed of the network.
  enum Comparison: CaseIterable {
    case receiver, cancelling, slowNetwork, clearing
  }

  let panes: [Pane]
  let mirrorsGestures = true
  let isAsynchronous = true
  let lists: [ReusedPictures]

  private static let viewport = Size(width: 300, height: 512)
  /// The delays of the server, in seconds, and how many times as long they are on a slow network.
  static let delays = 0.3...2.0
  static let slowness = 3.0

  init(_ comparison: Comparison, seed: UInt64, clock: SceneClock) {
    let values = SeededValues(seed)
    let slowness = comparison == .slowNetwork ? Self.slowness : 1
    let server = PictureServer(clock: clock.tasks, seed: seed) { row in
      let width = Self.delays.upperBound - Self.delays.lowerBound
      return slowness * (Self.delays.lowerBound + width * values.unit(row, 0))
    }
    let sides = Self.sides(of: comparison)
    let lists = sides.map { ReusedPictures($0.habits, server: server) }
    self.lists = lists
    panes = zip(lists, sides).map { list, side in
      Pane(
        title: side.title, shortTitle: side.short, root: list.table, rootID: side.id,
        lists: [
          PaneList(
            id: side.id, title: side.title, view: list.table, colors: Palette.first,
            count: { ReusedPictures.count }, stampPlace: .leading)
        ],
        decorations: [WrongPictureDecoration(list: list)], viewport: Self.viewport,
        figure: {
          let count = Self.count(of: list, comparison)
          let most = lists.map { Self.count(of: $0, comparison) }.max() ?? 0
          return Pane.Figure(
            Fact(comparison == .clearing ? .wrongSoFar : .wrongPictures, of: list, count).words,
            label: comparison == .clearing ? "wrong pictures so far" : "wrong pictures",
            verdict: most == 0 ? .neutral : count == 0 ? .frugal : .costly, widest: "000")
        })
    }
  }

  /// The number above a pane. Cells that are not cleared are wrong only for a moment, so these are
  /// counted as they come.
  private static func count(of list: ReusedPictures, _ comparison: Comparison) -> Int {
    comparison == .clearing ? list.wrongSoFar : list.wrongCells.count
  }

  private static func sides(
    of comparison: Comparison
  ) -> [(habits: ReusedPictures.Habits, title: String, short: String, id: String)] {
    let asking = ReusedPictures.Habits(receiver: .askingCell)
    let left = (asking, "To the cell that asked", "Asking cell", "asked")
    switch comparison {
    case .receiver, .slowNetwork:
      return [left, (.init(), "To the row’s cell", "Row’s cell", "right")]
    case .cancelling:
      var cancelling = asking
      cancelling.cancels = true
      return [left, (cancelling, "Cancelled on reuse", "Cancelled", "right")]
    case .clearing:
      return [
        (.init(clears: false), "Not cleared on reuse", "Not cleared", "asked"),
        (.init(), "Cleared on reuse", "Cleared", "right"),
      ]
    }
  }

  var facts: (any SceneFacts)? {
    WrongPictureFacts(left: side(0), right: side(1))
  }

  private func side(_ place: Int) -> WrongPictureFacts.Side {
    let (list, pane) = (lists[place], panes[place])
    return WrongPictureFacts.Side(
      rowsInSight: list.cells.count,
      mistakes: list.wrongCells.map {
        WrongPictureFacts.Mistake(
          row: $0.row, pictureRow: $0.wrongRow ?? $0.row,
          letter: pane.stamps.stamp(of: $0, in: list.table.reuseQueue).letter)
      }, wrongSoFar: list.wrongSoFar, requests: list.loads.started,
      cancelled: list.loads.cancelled,
      pending: list.loads.pending)
  }
}

/// Outlines the pictures of other rows, and says whose they are.
@MainActor
struct WrongPictureDecoration: PaneDecoration {
  let list: ReusedPictures

  private static let font = Font(.words, size: 12, weight: .bold)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    var look = Tag("")
    (look.font, look.ground) = (Self.font, Palette.warning)
    for cell in list.wrongCells {
      guard let row = cell.wrongRow else { continue }
      canvas.stroke(
        cell.convert(cell.pictureFrame, to: nil).inset(by: -1), Stroke(Palette.warning, width: 4))
      let name = IndexPath(row: row, section: 0).rowWords
      let room = cell.convert(cell.tagFrame, to: nil)
      look.first(
        of: ["picture of \(name)", "of \(name)", "\(name)"], fitting: room.size, on: canvas
      )?.draw(at: room.origin, in: &canvas)
    }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines, !list.wrongCells.isEmpty else { return [] }
    return [LegendEntry("picture of another row", .line(Palette.warning, dash: nil))]
  }
}
