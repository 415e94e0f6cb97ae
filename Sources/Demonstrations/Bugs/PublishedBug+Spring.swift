import Drawing
import SceneParts
import ScrollEngine

// The bugs of the last CustomScrollView.
extension PublishedBug {
  static let spring = [smallContent, oppositeEdges]

  private static let smallContent = PublishedBug(
    name: "small content",
    sentence: "Content smaller than the view: on the left, it sinks to the bottom."
  ) { clock in
    var demonstration = springs(
      clock, content: Size(width: 320, height: 260), viewport: Size(width: 320, height: 480))
    demonstration.gesture.stroke(at: 0.5, from: Point(x: 160, y: 220), by: -90, in: 0.4)
    return demonstration
  }

  private static let oppositeEdges = PublishedBug(
    name: "opposite edges",
    sentence: "Dragged past two edges: on the left, it springs back from only one."
  ) { clock in
    var demonstration = springs(
      clock, content: Size(width: 480, height: 640), viewport: Size(width: 320, height: 480))
    for pane in [demonstration.published, demonstration.engine] {
      pane.root.bounds.origin = Point(x: 0, y: 160)
    }
    let path = (0...24).map { Point(x: 90 + 4 * Double($0), y: 330 - 7 * Double($0)) }
    demonstration.gesture.path(at: 0.5, through: path, resting: 0.1)
    return demonstration
  }

  @MainActor
  private static func springs(
    _ clock: SceneClock, content: Size, viewport: Size
  ) -> BugDemonstration {
    let published = PublishedSpringView()
    let engine = ScrollView()
    published.contentSize = content
    engine.contentSize = content
    engine.alwaysBounceVertical = true
    for view in [published, engine] {
      view.backgroundColor = Palette.surface
      view.addSubview(TilesView(frame: Rect(origin: .zero, size: content)))
    }
    func pane(
      _ view: View, _ id: String, title: String, shortTitle: String, _ verdict: Pane.Verdict
    ) -> Pane {
      Pane(
        title: title, shortTitle: shortTitle, verdict: verdict, root: view, rootID: id,
        viewport: viewport,
        figure: {
          let offset = view.offsetFacts
          return Pane.Figure(
            "\(offset.x) \(offset.y)", label: "bounds.origin", verdict: verdict,
            widest: "000 -000.0")
        })
    }
    var demonstration = BugDemonstration(
      published: pane(
        published, "published", title: "CustomScrollView", shortTitle: "Published", .costly),
      engine: pane(engine, "engine", title: "ScrollView", shortTitle: "Engine", .frugal))
    demonstration.onTick = { published.advance(to: clock.now) }
    return demonstration
  }
}

/// Tiles of two colours, labelled with the positions of their corners.
private final class TilesView: View {
  private static let side = 80.0
  private static let font = Font(.numbers, size: 12)

  override func draw(in canvas: inout Canvas) {
    let columns = Int((bounds.width / Self.side).rounded(.up))
    let rows = Int((bounds.height / Self.side).rounded(.up))
    for row in 0..<rows {
      for column in 0..<columns {
        let corner = Point(x: Double(column) * Self.side, y: Double(row) * Self.side)
        let tile = Rect(origin: corner, size: Size(width: Self.side, height: Self.side))
          .intersection(bounds)
        canvas.fill(
          tile, (row + column).isMultiple(of: 2) ? Palette.first.frame : Palette.second.frame)
        canvas.text(
          "\(tidy(corner.x)) \(tidy(corner.y))",
          in: Rect(x: tile.minX + 6, y: tile.minY + 4, width: Self.side - 8, height: 16),
          font: Self.font, color: Palette.text)
      }
    }
  }
}
