import Demonstrations
import Drawing
import SceneParts

/// How the panes and lists of a trace are named and coloured: as in the scene that was recorded, if the
/// trace has its name; else by the names of the views.
@MainActor
struct TraceLook {
  struct List {
    var title: String
    var colors: Palette.Table
    var elements: String
    var stampPlace: PaneList.StampPlace
  }

  struct Title {
    let long: String
    let short: String
    let verdict: Pane.Verdict
  }

  private var lists: [String: List] = [:]
  private var titles: [String: Title] = [:]

  /// `title` is that of the trace: for scenes of the catalogue, their name.
  init(of title: String, _ text: any TextMeasuring) {
    guard let scene = SceneCatalog.scene(named: title) else { return }
    for variant in 0..<max(1, scene.variants.count) {
      let made = scene.make(SceneContext(clock: SceneClock(), text: text, variant: variant))
      for pane in made.panes {
        if titles[pane.id] == nil {
          titles[pane.id] = Title(
            long: pane.title, short: pane.shortTitle, verdict: pane.verdict)
        }
        for list in pane.lists where lists[list.id] == nil {
          lists[list.id] = List(
            title: list.title, colors: list.colors, elements: list.elements,
            stampPlace: list.stampPlace)
        }
      }
    }
  }

  /// The title of the pane that a view fills.
  func title(ofPane id: String) -> Title {
    titles[id] ?? Title(long: Self.cut(id), short: Self.cut(id), verdict: .neutral)
  }

  /// The look of a list of a class, the one with an index among those that the scene does not have.
  func list(_ id: String, _ kind: String, _ place: Int) -> List {
    if let known = lists[id] { return known }
    return List(
      title: Self.cut(id), colors: Palette.many[place % Palette.many.count],
      elements: kind.contains("Collection") ? "items" : "rows", stampPlace: .trailing)
  }

  /// A name of a length that can be shown.
  private static func cut(_ name: String) -> String { String(name.prefix(60)) }
}
