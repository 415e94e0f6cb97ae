import Demonstrations
package import Documents
package import SceneParts
import ScrollEngine

extension SceneDescription {
  /// Makes the description of a scene for a person's own stack.
  ///
  /// `name` is used in reports, such as the name of the stack's file. `path` locates the file for
  /// scripts recorded on the stack; nil to use the name.
  @MainActor
  package static func stack(
    _ stack: StackDescription, named name: String, path: String? = nil
  ) -> SceneDescription {
    let source = StackSource(stack)
    let choices = source.choices
    return SceneDescription(
      name: name, path: path, title: stack.title ?? name, group: .yours, article: "your own stack",
      sentence: source.sentence, variants: choices.count > 1 ? choices.map(\.name) : [],
      variantSentences: choices.count > 1 ? choices.map { $0.sentence(of: source) } : []
    ) { context in
      StackScene(source, choices[min(max(context.variant, 0), choices.count - 1)])
    }
  }
}

/// A stack with its derived facts; its cost is computed once, on demand.
@MainActor
final class StackSource {
  /// The greatest number of cells with which a naive container is shown; more would block the
  /// program.
  static let naiveLimit = 1_000

  let stack: StackDescription
  let naiveCells: Int
  /// Whether a list scrolls across the stack's axis; even a naive container has only the visible
  /// cells of such a list.
  let hasListsAcross: Bool
  private(set) lazy var survey = StackSurvey(stack)
  /// The stack that ``changed(to:)`` last returned, cached because computing the cost takes long.
  private var lastChanged: StackSource?

  init(_ stack: StackDescription) {
    self.stack = stack
    let build = StackBuild(stack, in: ContainerScrollView())
    naiveCells = build.naiveCells
    hasListsAcross = build.hasListsAcross
  }

  /// The source for the stack with other numbers of rows.
  func changed(to stack: StackDescription) -> StackSource {
    if stack == self.stack { return self }
    if let lastChanged, lastChanged.stack == stack { return lastChanged }
    let changed = StackSource(stack)
    lastChanged = changed
    return changed
  }

  /// The variants to choose from, the initial variant first.
  var choices: [StackChoice] {
    guard naiveCells <= Self.naiveLimit else { return [.real] }
    switch stack.container {
    case .both: return [.both, .real, .naive]
    case .naive: return [.naive, .both, .real]
    case .real: return [.real, .both, .naive]
    }
  }

  var sentence: String {
    naiveCells <= Self.naiveLimit
      ? StackChoice.both.sentence(of: self)
      : "No naive container: it would need \(grouped(naiveCells)) cells, "
        + "and the limit is \(grouped(Self.naiveLimit))."
  }
}

/// The containers in which a stack is shown.
enum StackChoice: Hashable, Sendable {
  case both, naive, real

  var name: String {
    switch self {
    case .both: "naive | container"
    case .naive: "naive"
    case .real: "container"
    }
  }

  @MainActor
  func sentence(of source: StackSource) -> String {
    let items = source.hasListsAcross ? "item that scrolls with the stack" : "item"
    return switch self {
    case .both: "Naive: a cell for every \(items). Container: only for visible ones."
    case .naive: "A cell for every \(items), visible or not."
    case .real: "Only visible items have a cell."
    }
  }
}

/// A stack in one container, or in both at the same offset.
@MainActor
final class StackScene: Scene {
  let panes: [Pane]
  /// True for horizontal stacks, which need the whole width.
  let stacksPanes: Bool
  private let source: StackSource
  /// The stack with its current numbers of rows.
  private var stack: StackDescription
  private let builds: [StackBuild]

  init(_ source: StackSource, _ choice: StackChoice) {
    self.source = source
    stack = source.stack
    var builds: [StackBuild] = []
    if choice != .real { builds.append(StackBuild(source.stack, in: NaiveContainerScrollView())) }
    if choice != .naive { builds.append(StackBuild(source.stack, in: ContainerScrollView())) }
    self.builds = builds
    stacksPanes = source.stack.axis == .horizontal
    panes = builds.map { Self.pane($0, isAlone: builds.count == 1) }
    for build in builds { build.container.clipsToBounds = false }
    if builds.count == 2 { Self.link(builds[0], builds[1]) }
  }

  var panel: (any ScenePanel)? {
    StackPanel(
      source: source.changed(to: stack), container: builds[builds.count - 1].container)
  }

  // MARK: + and -

  var canChangeRows: Bool { builds[0].sectionInSight() != nil }

  func addRow() {
    // Rows are not added to a naive container that has reached the limit.
    let isFull = builds.contains {
      $0.container is NaiveContainerScrollView && $0.naiveCells >= StackSource.naiveLimit
    }
    guard !isFull, let place = builds[0].sectionInSight() else { return }
    for build in builds { build.sections[place].addRow() }
    noteCount(ofSection: place)
  }

  func removeRow() {
    guard let place = builds[0].sectionInSight(where: { $0.description.count > 0 }) else { return }
    for build in builds { build.sections[place].removeRow() }
    noteCount(ofSection: place)
  }

  private func noteCount(ofSection place: Int) {
    stack.sections[place].count = builds[0].sections[place].description.count
  }

  // MARK: Panes

  private static func pane(_ build: StackBuild, isAlone: Bool) -> Pane {
    let isNaive = build.container is NaiveContainerScrollView
    let id = isNaive ? "naive" : "container"
    let prefix = isAlone ? "" : id + "/"
    return Pane(
      title: isNaive ? "Naive: frame = contentSize" : "Container: frame = visible",
      shortTitle: isNaive ? "Naive" : "Container", verdict: isNaive ? .costly : .frugal,
      root: build.container, rootID: id, lists: build.lists(prefix: prefix),
      decorations: [StackOutlines(build: build)], otherViews: build.plainViews(prefix: prefix),
      contents: build.contents(prefix: prefix), viewport: build.stack.viewport)
  }

  /// Links the offsets of both containers, and of corresponding lists that scroll across the axis.
  private static func link(_ first: StackBuild, _ second: StackBuild) {
    let axis = first.stack.axis
    first.container.link(to: second.container, along: axis, .rate(1), isTwoWay: true)
    for (section, other) in zip(first.sections, second.sections) {
      guard let list = section.list, let twin = other.list, let across = list.scrollAxis,
        across != axis
      else { continue }
      list.link(to: twin, along: across, .rate(1), isTwoWay: true)
    }
  }
}
