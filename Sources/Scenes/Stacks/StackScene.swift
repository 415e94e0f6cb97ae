public import ScrollEngine

extension SceneDescription {
  /// A scene of somebody's own stack.
  ///
  /// - Parameters:
  ///   - name: What reports call it; the name of its file, say.
  ///   - path: Where its file is, for scripts that are recorded on it; the name unless given.
  @MainActor
  public static func stack(
    _ stack: StackDescription, named name: String, path: String? = nil
  ) -> SceneDescription {
    let source = StackSource(stack)
    let choices = source.choices
    return SceneDescription(
      name: name, path: path, title: stack.title ?? name, group: .yours, article: "your own stack",
      sentence: source.sentence, variants: choices.count > 1 ? choices.map(\.name) : []
    ) { context in
      StackScene(source, choices[min(max(context.variant, 0), choices.count - 1)])
    }
  }
}

/// A stack with all that is known of it; what it costs is found out once.
@MainActor
final class StackSource {
  /// A naive container with more cells than this is not shown: it would be all one waits for.
  static let naiveLimit = 1_000

  let stack: StackDescription
  let naiveCells: Int
  private(set) lazy var survey = StackSurvey(stack)

  init(_ stack: StackDescription) {
    self.stack = stack
    naiveCells = StackBuild(stack, in: ContainerScrollView()).naiveCells
  }

  /// Which containers are shown, in the order in which a person comes to them.
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
      ? "Your own stack: the naive container has a cell for every row, the other for what one sees."
      : "The naive container is left out: it needs \(grouped(naiveCells)) cells, and "
        + "\(grouped(Self.naiveLimit)) are the limit."
  }
}

/// Which containers of a stack are on the stage.
enum StackChoice: Hashable, Sendable {
  case both, naive, real

  var name: String {
    switch self {
    case .both: "naive | container"
    case .naive: "naive"
    case .real: "container"
    }
  }
}

/// A stack in one container, or in both at one offset.
@MainActor
final class StackScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  /// What goes from left to right needs all the width there is.
  let stacksPanes: Bool
  private let builds: [StackBuild]

  init(_ source: StackSource, _ choice: StackChoice) {
    var builds: [StackBuild] = []
    if choice != .real { builds.append(StackBuild(source.stack, in: NaiveContainerScrollView())) }
    if choice != .naive { builds.append(StackBuild(source.stack, in: ContainerScrollView())) }
    self.builds = builds
    stacksPanes = source.stack.axis == .horizontal
    panes = builds.map { Self.pane($0, isAlone: builds.count == 1) }
    panel = StackPanel(source: source, container: builds[builds.count - 1].container)
    for build in builds { build.container.clipsToBounds = false }
    if builds.count == 2 { Self.link(builds[0], builds[1]) }
  }

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

  /// Has both stand at the same offset, and so all the lists in them that scroll across.
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
