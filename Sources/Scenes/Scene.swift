import ScrollEngine

/// A demonstration: some views of the engine, and what there is to say about them.
@MainActor
public protocol Scene: AnyObject {
  /// One or two viewports, from left to right.
  var panes: [Pane] { get }

  /// Whether ``addRow()`` and ``removeRow()`` do something.
  var canChangeRows: Bool { get }
  func addRow()
  func removeRow()
}

extension Scene {
  public var canChangeRows: Bool { false }
  public func addRow() {}
  public func removeRow() {}
}

/// What a scene is made from. The same context makes the same scene.
public struct SceneContext {
  public let seed: UInt64
  public let clock: SceneClock

  public init(seed: UInt64 = 1, clock: SceneClock) {
    self.seed = seed
    self.clock = clock
  }
}

/// A scene that can be opened.
public struct SceneDescription: Sendable {
  /// What the command line calls it: `naive-and-container`.
  public let name: String
  public let title: String
  public let group: SceneGroup
  /// The article it comes from.
  public let article: String
  /// One sentence that says what to look at.
  public let sentence: String
  /// Builds the scene; a pure function of its context.
  public let make: @MainActor @Sendable (SceneContext) -> any Scene
}

/// The headings under which the sidebar lists scenes.
public enum SceneGroup: String, Hashable, Sendable, CaseIterable {
  case scrollViewsInScrollViews = "Scroll views in scroll views"
}

/// All scenes, in the order of the sidebar.
public enum SceneCatalog {
  public static let all: [SceneDescription] = [
    .cellReuse, .naive, .container, .naiveAndContainer,
  ]

  /// The scene that opens when none is named.
  public static let standard = SceneDescription.naiveAndContainer

  public static func scene(named name: String) -> SceneDescription? {
    all.first { $0.name == name }
  }
}
