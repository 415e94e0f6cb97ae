@testable import ScrollEngine
import TestSupport
import Testing

/// Plain children, some of them pinned, compared with a model that adds up all lengths.
@MainActor
@Suite("Children that stay at the edge, whatever comes, goes, moves and is hidden")
struct PinnedNetTests {
  @Test("lie where a simple model has them", arguments: Soak.seeds(1...40))
  func script(seed: UInt64) {
    let script = PinnedScript(seed: seed)
    for step in 0..<60 {
      script.step()
      guard let difference = script.difference else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)\n\(script.journal.suffix(8))")
      return
    }
  }

  @Test("are pushed out by the next one even if it is a point long, or half a point")
  func pushedOut() {
    for length in [40.0, 1, 0.5] {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
      let container = ContainerScrollView(frame: window.bounds)
      window.addSubview(container)
      let children = [40.0, 100, length, 500].map {
        View(frame: Rect(x: 0, y: 0, width: 100, height: $0))
      }
      for child in children { container.addArrangedSubview(child) }
      container.setPinning(.untilNext, for: children[0])
      container.setPinning(.untilNext, for: children[2])
      container.contentOffset.y = 120
      window.layoutIfNeeded()
      #expect(children[0].frame.minY == 100)
      container.contentOffset.y = 60
      window.layoutIfNeeded()
      #expect(children[0].frame.minY == 60)
    }
  }
}

@MainActor
private final class PinnedScript {
  private(set) var journal: [String] = []
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 400))
  private let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 120))
  private var children: [View] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    window.addSubview(container)
    for _ in 0..<12 { add() }
    window.layoutIfNeeded()
  }

  private func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  func step() {
    // Makes one to three changes before each layout.
    for _ in 0...below(3) { change() }
    window.layoutIfNeeded()
  }

  private func change() {
    guard let child = children.randomElement(using: &random) else { return add() }
    let number = children.firstIndex { $0 === child } ?? 0
    switch below(12) {
    case 0: add()
    case 1:
      note("remove \(number)")
      children.remove(at: number)
      container.removeArrangedSubview(child)
    case 2:
      let place = below(children.count)
      note("move \(number) to \(place)")
      children.remove(at: number)
      children.insert(child, at: place)
      container.insertArrangedSubview(child, at: place)
    case 3...4:
      note("hide \(number): \(!child.isHidden)")
      child.isHidden.toggle()
    case 5...7:
      let pinning: StackingScrollView.Pinning = [.none, .untilNext, .permanent][below(3)]
      note("pin \(number): \(pinning)")
      container.setPinning(pinning, for: child)
    case 8:
      let length = Double(below(60))
      note("\(number) is \(length) long")
      child.frame.size.height = length
    case 9:
      container.contentInset.top = Double(below(40))
      note("inset \(container.contentInset.top)")
    default:
      let range = container.scrollRange[.vertical]
      container.contentOffset.y = Double(
        Int.random(in: Int(range.lowerBound)...Int(range.upperBound), using: &random))
      note("scroll to \(container.contentOffset.y)")
    }
  }

  private func add() {
    let place = below(children.count + 1)
    let child = View(frame: Rect(x: 0, y: 0, width: 100, height: Double(1 + below(60))))
    note("add \(child.frame.height) at \(place)")
    children.insert(child, at: place)
    container.insertArrangedSubview(child, at: place)
  }

  private func note(_ what: String) { journal.append(what) }

  // MARK: The model

  private func length(of child: View) -> Double { child.isHidden ? 0 : child.frame.height }

  /// The start of each child in the content that the model expects, in points.
  private var starts: [Double] {
    var natural: [Double] = []
    var end = 0.0
    for child in children {
      natural.append(end)
      end += length(of: child)
    }
    var starts = natural
    let top = container.contentOffset.y + container.contentInset.top
    var edge = top
    for (number, child) in children.enumerated()
    where container.pinning(for: child) == .permanent && length(of: child) > 0 {
      guard natural[number] < edge else { break }
      starts[number] = edge
      edge += child.frame.height
    }
    let passed = children.indices.last {
      container.pinning(for: children[$0]) == .untilNext && length(of: children[$0]) > 0
        && natural[$0] < edge
    }
    guard let passed else { return starts }
    let next = children.indices.first {
      container.pinning(for: children[$0]) != .none && length(of: children[$0]) > 0
        && natural[$0] >= edge
    }
    let latest = next.map { natural[$0] - length(of: children[passed]) } ?? .infinity
    starts[passed] = min(edge, latest)
    return starts
  }

  /// The length that pinned children cover when a child is scrolled to the edge: all permanent ones
  /// before the child, and the last `untilNext` one, if the child does not push it out.
  private func coveredLength(before number: Int) -> Double {
    let pinned = children[..<number].filter { !$0.isHidden && container.pinning(for: $0) != .none }
    let permanent = pinned.filter { container.pinning(for: $0) == .permanent }
    let last = pinned.last { container.pinning(for: $0) == .untilNext }
    let pushesOut = container.pinning(for: children[number]) == .untilNext
    return permanent.reduce(0) { $0 + length(of: $1) }
      + (pushesOut ? 0 : last.map { length(of: $0) } ?? 0)
  }

  /// The first difference between the container and the model, or nil.
  var difference: String? {
    guard container.arrangedSubviews.elementsEqual(children, by: ===) else {
      return "the container stacks \(container.arrangedSubviews)"
    }
    for number in children.indices {
      let covered = container.coveredInset(aboveSlot: number).top - container.contentInset.top
      let expected = coveredLength(before: number)
      if covered != expected { return "\(covered), not \(expected), are covered at \(number)" }
    }
    let bounds = container.bounds
    for (number, start) in zip(children.indices, starts) {
      let child = children[number]
      let end = start + length(of: child)
      let isSeen = end > start && end > bounds.minY && start < bounds.maxY
      let isShown = container.visibleArrangedSubviews.contains { $0 === child }
      guard isSeen else { continue }
      if !isShown { return "\(number) at \(start) is not among the visible ones of \(bounds)" }
      if child.frame.minY != start { return "\(number) is at \(child.frame.minY), not \(start)" }
      if child.superview !== container { return "\(number) has no place" }
    }
    return nil
  }
}
