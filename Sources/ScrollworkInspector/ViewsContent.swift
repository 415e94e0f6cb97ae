import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The list of the window's scroll views; the panel describes the chosen one.
struct ViewsContent: SectionContent {
  struct Line: Hashable {
    let id: String
    let color: Color?
    let words: Words

    var figures: String { words.string }
  }

  var lines: [Line] = []
  var chosen: Int?
  var viewCount = 0
  var liveCells = 0

  private static let lineHeight = 22.0
  /// The greatest number of views listed; further views are only counted.
  private static let most = 8

  var heading: Words { "In this window" }
  var isShown: Bool { true }
  private var shownLines: ArraySlice<Line> { lines.prefix(Self.most) }

  var height: Double { Double(shownLines.count + 1) * Self.lineHeight + 4 }

  /// The index of the line at a distance below the heading, in points; nil if there is none.
  func line(at y: Double) -> Int? {
    let line = Int((y / Self.lineHeight).rounded(.down))
    return y >= 0 && shownLines.indices.contains(line) ? line : nil
  }

  private var summary: Words {
    let rest = lines.count - shownLines.count
    let more: Words = rest > 0 ? "\(Fact(.unlisted, rest)) more scroll views, " : ""
    return "\(more)\(Fact(.views, viewCount)) views, \(Fact(.live, liveCells)) live cells"
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    var line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.lineHeight)
    for (place, entry) in shownLines.enumerated() {
      if place == chosen {
        canvas.fill(
          line.inset(by: EdgeInsets(top: 0, left: -8, bottom: 0, right: -8)), theme.accentTint,
          cornerRadius: 5)
      }
      let swatch = Rect(x: line.minX, y: line.midY - 5, width: 10, height: 10)
      if let color = entry.color {
        canvas.fill(swatch, color, cornerRadius: 2)
      } else {
        canvas.stroke(swatch.inset(by: 0.5), Stroke(theme.muted, width: 1, cornerRadius: 2))
      }
      let figures = canvas.text.width(of: entry.figures, in: Typography.smallNumber)
      canvas.say(
        entry.words, in: line, font: Typography.smallNumber, color: theme.muted,
        alignment: .trailing)
      canvas.text(
        entry.id,
        in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: figures + 8)),
        font: place == chosen ? Typography.bodyStrong : Typography.body, color: theme.ink)
      line.origin.y += Self.lineHeight
    }
    canvas.say(
      lines.isEmpty ? "no scroll view, \(summary)" : summary, in: line, font: Typography.small,
      color: theme.muted)
  }
}

extension ViewsContent.Line {
  @MainActor
  init(_ view: WatchedView) {
    let lists = view.pane.lists
    id = view.pane.rootID
    color = lists.first?.colors.cell
    let live = view.pane.liveCells
    let rows = lists.reduce(0) { $0 + $1.count() }
    let elements = lists.elements
    let name = rows == 1 ? String(elements.dropLast()) : elements
    let root = view.pane.root
    words =
      lists.isEmpty
      ? "" : "\(Fact(.live, of: root, live)) of \(Fact(.rows, of: root, rows)) \(name)"
  }
}

extension Fact.Quantity {
  fileprivate static let views = Fact.Quantity("views of the window", .count)
  /// Scroll views for which the list has no room.
  fileprivate static let unlisted = Fact.Quantity("scroll views not listed", .count)
}
