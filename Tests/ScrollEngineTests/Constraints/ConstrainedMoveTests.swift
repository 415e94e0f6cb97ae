import TestSupport
import Testing

@testable import ScrollEngine

/// Views held by constraints move along with the rows, items or children that contain them.
@MainActor
@Suite(.serialized) struct ConstrainedMoveTests {
  typealias Kind = CardStage.Kind
  private static let duration = UpdateMotion.duration

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// Interpolates between two lists of numbers, at a time after the start of a change.
  private func mixed(_ old: [Double], _ new: [Double], at time: Double) -> [Double] {
    let progress = UpdateMotion.progress(from: 0, at: time)
    return zip(old, new).map { $0 + ($1 - $0) * progress }
  }

  /// Advances through a whole change, and checks every frame.
  private func watch(
    _ stage: CardStage, from old: [Double], to new: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = stage.window.now
    for frame in 0...24 {
      let time = Double(frame) / 60
      stage.advance(to: start + time)
      let expected = mixed(old, new, at: time)
      #expect(
        isNear(stage.tops, expected), "frame \(frame): \(stage.tops), not \(expected)",
        sourceLocation: sourceLocation)
    }
    #expect(stage.moving.isEmpty && isNear(stage.tops, new), sourceLocation: sourceLocation)
  }

  @Test(arguments: Kind.allCases, [70.0, 0.0])
  func `what a constraint moves is on the same curve as the rows`(kind: Kind, space: Double) {
    let stage = CardStage.make(kind)
    let old = CardStage.tops([10, 10, 10])
    #expect(isNear(stage.tops, old))
    stage.change { stage.cards[1].space.constant = space }
    stage.window.layoutIfNeeded()
    #expect(isNear(stage.tops, old), "nothing jumps: \(stage.tops)")
    watch(stage, from: old, to: CardStage.tops([10, space, 10]))
    #expect(stage.holders[1].frame.height == Card.height(space))
  }

  @Test(arguments: Kind.showingAll)
  func `a change during another one begins where everything is shown`(kind: Kind) {
    let stage = CardStage.make(kind)
    let old = CardStage.tops([10, 10, 10])
    stage.change { stage.cards[0].space.constant = 100 }
    stage.window.layoutIfNeeded()
    stage.advance(to: 0.1)
    let middle = mixed(old, CardStage.tops([100, 10, 10]), at: 0.1)
    #expect(isNear(stage.tops, middle))
    stage.change {
      stage.cards[0].space.constant = 40
      stage.cards[2].space.constant = 20
    }
    stage.window.layoutIfNeeded()
    #expect(isNear(stage.tops, middle), "nothing jumps: \(stage.tops), not \(middle)")
    watch(stage, from: middle, to: CardStage.tops([40, 10, 20]))
  }

  @Test(arguments: Kind.showingAll)
  func `a view that leaves meanwhile is still when it comes elsewhere`(kind: Kind) {
    let stage = CardStage.make(kind)
    stage.change { stage.cards[0].space.constant = 100 }
    stage.window.layoutIfNeeded()
    stage.advance(to: 0.1)
    let badge = stage.cards[0].badge
    #expect(badge.transit != nil)
    badge.removeFromSuperview()
    #expect(badge.transit == nil)
    stage.window.addSubview(badge)
    stage.advance(to: 0.15)
    #expect(badge.transit == nil)
    stage.advance(to: 1)
    #expect(stage.moving.isEmpty)
  }

  @Test(arguments: Kind.showingAll)
  func `a view that keeps its size is shown whole on its way`(kind: Kind) {
    let stage = CardStage.make(kind)
    stage.change { stage.cards[0].space.constant = 100 }
    stage.window.layoutIfNeeded()
    stage.advance(to: 0.1)
    #expect(stage.cards[0].title.transit?.cover == EdgeInsets.zero)
  }

  @Test(arguments: [Kind.container, .plainStack, .controller])
  func `a child that leaves takes no motion along`(kind: Kind) {
    let stage = CardStage.make(kind)
    stage.change { stage.cards[0].space.constant = 100 }
    stage.window.layoutIfNeeded()
    stage.advance(to: 0.1)
    let (card, child) = (stage.cards[0], stage.holders[0])
    #expect(card.title.transit != nil && child.transit?.cover.bottom ?? 0 > 0)
    child.removeFromSuperview()
    #expect(card.title.transit == nil && card.footer.transit == nil && child.transit == nil)
    stage.advance(to: 0.2)
    #expect(card.title.transit == nil && child.transit == nil)
    stage.advance(to: 1)
    #expect(stage.moving.isEmpty)
  }

  @Test(arguments: [Kind.container, .plainStack, .controller])
  func `a child has its final frame at once, and what is beyond its slot is not shown`(kind: Kind) {
    let stage = CardStage.make(kind)
    let (child, next) = (stage.holders[1], stage.holders[2])
    stage.change { stage.cards[1].space.constant = 70 }
    stage.window.layoutIfNeeded()
    for time in [0, 0.1, 0.2, 0.29] {
      stage.advance(to: time)
      #expect(child.frame.height == 130)
      let shown = child.transit?.shown(child.frame) ?? child.frame
      #expect(abs(stage.top(of: child) + shown.height - stage.top(of: next)) < 1e-6)
      #expect(time > 0.1 || shown.height < 110)
    }
    stage.advance(to: 1)
    #expect(child.transit == nil)
  }

  @Test(arguments: [Kind.container, .plainStack, .controller])
  func `constraints contradict each other at no time while a child comes or goes`(kind: Kind) {
    var conflicts: [String] = []
    let told = LayoutConflict.handler
    LayoutConflict.handler = { conflicts.append($0.message) }
    defer { LayoutConflict.handler = told }
    let stage = CardStage.make(kind)
    let child = stage.holders[1]
    for isHidden in [true, false] {
      stage.change { child.isHidden = isHidden }
      stage.window.layoutIfNeeded()
      let start = stage.window.now
      for frame in 0...24 { stage.advance(to: start + Double(frame) / 60) }
      #expect(isNear([stage.top(of: stage.holders[2])], [isHidden ? 70 : 140]))
    }
    #expect(conflicts.isEmpty)
    #expect(stage.moving.isEmpty && child.alpha == 1)
  }

  @Test(arguments: Kind.showingAll)
  func `outside of a window nothing moves on its way`(kind: Kind) {
    let stage = CardStage.make(kind)
    stage.change { stage.cards[0].space.constant = 100 }
    stage.window.layoutIfNeeded()
    stage.advance(to: 0.1)
    for view in stage.window.subviews {
      view.removeFromSuperview()
      stage.window.addSubview(view)
    }
    stage.window.layoutIfNeeded()
    #expect(stage.moving.isEmpty)
    #expect(isNear(stage.tops, CardStage.tops([100, 10, 10])))
  }
}
