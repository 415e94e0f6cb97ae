package import Documents
package import Drawing
package import ScrollEngine

/// A demonstration: views of the engine with their explanations.
@MainActor
package protocol Scene: AnyObject {
  /// One or more viewports, from left to right, or from top to bottom if they are stacked.
  var panes: [Pane] { get }

  /// The pane that the inspector describes.
  var inspectedPane: Pane { get }

  /// The panel below or beside the viewports; nil if there is none.
  var panel: (any ScenePanel)? { get }

  /// Whether events in one viewport act at the same position in all of them.
  var mirrorsGestures: Bool { get }

  /// Whether the viewports are below each other instead of side by side.
  var stacksPanes: Bool { get }

  /// Whether ``addRow()`` and ``removeRow()`` have an effect.
  var canChangeRows: Bool { get }
  func addRow()
  func removeRow()

  /// Whether ``turnViewport()`` has an effect.
  var canTurnViewport: Bool { get }
  /// Turns the viewports by a right angle, or back.
  func turnViewport()

  /// The values that a person can set, in the order in which they are shown; none by default.
  var settings: [SceneSetting] { get }
  /// Sets one of ``settings``, as near to the value as is possible.
  func set(_ setting: SceneSetting)

  /// What takes the time of ``SceneSetting/cost(_:)``; a cell by default.
  var costSubject: CostSubject { get }
  /// Whether the panes are sides that are compared by what they have needed.
  var comparesCosts: Bool { get }
  /// How often each pane has needed that so far; empty if they are not compared.
  var costCounts: [CostCount] { get }

  /// Called after a pane's window has received an event.
  func didReceive(_ event: InputEvent, inPane pane: Int)

  /// Advances moving parts other than the panes' own views to the time of the clock.
  ///
  /// Called after all panes have advanced.
  ///
  /// - Returns: The time of the clock for the next call: a later time, or the current time for the
  ///   next frame; nil if nothing moves by itself.
  func update() -> Double?

  /// Whether the scene has tasks that wait for the clock.
  var isAsynchronous: Bool { get }

  /// Finishes all fades at once, for a picture of the state at rest.
  func finishEffects()

  /// The current facts about the scene for a guided path; nil if it has none.
  var facts: (any SceneFacts)? { get }
}

extension Scene {
  /// The last pane, which shows what the scene is about.
  package var inspectedPane: Pane { panes[panes.count - 1] }
  package var panel: (any ScenePanel)? { nil }
  package var mirrorsGestures: Bool { false }
  package var stacksPanes: Bool { false }
  package var canChangeRows: Bool { false }
  package func addRow() {}
  package func removeRow() {}
  package var canTurnViewport: Bool { false }
  package func turnViewport() {}
  package var settings: [SceneSetting] { [] }
  package func set(_ setting: SceneSetting) {}
  package var costSubject: CostSubject { .cell }
  package var comparesCosts: Bool { false }
  package var costCounts: [CostCount] { [] }
  package func didReceive(_ event: InputEvent, inPane pane: Int) {}
  package func update() -> Double? { nil }
  package var isAsynchronous: Bool { false }
  package func finishEffects() {}
  package var facts: (any SceneFacts)? { nil }
}

/// The inputs from which a scene is made; the same context makes the same scene.
package struct SceneContext {
  package let seed: UInt64
  package let clock: SceneClock
  /// Measures text as the stage draws it.
  package let text: any TextMeasuring
  /// The scene's variant, as an index in ``SceneDescription/variants``.
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
  /// The name on the command line, such as `naive-and-container`.
  package let name: String
  /// The file that describes the scene; nil if there is none.
  package let path: String?
  package let title: String
  package let group: SceneGroup
  /// The article that the scene comes from.
  package let article: String
  /// One sentence that says what to look at.
  package let sentence: String
  /// The names of the variants, the default first; empty if there is only one.
  package let variants: [String]
  /// Former names of variants, in lower case, with the variants' indexes.
  package let formerVariants: [String: Int]
  /// The sentence for each variant; empty if ``sentence`` is for all.
  package let variantSentences: [String]
  /// Whether each variant plays from its start, so that another variant restarts the scene.
  package let variantsPlay: Bool
  /// The moment at which the lesson can be seen; nil for a person's own stack.
  package let poster: Poster?
  /// Builds the scene; a pure function of its context.
  package let make: @MainActor @Sendable (SceneContext) -> any Scene

  package init(
    name: String, path: String? = nil, title: String, group: SceneGroup, article: String,
    sentence: String, variants: [String] = [], formerVariants: [String: Int] = [:],
    variantSentences: [String] = [], variantsPlay: Bool = false, poster: Poster? = nil,
    make: @escaping @MainActor @Sendable (SceneContext) -> any Scene
  ) {
    self.name = name
    self.path = path
    self.title = title
    self.group = group
    self.article = article
    self.sentence = sentence
    self.variants = variants
    self.formerVariants = formerVariants
    self.variantSentences = variantSentences
    self.variantsPlay = variantsPlay
    self.poster = poster
    self.make = { context in
      let scene = make(context)
      for pane in scene.panes { pane.window.textMeasuring = context.text }
      return scene
    }
  }

  /// The sentence that says what to look at in a variant, or in two side by side.
  package func sentence(ofVariant variant: Int, beside other: Int? = nil) -> String {
    other == nil && variantSentences.indices.contains(variant)
      ? variantSentences[variant] : sentence
  }

  /// The sentence that says what to look at in the poster; without one, in the first variant.
  package var posterSentence: String {
    sentence(ofVariant: poster?.variant ?? 0, beside: poster?.beside)
  }
}

/// The headings of the scenes in the sidebar.
package enum SceneGroup: String, Hashable, Sendable, CaseIterable {
  case scrollViewsInScrollViews = "Scroll views in scroll views"
  case understandingScrollViews = "Understanding scroll views"
  case inPractice = "In practice"
  case stacksAndMaps = "Stacks and maps"
  case scale = "Scale"
  case help = "Help"
  /// Stacks from a person's own files.
  case yours = "Your own"

  /// The scenes of each group, in the order of the groups; groups without scenes are left out.
  ///
  /// `scenes` are scenes, or numbers of scenes; `group` returns the group of one.
  package static func sections<Scenes: Sequence>(
    of scenes: Scenes, _ group: (Scenes.Element) -> SceneGroup
  ) -> [(title: String, scenes: [Scenes.Element])] {
    allCases.compactMap { title in
      let own = scenes.filter { group($0) == title }
      return own.isEmpty ? nil : (title.rawValue, own)
    }
  }
}
