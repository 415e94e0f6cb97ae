import FoundationEssentials
import ScrollEngine
import TestSupport
import Testing

/// The call sequences and flags of the reference sheet, each performed on a scroll view.
@MainActor
@Suite("A scroll view tells its delegate")
struct DelegateSequenceTests {
  @Test("the sequence of the case, no more and no less", arguments: DelegateCase.sequences)
  func sequence(of sequence: DelegateCase) throws {
    let performer = GesturePerformer()
    try performer.perform(sequence.gesture)
    #expect(
      CallPattern(sequence.calls).matches(performer.calls),
      "\(performer.log.summary) is not \(sequence.calls)")
  }

  @Test("with the flags of the case at each call", arguments: DelegateCase.flags)
  func flags(of flags: DelegateCase) throws {
    let performer = GesturePerformer()
    try performer.perform(try #require(Self.gestures[flags.name], "\(flags.name)"))
    for row in flags.rows {
      let matching = performer.log.calls.filter { row.isMet(by: $0) }
      #expect(!matching.isEmpty, "\(row.name) is never called")
      for call in matching {
        for (flag, wanted) in zip(call.flags, row.flags) {
          #expect(wanted == nil || flag == wanted, "\(row.name): \(call.flags)")
        }
      }
    }
  }

  /// The gesture that leads to the flags of each case.
  private static let gestures = [
    "flags: flick": "touchDown,move*,touchUp(v)",
    "flags: slow lift": "touchDown,moveBeyondSlop,move,hold100ms,touchUp",
    "flags: catch while decelerating, lift": "flick,touchDown,hold,touchUp",
    "flags: re-drag during deceleration": "flick,touchDown,move*,touchUp(v)",
    "flags: programmatic animated": "setAnimated(x)",
  ]

  @Test("at least as many cases as the sheet has")
  func count() {
    #expect(DelegateCase.sequences.count == 19 && DelegateCase.flags.count == 5)
  }
}

/// Performs the gestures that the fixture names.
@MainActor
final class GesturePerformer {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let content = View(frame: Rect(x: 0, y: 0, width: 320, height: 14_800))
  let log = CallLog()
  let hand: Hand
  private var asksForZoom = false

  init() {
    hand = Hand(window)
    scrollView.contentSize = Size(width: 320, height: 14_800)
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    scrollView.contentOffset.y = 1_000
    scrollView.delegate = log
  }

  /// The calls; if a pinch was performed, `viewForZooming` comes first.
  var calls: [String] { (asksForZoom ? ["viewForZooming"] : []) + log.names }

  private func down() { hand.down(160, 400, device: .touch) }
  private func up(_ y: Double) { hand.up(160, y, device: .touch) }
  private func move(from start: Double = 400, to end: Double) {
    for step in 1...4 {
      hand.move(160, start + (end - start) * Double(step) / 4, device: .touch)
    }
  }
  private func flick() {
    down()
    move(to: 200)
    up(200)
    hand.rest(0.1)
  }

  func perform(_ gesture: String) throws {
    switch gesture {
    case "touchDown,moveBeyondSlop,move,hold100ms,touchUp":
      down()
      move(to: 200)
      hand.rest(0.1)
      up(200)
    case "touchDown,move*,touchUp(v)": flick()
    case "flick,touchDown,move*,touchUp(v)":
      flick()
      flick()
    case "flick,touchDown,hold,touchUp":
      flick()
      down()
      hand.rest(0.1)
      up(400)
    case "flick,touchDown,move*,hold100ms,touchUp":
      flick()
      down()
      move(to: 300)
      hand.rest(0.1)
      up(300)
    case "setAnimated(x)": scrollView.setContentOffset(Point(x: 0, y: 200), animated: true)
    case "setAnimated(current)":
      scrollView.setContentOffset(scrollView.contentOffset, animated: true)
    case "set(x)": scrollView.setContentOffset(Point(x: 0, y: 200), animated: false)
    case "statusBarTap": scrollView.scrollToTop()
    case "statusBarTap(delegate returns false)":
      log.allowsScrollToTop = false
      scrollView.scrollToTop()
    case "touchDown,dragPastEdge,hold,touchUp":
      atTop()
      down()
      move(to: 470)
      hand.rest(0.1)
      up(470)
    case "touchDown,dragPastEdge,touchUp":
      scrollView.bounces = false
      atTop()
      down()
      move(to: 470)
      up(470)
    case "flick,removeFromWindow":
      flick()
      scrollView.removeFromSuperview()
    case "pinch": pinch()
    case "touchDown,touchUp":
      down()
      up(400)
    case "touchDown,move(<slop),touchUp":
      down()
      hand.move(160, 395, device: .touch)
      up(395)
    case "touchDown,move(not on page),hold100ms,touchUp":
      scrollView.isPagingEnabled = true
      atTop()
      down()
      move(to: 200)
      hand.rest(0.1)
      up(200)
    case "setAnimated(x),touchDown,move*,hold100ms,touchUp":
      scrollView.setContentOffset(Point(x: 0, y: 200), animated: true)
      hand.rest(0.1)
      down()
      move(to: 300)
      hand.rest(0.1)
      up(300)
    case "flick past end":
      scrollView.contentOffset.y = 14_100
      log.clear()
      flick()
    default: Issue.record("nobody knows how to perform \"\(gesture)\"")
    }
    hand.settle()
  }

