import TestSupport
import Testing

@testable import ScrollEngine

/// Two stacks that get the same changes, one of them with animation.
@MainActor
final class AnimatedPair {
  let moving = StackOfViews()
  let still = StackOfViews()
  /// The children of each stack by number, including removed ones.
  private(set) var movingViews: [View] = []
  private(set) var stillViews: [View] = []

  func add(_ make: (StackOfViews) -> View) {
    movingViews.append(make(moving))
    stillViews.append(make(still))
  }

  func layOut() {
    moving.layOut()
    still.layOut()
  }

  /// Changes both stacks; `body` finds a child by its number.
  func change(_ body: @escaping (ContainerScrollView, (Int) -> View) -> Void) {
    moving.container.animateChanges { body(moving.container) { movingViews[$0] } }
    body(still.container) { stillViews[$0] }
    layOut()
  }

  /// The first overlap, or forbidden gap, between visible children, or nil.
  func overlap(allowsGaps: Bool) -> String? {
    let views = moving.container.visibleArrangedSubviews
    let tolerance = Closeness(upTo: moving.container.contentSize.height).tolerance
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = next.frame.minY - view.frame.maxY
      if gap < -tolerance || (!allowsGaps && gap > tolerance) {
        return "\(view), then \(gap), then \(next)"
      }
    }
    return nil
  }

  /// The first difference between the two stacks, or nil.
  var difference: String? {
    let (moving, still) = (moving.container, still.container)
    let closeness = Closeness(upTo: still.contentSize.height)
    guard closeness.isEqual(moving.contentSize.height, still.contentSize.height) else {
      return "\(moving.contentSize), not \(still.contentSize)"
    }
    guard closeness.isEqual(moving.contentOffset.y, still.contentOffset.y) else {
      return "\(moving.contentOffset), not \(still.contentOffset)"
    }
    for (view, other) in zip(movingViews, stillViews) {
      let (frame, expected) = (moving.contentFrame(of: view), still.contentFrame(of: other))
      guard let frame, let expected else {
        if frame != expected { return "\(view) is in one of them only" }
        continue
      }
      if !closeness.isEqual(frame, expected) {
        return "\(view) lies at \(frame), not \(expected)"
      }
      if view.transit != nil { return "\(view) is still on its way" }
      let names = (view as? TableView)?.visibleNames
      if names != (other as? TableView)?.visibleNames { return "\(view) shows \(names ?? [])" }
    }
    return nil
  }
}

@MainActor
@Suite("A container that changes little by little")
struct ContainerAnimationTests {
  private let pair = AnimatedPair()
  private var rows: [NamedRows] = []

  init() {
    pair.add { $0.plain(20) }
    for _ in 0..<2 { pair.add { $0.table(3).table } }
    pair.add { $0.plain(30) }
    pair.add { $0.scrolling(300) }
    pair.layOut()
  }

  private func rows(of view: View) -> NamedRows? {
    (view as? TableView)?.dataSource as? NamedRows
  }

