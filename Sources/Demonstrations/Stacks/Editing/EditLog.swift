import SceneParts
import ScrollEngine

/// The calls that each edit of a stack made to its controllers, in order.
@MainActor
final class EditLog {
  struct Edit: Hashable {
    let title: String
    /// The number of the edit in the log, from 1; scrolling counts too.
    let number: Int
    /// Scene time, in seconds.
    let time: Double
    let isScrolling: Bool
    fileprivate(set) var calls: [Call] = []

    /// The names of the calls of the first controller, which is the edited one: others may come
    /// into sight, or leave.
    var ownCalls: [String] {
      calls.filter { $0.controller == calls[0].controller }.map(\.name)
    }
  }

  struct Call: Hashable {
    let controller: String
    let name: String
    /// Whether the stack made the call; the controller reports all other calls.
    let isStacks: Bool
  }

  /// What the calls mean, in a few words.
  static let meanings = [
    "viewDidLoad": "has made its view",
    "addChild": "the stack takes it in",
    "willMove(toParent: stack)": "will join the stack",
    "didMove(toParent: stack)": "has joined the stack",
    "viewWillAppear": "will come into sight",
    "viewDidAppear": "is in sight",
    "willMove(toParent: nil)": "will leave the stack",
    "viewWillDisappear": "will go out of sight",
    "viewDidDisappear": "is out of sight",
    "removeFromParent": "the stack lets it go",
    "didMove(toParent: nil)": "has left the stack",
  ]

  private(set) var edits: [Edit] = []
  /// The number of edits so far, without scrolling.
  private(set) var editCount = 0
  /// The same with scrolling.
  private var wholeCount = 0
  /// The latest edit, without scrolling; nil if there is none.
  var latest: Edit? { edits.last { !$0.isScrolling } }
  private let clock: SceneClock

  /// The duration of an animated edit, in seconds.
  private static let animation = 0.3
  /// Whether the latest edit's animation has ended.
  var isOver: Bool { latest.map { clock.now - $0.time >= Self.animation } ?? true }

  /// Slightly more than the duration of an animated edit, in seconds: calls in this time belong to
  /// the edit.
  private static let duration = 0.35
  /// The greatest number of edits kept: more than a panel shows.
  private static let capacity = 12

  init(clock: SceneClock) {
    self.clock = clock
  }

  func begin(_ title: String) {
    editCount += 1
    append(title, isScrolling: false)
  }

  /// Adds a call to the latest edit, or to a new "Scrolled" entry if that edit is over.
  func note(_ name: String, of controller: String, isStacks: Bool = false) {
    let call = Call(controller: controller, name: name, isStacks: isStacks)
    // The calls of the first appearance belong to no edit.
    guard let last = edits.last else { return }
    if !last.isScrolling, clock.now - last.time > Self.duration {
      append("Scrolled", isScrolling: true)
    }
    edits[edits.count - 1].calls.append(call)
  }

  private func append(_ title: String, isScrolling: Bool) {
    if edits.count == Self.capacity { edits.removeFirst() }
    wholeCount += 1
    edits.append(
      Edit(title: title, number: wholeCount, time: clock.now, isScrolling: isScrolling))
  }

  /// A fact about an edit.
  func fact(_ quantity: Fact.Quantity, of edit: Edit, _ value: Double) -> Fact {
    Fact(quantity, of: "edit \(edit.number)", in: self, value)
  }
}

extension Fact.Quantity {
  static let editTime = Fact.Quantity("time of an edit", .seconds)
  static let callsLeftOut = Fact.Quantity("calls of an edit that are not listed", .count)
}