  private func atTop() {
    scrollView.contentOffset = .zero
    log.clear()
  }

  private func pinch() {
    asksForZoom = true
    log.zoomed = content
    scrollView.maximumZoomScale = 2
    hand.down(100, 240, id: 1, device: .touch)
    hand.down(220, 240, id: 2, device: .touch)
    for step in 1...10 {
      hand.move(100 - Double(step) * 9, 240, id: 1, device: .touch)
      hand.move(220 + Double(step) * 9, 240, id: 2, device: .touch)
    }
    hand.up(10, 240, id: 1, device: .touch)
    hand.up(310, 240, id: 2, device: .touch)
  }
}

/// A case of the fixture whose expectation is a list of calls, or of flags at calls.
struct DelegateCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Input: Decodable {
    let op: String
    let gesture: String?
  }

  /// A call, and the value of each flag, nil for "not observed".
  struct Row: Sendable {
    let name: String
    let flags: [Bool?]

    @MainActor
    func isMet(by call: CallLog.Call) -> Bool {
      switch name {
      case "didScroll(finger down)": call.name == "didScroll" && call.isTracking
      case "didScroll(finger down again)":
        call.name == "didScroll" && call.isTracking && call.isDecelerating
      case "didScroll(decelerating)": call.name == "didScroll" && !call.isTracking
      case "didEndDragging(true)": call.name == "didEndDragging(decelerate=true)"
      case "didEndDragging(false)": call.name == "didEndDragging(decelerate=false)"
      default: call.name == name
      }
    }
  }

  let name: String
  let gesture: String
  let operation: String
  let calls: [String]
  let rows: [Row]

  var testDescription: String { name }

  static let sequences = all.filter { $0.operation == "delegateSequence" }
  static let flags = all.filter { $0.operation == "delegateFlags" }

  private static let all: [DelegateCase] = {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let path = tests.joined(separator: "/") + "/ScrollMotionTests/Fixtures/physics-cases.json"
    do {
      return try JSONDecoder().decode(
        [DelegateCase].self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      preconditionFailure("\(path) cannot be read: \(error)")
    }
  }()

  private enum Keys: String, CodingKey { case name, input, expected }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    name = try container.decode(String.self, forKey: .name)
    let input = try container.decode(Input.self, forKey: .input)
    operation = input.op
    gesture = input.gesture ?? ""
    calls =
      operation == "delegateSequence"
      ? try container.decode([String].self, forKey: .expected) : []
    rows =
      operation == "delegateFlags" ? try container.decode([Row].self, forKey: .expected) : []
  }
}

extension DelegateCase.Row: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    name = try list.decode(String.self)
    var flags: [Bool?] = []
    while !list.isAtEnd {
      flags.append(try list.decodeNil() ? nil : list.decode(Int.self) == 1)
    }
    self.flags = flags
  }
}

/// A list of calls: "x+" one or more, "[x]" at most one, "(a|b)+" one or more of either.
struct CallPattern {
  private struct Part {
    let names: [String]
    let count: ClosedRange<Int>
  }

  private let parts: [Part]

  init(_ pattern: [String]) {
    parts = pattern.map { text in
      if text.hasPrefix("[") {
        return Part(names: [String(text.dropFirst().dropLast())], count: 0...1)
      }
      guard text.hasSuffix("+") else { return Part(names: [text], count: 1...1) }
      let names = text.dropLast().drop { $0 == "(" }
      let inner = names.hasSuffix(")") && text.hasPrefix("(") ? names.dropLast() : names
      return Part(names: inner.split(separator: "|").map(String.init), count: 1...Int.max)
    }
  }

  /// Matches greedily, because no two adjacent parts of a pattern share a name.
  func matches(_ calls: [String]) -> Bool {
    var rest = calls[...]
    for part in parts {
      let taken = rest.prefix { part.names.contains($0) }
      let count = min(taken.count, part.count.upperBound)
      guard count >= part.count.lowerBound else { return false }
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty
  }
}
