import ScrollEngine

/// A failure of published code, as a variant of the scene.
struct PublishedBug: Sendable {
  let name: String
  /// What to look at.
  let sentence: String
  let make: @MainActor @Sendable (SceneClock) -> BugDemonstration

  /// By project, in the order of the articles.
  static let all = container + stack + map + spring
}

/// Wrong beside right: two panes with the same content, and what happens to both by itself.
@MainActor
struct BugDemonstration {
  /// Something that a program does.
  struct Change {
    /// In seconds of the scene.
    let time: Double
    let make: @MainActor () -> Void
  }

  let published: Pane
  let engine: Pane
  var panel: (any ScenePanel)?
  /// The tables whose cells fade.
  var rows: [RowsController] = []
  var gesture = CannedGesture()
  /// In the order of their times.
  var changes: [Change] = []
  /// Adds so many rows, or removes them; nil where a person cannot.
  var changeRows: ((Int) -> Void)?
  /// Moves what an engine's window does not, and tells whether it goes on.
  var onTick: (() -> Bool)?
  /// What only this demonstration keeps alive.
  var owners: [AnyObject] = []

  init(published: Pane, engine: Pane) {
    self.published = published
    self.engine = engine
    for pane in [published, engine] { pane.root.clipsToBounds = false }
  }
}

extension Pane.Figure {
  /// What is wrong on one side and right on the other, as a number.
  static func of(
    _ label: String, _ verdict: Pane.Verdict, widest: String = "000", _ value: Double
  ) -> Pane.Figure {
    Pane.Figure(value: tidy(value), label: label, verdict: verdict, widest: widest)
  }
}

/// A view of one colour with a title.
final class BandView: View {
  private let title: String
  private let color: Color

  private static let font = Font(.words, size: 15, weight: .bold)

  init(_ title: String, height: Double, color: Color) {
    self.title = title
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: Pane.standardViewport.width, height: height))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, color)
    canvas.text(
      title, in: Rect(x: 20, y: 12, width: bounds.width - 40, height: 22), font: Self.font,
      color: Palette.ink)
  }
}

extension Palette {
  static let header = Color(0xB8E0C8)
  static let footer = Color(0xF3C6C9)
}
