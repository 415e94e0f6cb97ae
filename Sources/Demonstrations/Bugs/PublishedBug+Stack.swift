import SceneParts
import ScrollEngine

// The bugs of ScrollingStackContainer and its successor ScrollStackController.
extension PublishedBug {
  static let stack = [
    negativeHeight, unequalInsets, endlessList, staleSize, sideInsets, stolenDelegate,
    multipliedCells,
  ]

  @MainActor private static func listHeights(of pair: StackPair) -> BugDemonstration {
    pair.demonstration("list's height") { lengths(of: $0, .height) }
  }

  @MainActor private static func lengths(
    of lists: StackPair.Lists, _ dimension: SliceDecoration.Dimension
  ) -> (published: Fact, engine: Fact) {
    (dimension.fact(of: lists.published.table), dimension.fact(of: lists.engine.table))
  }

  /// Shows the worst height that each list has had so far, instead of the current one.
  @MainActor private static func strayingHeights(
    _ word: String, of pair: StackPair, _ clock: SceneClock,
    isWorse: @escaping (Double, Double) -> Bool
  ) -> BugDemonstration {
    let tables = (pair.lists.published.table, pair.lists.engine.table)
    let quantity = Fact.Quantity("\(word) height of the list so far", .points)
    let worst = (
      WorstMoment(quantity, clock, isWorse: isWorse), WorstMoment(quantity, clock, isWorse: isWorse)
    )
    var demonstration = pair.demonstration(
      "\(word) height", published: [WorstMomentDecoration(worst: worst.0, title: word)]
    ) {
      let present = lengths(of: $0, .height)
      return (worst.0.value ?? present.published, worst.1.value ?? present.engine)
    }
    demonstration.onTick = {
      worst.0.note(tables.0.frame.height, SliceDecoration.frame(of: tables.0))
      worst.1.note(tables.1.frame.height, SliceDecoration.frame(of: tables.1))
      return false
    }
    return demonstration
  }

  private static let negativeHeight = PublishedBug(
    name: "negative height",
    sentence: "Only the list's inset is visible: on the left, its height goes negative."
  ) { clock in
    let pair = StackPair(
      .init(header: 520, rows: 20, insets: EdgeInsets(top: 120, left: 0, bottom: 120, right: 0)),
      clock)
    var demonstration = strayingHeights("lowest", of: pair, clock, isWorse: <)
    demonstration.gesture.stroke(
      at: 0.5, from: Point(x: 160, y: 420), by: -170, in: 1.2, resting: 0.2)
    return demonstration
  }

  private static let unequalInsets = PublishedBug(
    name: "unequal insets",
    sentence: "No inset above the list, 200 below: on the left, it outgrows the viewport."
  ) { clock in
    let pair = StackPair(
      .init(header: 90, rows: 24, insets: EdgeInsets(top: 0, left: 0, bottom: 200, right: 0)), clock
    )
    var demonstration = strayingHeights("highest", of: pair, clock, isWorse: >)
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 500), by: -290, in: 1, resting: 0.3)
    demonstration.gesture.stroke(
      at: 2.2, from: Point(x: 160, y: 400), by: -60, in: 0.4, resting: 0.3)
    return demonstration
  }

  private static let endlessList = PublishedBug(
    name: "endless list",
    sentence: "A list of two rows: on the left, it fills the rest of the viewport."
  ) { clock in
    let pair = StackPair(
      .init(header: 120, rows: 2, footer: 90), clock)
    var demonstration = listHeights(of: pair)
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 420), by: -90, in: 0.5, resting: 0.2)
    return demonstration
  }

  private static let staleSize = PublishedBug(
    name: "stale size",
    sentence: "Three rows are added: on the left, they run under the footer and past it."
  ) { clock in
    let pair = StackPair(
      .init(header: 120, rows: 3, footer: 90), clock)
    let stack = pair.publishedView
    let container = pair.engine.containerScrollView
    var demonstration = pair.demonstration("content height") { _ in
      (stack.contentSizeFacts.height, container.contentSizeFacts.height)
    }
    demonstration.changeRows = { pair.addRows($0) }
    demonstration.changes = [0.6, 1.1, 1.6].map { time in .init(time: time) { pair.addRows(1) } }
    return demonstration
  }

  private static let sideInsets = PublishedBug(
    name: "side insets",
    sentence: "The list has side insets of 40: on the left, they are ignored."
  ) { clock in
    let pair = StackPair(
      .init(header: 120, rows: 16, insets: EdgeInsets(top: 20, left: 40, bottom: 20, right: 40)),
      clock)
    var demonstration = pair.demonstration("list's width", tagging: .width) {
      lengths(of: $0, .width)
    }
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 420), by: -90, in: 0.5, resting: 0.2)
    return demonstration
  }

  private static let stolenDelegate = PublishedBug(
    name: "stolen delegate",
    sentence:
      "An app listens for scrolling: on the left, it is no longer the delegate."
  ) { clock in
    let (left, right) = (ScrollCounter(), ScrollCounter())
    let content = StackPair.Content(header: 120, rows: 20)
    let pair = StackPair(content, clock, title: "ScrollingStackContainer") { controllers, view in
      view.delegate = left
      return PublishedStack(controllers, in: view)
    }
    pair.engine.containerScrollView.delegate = right
    var demonstration = pair.demonstration("calls received") { _ in
      (left.fact, right.fact)
    }
    demonstration.gesture.stroke(at: 0.4, from: Point(x: 160, y: 460), by: -120, in: 0.2)
    demonstration.owners += [left, right]
    return demonstration
  }

  private static let multipliedCells = PublishedBug(
    name: "multiplied cells",
    sentence: "A list of 60 rows: on the left, it is as tall as all 60, with a cell each."
  ) { clock in
    let content = StackPair.Content(
      header: 200, rows: 60, insets: EdgeInsets(top: 50, left: 0, bottom: 50, right: 0), footer: 100
    )
    let pair = StackPair(content, clock, title: "ScrollStackController") {
      PublishedRowStack($0, in: $1)
    }
    var demonstration = pair.demonstration()
    demonstration.gesture.stroke(at: 0.4, from: Point(x: 160, y: 460), by: -120, in: 0.12)
    return demonstration
  }
}

/// Stands for an app's own scroll view delegate, which expects a call for each scroll.
@MainActor
private final class ScrollCounter: ScrollViewDelegate {
  private var calls = 0
  var fact: Fact { Fact(.scrollCalls, of: self, calls) }

  func scrollViewDidScroll(_ scrollView: ScrollView) { calls += 1 }
}

extension Fact.Quantity {
  fileprivate static let scrollCalls = Fact.Quantity("calls received", .count)
}
