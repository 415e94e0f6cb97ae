package import Drawing
package import ScrollEngine

/// A demonstration: some views of the engine, and what there is to say about them.
@MainActor
package protocol Scene: AnyObject {
  /// One or more viewports, from left to right, or from top to bottom where they are stacked.
  var panes: [Pane] { get }

  /// The pane that the inspector describes.
  var inspectedPane: Pane { get }

  /// What stands below the viewports, or nil.
  var panel: (any ScenePanel)? { get }

  /// Whether a pointer in one viewport is a pointer at the same place in all of them.
  var mirrorsGestures: Bool { get }

  /// Whether the viewports lie below one another instead of side by side.
  var stacksPanes: Bool { get }

  /// Whether ``addRow()`` and ``removeRow()`` do something.
  var canChangeRows: Bool { get }
  func addRow()
  func removeRow()

  /// Whether ``turnViewport()`` does something.
  var canTurnViewport: Bool { get }
  /// Turns the viewports on their side, or back.
  func turnViewport()

  /// Hears of an event after a pane's window has got it.
  func didReceive(_ event: InputEvent, inPane pane: Int)

  /// Brings what moves besides the panes' own views to the time of the clock.
  ///
  /// Called after all panes were advanced.
  /// - Returns: When it wants to be called again: a later time of the clock, the present one for the
  ///   next frame, or nil.
  func update() -> Double?

  /// Whether it has tasks that wait by the clock.
  var isAsynchronous: Bool { get }

  /// Has what fades be where it ends, for a picture of the state at rest.
  func finishEffects()
}

extension Scene {
  /// The last one, which a scene makes its point with.
  package var inspectedPane: Pane { panes[panes.count - 1] }
  package var panel: (any ScenePanel)? { nil }
  package var mirrorsGestures: Bool { false }
  package var stacksPanes: Bool { false }
  package var canChangeRows: Bool { false }
  package func addRow() {}
  package func removeRow() {}
  package var canTurnViewport: Bool { false }
  package func turnViewport() {}
  package func didReceive(_ event: InputEvent, inPane pane: Int) {}
  package func update() -> Double? { nil }
  package var isAsynchronous: Bool { false }
  package func finishEffects() {}
}

/// What a scene is made from. The same context makes the same scene.
package struct SceneContext {
  package let seed: UInt64
  package let clock: SceneClock
  /// Measures text as the stage draws it.
  package let text: any TextMeasuring
  /// Which of the scene's variants, by its place in ``SceneDescription/variants``.
  package let variant: Int

  package init(
    seed: UInt64 = 1, clock: SceneClock, text: any TextMeasuring, variant: Int = 0
  ) {
    self.seed = seed
    self.clock = clock
    self.text = text
    self.variant = variant
  }
}

/// A scene that can be opened.
package struct SceneDescription: Sendable {
  /// What the command line calls it: `naive-and-container`.
  package let name: String
  /// Where it comes from, if a file describes it.
  package let path: String?
  package let title: String
  package let group: SceneGroup
  /// The article it comes from.
  package let article: String
  /// One sentence that says what to look at.
  package let sentence: String
  /// The names of its variants, the usual one first; empty where there is only one.
  package let variants: [String]
  /// What to look at in each variant, where that is not the same in all; empty otherwise.
  package let variantSentences: [String]
  /// Builds the scene; a pure function of its context.
  package let make: @MainActor @Sendable (SceneContext) -> any Scene

  package init(
    name: String, path: String? = nil, title: String, group: SceneGroup, article: String,
    sentence: String, variants: [String] = [], variantSentences: [String] = [],
    make: @escaping @MainActor @Sendable (SceneContext) -> any Scene
  ) {
    self.name = name
    self.path = path
    self.title = title
    self.group = group
    self.article = article
    self.sentence = sentence
    self.variants = variants
    self.variantSentences = variantSentences
    self.make = make
  }

  /// One sentence that says what to look at in a variant.
  package func sentence(ofVariant variant: Int) -> String {
    variantSentences.indices.contains(variant) ? variantSentences[variant] : sentence
  }
}

/// The headings under which the sidebar lists scenes.
package enum SceneGroup: String, Hashable, Sendable, CaseIterable {
  case scrollViewsInScrollViews = "Scroll views in scroll views"
  case understandingScrollViews = "Understanding scroll views"
  case inPractice = "In practice"
  case stacksAndMaps = "Stacks and maps"
  case scale = "Scale"
  case publishedBugs = "Published bugs"
  /// Stacks that a person has brought along.
  case yours = "Your own"
}
