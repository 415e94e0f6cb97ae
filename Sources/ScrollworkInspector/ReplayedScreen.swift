public import ScrollEngine

/// A screen of the program that scripts can be played on again, and what they may call.
///
/// ```swift
/// Inspector.attach(to: window, replaying: [
///   ReplayedScreen(changes: ["insert above": { $0.insertAbove() }]) { FeedController() }
/// ])
/// ```
///
/// Give it what `expectInvariants` is given: the same controller, and its changes by the same names.
@MainActor
public struct ReplayedScreen {
  let name: String
  let make: @MainActor () -> ViewController
  let changes: [String: @MainActor (ViewController) async throws -> Void]
  let holds: @MainActor (ViewController) -> String?

  /// Offers a screen to scripts.
  ///
  /// - Parameters:
  ///   - name: What scripts call it; the class of the controller unless said otherwise.
  ///   - changes: What scripts may call, by name.
  ///   - holds: An invariant of the program's own: what is wrong with a screen at rest, or nil.
  ///   - makeController: Makes a new screen, which must not depend on those before it.
  public init<Controller: ViewController>(
    _ name: String? = nil, changes: [String: @MainActor (Controller) async throws -> Void] = [:],
    where holds: (@MainActor (Controller) -> String?)? = nil,
    of makeController: @escaping @MainActor () -> Controller
  ) {
    self.name = name ?? "\(Controller.self)"
    make = makeController
    var all: [String: @MainActor (ViewController) async throws -> Void] = [:]
    for (name, body) in changes {
      all[name] = { if let controller = $0 as? Controller { try await body(controller) } }
    }
    self.changes = all
    self.holds = { controller in
      guard let holds, let controller = controller as? Controller else { return nil }
      return holds(controller)
    }
  }
}