  /// Advances frame by frame, and checks each frame.
  private func watch(
    _ number: Int, allowsGaps: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let view = pair.movingViews[number]
    let container = pair.moving.container
    var starts: [Double] = []
    func note() {
      container.checkInvariants()
      starts.append(container.contentFrame(of: view)?.minY ?? 0)
      if let overlap = pair.overlap(allowsGaps: allowsGaps) {
        Issue.record("frame \(starts.count): \(overlap)", sourceLocation: sourceLocation)
      }
    }
    note()
    for _ in 0..<30 {
      pair.moving.window.advance(to: pair.moving.window.now + 1.0 / 60)
      note()
    }
    let steps = zip(starts, starts.dropFirst()).map { $1 - $0 }
    #expect(
      steps.allSatisfy { $0 >= -1e-9 } || steps.allSatisfy { $0 <= 1e-9 },
      "it goes back and forth: \(starts)", sourceLocation: sourceLocation)
    // The child does not jump: the fastest of 18 eased frames covers a tenth of the distance.
    let way = abs((starts.last ?? 0) - (starts.first ?? 0))
    #expect(way > 5, "\(starts)", sourceLocation: sourceLocation)
    #expect(
      steps.allSatisfy { abs($0) <= way * 0.13 }, "\(starts)", sourceLocation: sourceLocation)
    #expect(pair.difference == nil, sourceLocation: sourceLocation)
  }

  @Test(
    "has its children follow rows that are deleted and inserted, whatever the animation",
    arguments: [RowAnimation.fade, .left, .top, .none])
  func rows(animation: RowAnimation) {
    let path = IndexPath(row: 1, section: 0)
    for (stack, view) in [
      (pair.moving, pair.movingViews[1]), (pair.still, pair.stillViews[1]),
    ] {
      guard let table = view as? TableView else { continue }
      rows(of: table)?.model.sections[0].rows.remove(at: 1)
      table.performBatchUpdates {
        table.deleteRows(at: [path], with: stack === pair.moving ? animation : .none)
        // A row is reloaded with a fade, so that the update is animated in any case.
        if stack === pair.moving {
          table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      }
    }
    pair.still.settle()
    pair.layOut()
    watch(3)
    for (stack, view) in [
      (pair.moving, pair.movingViews[1]), (pair.still, pair.stillViews[1]),
    ] {
      guard let table = view as? TableView else { continue }
      rows(of: table)?.model.sections[0].rows.insert(contentsOf: [8, 9], at: 1)
      table.insertRows(
        at: [path, IndexPath(row: 2, section: 0)], with: stack === pair.moving ? .fade : .none)
    }
    pair.still.settle()
    pair.layOut()
    watch(3)
  }

  @Test("has its children follow one that is hidden, and shown again")
  func hiding() {
    pair.change { _, view in view(1).isHidden = true }
    watch(2, allowsGaps: true)
    pair.change { _, view in view(1).isHidden = false }
    watch(2)
  }

  @Test("has its children follow one that is resized")
  func resizing() {
    pair.change { _, view in view(0).frame.size.height = 70 }
    watch(1)
    pair.change { _, view in view(0).frame.size.height = 10 }
    watch(1)
  }

  @Test("has its children follow one that comes, goes and moves")
  func comingAndGoing() {
    pair.add { _ in View(frame: Rect(x: 0, y: 0, width: 100, height: 35)) }
    let new = 5
    pair.change { container, view in container.insertArrangedSubview(view(new), at: 1) }
    #expect(pair.movingViews[new].transit != nil)
    watch(1)
    pair.change { container, view in container.insertArrangedSubview(view(new), at: 3) }
    pair.moving.settle()
    #expect(pair.difference == nil)
    pair.change { container, view in container.removeArrangedSubview(view(new)) }
    watch(3, allowsGaps: true)
    #expect(pair.movingViews[new].transit == nil)
  }

  @Test("closes the space that the last child leaves")
  func lastChild() {
    pair.change { container, view in container.removeArrangedSubview(view(4)) }
    let heights = (0..<20).map { _ in
      pair.moving.window.advance(to: pair.moving.window.now + 1.0 / 60)
      return pair.moving.container.contentSize.height
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(heights[0] > 300 && heights.last == 170)
    #expect(pair.difference == nil)
  }

  @Test("has them follow other spacing and margins")
  func spacing() {
    pair.change { container, view in
      container.setCustomSpacing(30, after: view(0))
      container.setMargins(
        EdgeInsets(top: 10, left: 5, bottom: 10, right: 5), for: view(1))
    }
    watch(3, allowsGaps: true)
  }

  @Test("closes a small gap little by little, too, and begins nothing where there is none")
  func smallGaps() {
    let stack = StackOfViews()
    let views = [stack.plain(0), stack.plain(1), stack.plain(30)]
    stack.layOut()
    stack.settle()
    stack.container.animateChanges { stack.container.removeArrangedSubview(views[0]) }
    #expect(stack.window.advance(to: stack.window.now + 1.0 / 60) == nil)
    stack.container.animateChanges { stack.container.removeArrangedSubview(views[1]) }
    #expect(stack.container.contentFrame(of: views[2])?.minY == 1)
    stack.settle()
    #expect(stack.container.contentFrame(of: views[2])?.minY == 0)
  }

  @Test("is at its end as soon as it gets another axis")
  func otherAxis() {
    pair.change { container, view in container.removeArrangedSubview(view(0)) }
    let (container, first) = (pair.moving.container, pair.movingViews[1])
    #expect(container.contentFrame(of: first)?.minY == 20)
    container.axis = .horizontal
    #expect(container.contentFrame(of: first)?.minX == 0)
  }

  @Test("has a child with margins that is shown again begin no later than the next one")
  func openingMargins() throws {
    pair.change { container, view in
      container.setMargins(EdgeInsets(top: 40, left: 0, bottom: 0, right: 0), for: view(1))
      view(1).isHidden = true
    }
    pair.moving.settle()
    pair.change { _, view in view(1).isHidden = false }
    for _ in 0..<20 {
      pair.moving.window.advance(to: pair.moving.window.now + 1.0 / 60)
      let container = pair.moving.container
      let frame = try #require(container.contentFrame(of: pair.movingViews[1]))
      let next = try #require(container.contentFrame(of: pair.movingViews[2]))
      #expect(frame.minY <= next.minY && frame.maxY <= next.minY + 1e-6)
    }
    #expect(pair.difference == nil)
  }

  @Test(
    "ends where it would have been at once, however changes come in between",
    arguments: Soak.seeds(1...60))
  func interruptions(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for step in 0..<12 {
      let number = Int.random(in: pair.movingViews.indices, using: &numbers.random)
      let place = Int.random(in: 0..<120, using: &numbers.random)
      let (kind, length) = (place % 6, numbers.number(in: 0...120))
      pair.change { container, view in
        let child = view(number)
        switch kind {
        case 0, 1: child.isHidden.toggle()
        case 2 where child.superview === container: container.removeArrangedSubview(child)
        case 3:
          let count = container.arrangedSubviews.filter { $0 !== child }.count
          container.insertArrangedSubview(child, at: place % (count + 1))
        default:
          if let scroller = child as? ScrollView, !(child is TableView) {
            scroller.contentSize.height = length
          } else if !(child is TableView) {
            child.frame.size.height = length
          } else if child.superview === container {
            container.setCustomSpacing(length, after: child)
          }
        }
      }
      let frames = Int.random(in: 0..<8, using: &numbers.random)
      for _ in 0..<frames {
        pair.moving.window.advance(to: pair.moving.window.now + 1.0 / 60)
        pair.moving.container.checkInvariants()
        if let overlap = pair.overlap(allowsGaps: true) {
          Issue.record("seed \(seed), step \(step): \(overlap)")
          return
        }
      }
    }
    pair.moving.settle()
    #expect(pair.difference == nil, "seed \(seed)")
  }
}
