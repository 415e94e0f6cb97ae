public import ScrollEngine

/// A screen of the program on which scripts can be replayed, and the functions that scripts may
/// call.
///
/// ```swift
/// Inspector.attach(to: window, replaying: [
///   ReplayedScreen(changes: ["insert above": { $0.insertAbove() }]) { FeedController() }
/// ])
/// ```
///
/// Pass the same controller as to `expectInvariants`, and the same changes with equal names.
@MainActor
public struct ReplayedScreen {
  let name: String
  let make: @MainActor () -> ViewController
  let changes: [String: @MainActor (ViewController) async throws -> Void]
  let holds: @MainActor (ViewController) -> String?

  /// Makes a screen that scripts can use.
  ///
  /// - Parameters:
  ///   - name: The screen's name in scripts; nil for the name of the controller's class.
  ///   - changes: The functions that scripts may call, by name.
  ///   - holds: An invariant of the program: returns what is wrong with a screen at rest; nil if
  ///     nothing is.
  ///   - makeController: Makes a new controller, which must not depend on earlier controllers.
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
