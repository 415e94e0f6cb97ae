import SceneParts
import ScrollEngine

/// The calls that each edit of a stack made to its controllers, in order.
@MainActor
final class EditLog {
  struct Edit: Hashable {
    let title: String
    /// In seconds of the scene.
    let time: Double
    let isScrolling: Bool
    fileprivate(set) var calls: [Call] = []
  }

  struct Call: Hashable {
    let controller: String
    let name: String
    /// Whether the stack does it; the rest are calls to the controller.
    let isStacks: Bool
  }

  private(set) var edits: [Edit] = []
  private let clock: SceneClock

  /// How long an animated edit goes on, and a little: calls to others meanwhile come from it.
  private static let duration = 0.35
  /// More than a panel shows.
  private static let capacity = 12

  init(clock: SceneClock) {
    self.clock = clock
  }

  func begin(_ title: String) { append(Edit(title: title, time: clock.now, isScrolling: false)) }

  /// Notes a call of the latest edit; later ones come from scrolling.
  func note(_ name: String, of controller: String, isStacks: Bool = false) {
    let call = Call(controller: controller, name: name, isStacks: isStacks)
    // How the stack appears at first is no edit.
    guard let last = edits.last else { return }
    if !last.isScrolling, clock.now - last.time > Self.duration {
      append(Edit(title: "Scrolled", time: clock.now, isScrolling: true))
    }
    edits[edits.count - 1].calls.append(call)
  }

  private func append(_ edit: Edit) {
    if edits.count == Self.capacity { edits.removeFirst() }
    edits.append(edit)
  }
}
