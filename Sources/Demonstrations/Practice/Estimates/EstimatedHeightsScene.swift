import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let estimatedHeights = SceneDescription(
    name: "estimated-heights", title: "The bar that jumps", group: .inPractice,
    article: "UIScrollView in practice: rows whose heights are estimated",
    sentence:
      "Drag evenly: left, the bar jumps as rows turn out taller; right, they were measured ahead.",
    variants: ["measured ahead", "a good estimate", "exact heights"],
    variantSentences: [
      "Drag evenly: left, the bar jumps as rows turn out taller; right, they were measured ahead.",
      "Drag evenly: left, rows are guessed far too low; right, by their mean, and the bar jumps less.",
      "Drag evenly: left, the bar jumps; right, all heights were asked for first, and it never does.",
    ],
    poster: Poster(
      at: 3.7,
      [
        .drag(1, in: "guessed", from: (110, 460), by: (0, -440), over: 0.9),
        .drag(2, in: "guessed", from: (110, 460), by: (0, -440), over: 0.9),
        .drag(3, in: "guessed", from: (110, 460), by: (0, -440), over: 0.9),
      ])
  ) { context in
    EstimatedHeightsScene(
      MeasuredList.Manner.allCases[context.variant + 1], seed: context.seed, clock: context.clock)
  }
}

/// The same rows twice, under the same gestures: on the left, the table guesses their heights.
@MainActor
final class EstimatedHeightsScene: Scene {
  let panes: [Pane]
  let mirrorsGestures = true
  let recorders: [ThumbRecorder]

  private static let viewport = Size(width: 220, height: 480)

  init(_ manner: MeasuredList.Manner, seed: UInt64, clock: SceneClock) {
    let server = PictureServer(clock: clock.tasks, seed: seed)
    let recorders = [.guess, manner].map {
      ThumbRecorder(list: MeasuredList($0, server: server), clock: clock)
    }
    self.recorders = recorders
    panes = recorders.map { recorder in
      let title = Self.title(of: recorder.list.manner)
      return Pane(
        title: title.full, shortTitle: title.short, root: recorder.list.table,
        rootID: recorder === recorders[0] ? "guessed" : "other",
        decorations: [ThumbDecoration(recorder: recorder)], viewport: Self.viewport,
        figure: {
          let jump = recorder.longest?.length ?? 0
          let longest = recorders.map { $0.longest?.length ?? 0 }.max() ?? 0
          return Pane.Figure(
            Fact(.longestJump, of: recorder, jump).words, label: "pt, longest jump",
            verdict: longest == 0 ? .neutral : jump < longest ? .frugal : .costly, widest: "000.0")
        })
    }
    for recorder in recorders { recorder.note() }
  }

  private static func title(of manner: MeasuredList.Manner) -> (full: String, short: String) {
    switch manner {
    case .guess: ("Guessed heights", "Guessed")
    case .ahead: ("Measured ahead", "Ahead")
    case .mean: ("Their mean", "Mean")
    case .exact: ("Exact heights", "Exact")
    }
  }

  var facts: (any SceneFacts)? {
    EstimatedHeightsFacts(
      left: side(recorders[0]), right: side(recorders[1]), rowCount: MeasuredList.count,
      trueHeight: recorders[0].list.trueHeight)
  }

  private func side(_ recorder: ThumbRecorder) -> EstimatedHeightsFacts.Side {
    let list = recorder.list
    return EstimatedHeightsFacts.Side(
      estimate: list.estimate, contentHeight: list.table.contentSize.height,
      longestJump: recorder.longest?.length ?? 0,
      causeHeight: recorder.longest?.row.map { list.heights[$0] },
      estimatedRows: list.table.numberOfEstimatedRows)
  }

  func update() -> Double? {
    for recorder in recorders { recorder.note() }
    return nil
  }
}
