import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// One of the layers into which a viewport is separated, in points of the pane's window.
struct Sheet {
  /// The kinds of sheets, from back to front.
  enum Kind: Int, CaseIterable {
    case queue, content, frames, cells, bounds
  }

  /// A rectangle on a sheet.
  struct Piece {
    let rect: Rect
    var fill: Color?
    var line: Color?
    var stamp: Stamp?
    var words = ""
  }

  let kind: Kind
  let title: String
  /// The engine's current numbers, in several wordings of decreasing length.
  let details: [Words]
  let frame: Rect
  /// The greatest frame of the sheet, so that its title does not move with the content.
  let reach: Rect
  var pieces: [Piece] = []

  init(
    _ kind: Kind, _ title: String, _ details: [Words], frame: Rect, reach: Rect? = nil
  ) {
    self.kind = kind
    self.title = title
    self.details = details
    self.frame = frame
    self.reach = reach ?? frame
  }
}

/// Separates a viewport into the layers that are normally seen in one plane.
@MainActor
struct SheetMaker {
  let pane: Pane
  let scroller: ScrollView
  let cells: CellBook
  /// The index of the pane in the scene.
  let place: Int
  let theme: Theme

  /// The height of the content shown beyond each edge of the viewport, as a fraction of its height.
  private static let surroundings = 0.15
  /// The size of a waiting cell, in points of the pane's window.
  private static let chip = Size(width: 64, height: 48)
  private static let chipGap = 12.0

  /// Fails if no scroll view fills the pane.
  init?(_ pane: Pane, place: Int, cells: CellBook, theme: Theme) {
    guard let scroller = pane.scroller else { return nil }
    self.pane = pane
    self.scroller = scroller
    self.cells = cells
    self.place = place
    self.theme = theme
  }

  /// The sheets that exist, from back to front.
  var sheets: [Sheet] { [queue, content, frames, liveCells, bounds].compactMap { $0 } }

  private var viewport: Rect { Rect(origin: .zero, size: pane.viewport) }

  private var contentRect: Rect {
    Rect(origin: scroller.convert(Point.zero, to: nil), size: scroller.contentSize)
  }

  /// The viewport and its surroundings.
  private var around: Rect {
    let more = Self.surroundings * viewport.height
    return viewport.inset(by: EdgeInsets(top: -more, left: 0, bottom: -more, right: 0))
  }

  /// The part of the content that is shown.
  private var shownContent: Rect {
    let shown = contentRect.intersection(around)
    return shown.isNull ? viewport : shown
  }

  // MARK: Sheets

  /// The sheet of the scroll view's frame and bounds.
  private var bounds: Sheet {
    let offset = scroller.offsetFacts
    let origin: Words = "\(offset.x) \(offset.y)"
    return Sheet(.bounds, "frame, bounds", ["origin \(origin)", origin], frame: viewport)
  }

  private var content: Sheet {
    let shown = shownContent
    let size = scroller.contentSizeFacts
    var sheet = Sheet(
      .content, "content", ["\(size.width) × \(size.height)", size.height.words],
      frame: shown, reach: around)
    for list in pane.lists {
      let rect = pane.contentFrame(of: list.view).intersection(shown)
      guard !rect.isNull, !rect.isEmpty else { continue }
      sheet.pieces.append(Sheet.Piece(rect: rect, fill: list.colors.frame))
      sheet.pieces += rows(of: list, in: shown)
    }
    for list in pane.lists {
      let rect = pane.contentFrame(of: list.view).intersection(shown)
      guard !rect.isNull, !rect.isEmpty else { continue }
      sheet.pieces.append(Sheet.Piece(rect: rect, line: Palette.contentSize))
    }
    return sheet
  }

  /// The rows of a list, whether or not they have a cell.
  private func rows(of list: PaneList, in shown: Rect) -> [Sheet.Piece] {
    let origin = pane.contentFrame(of: list.view).origin
    return frames(of: list, in: shown.offsetBy(Point.zero - origin)).compactMap { frame in
      let rect = frame.offsetBy(origin).intersection(shown)
      return rect.isNull ? nil : Sheet.Piece(rect: rect, line: list.colors.cell)
    }
  }

  /// The frames of the rows in a part of a list's content.
  private func frames(of list: PaneList, in part: Rect) -> [Rect] {
    if let table = list.view as? TableView {
      return table.indexPathsForRows(from: part.minY, to: part.maxY).compactMap {
        table.rect(ofRowAt: $0)
      }
    }
    let layout = (list.view as? CollectionView)?.collectionViewLayout
    return (layout?.layoutAttributesForElements(in: part) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.frame)
  }

  private var frames: Sheet? {
    guard !pane.lists.contains(where: { $0.contains(scroller) }) else { return nil }
    var pieces: [Sheet.Piece] = []
    for view in scroller.presentedSubviews where !view.isHidden {
      let rect = view.convert(view.bounds, to: nil).intersection(around)
      guard !rect.isNull, !rect.isEmpty else { continue }
      let list = pane.lists.first { $0.contains(view) }
      let color = list?.colors.frame ?? view.backgroundColor ?? theme.panel
      pieces.append(
        Sheet.Piece(
          rect: rect, fill: color, line: color.mixed(with: Color(0x000000), fraction: 0.4),
          words: list?.title ?? view.identifier ?? ""))
    }
    guard !pieces.isEmpty else { return nil }
    let count = pieces.count { $0.rect.intersects(viewport) }
    let all = Fact(.frames, of: pane.root, pieces.count).words
    let inSight = Fact(.framesInSight, of: pane.root, count)
    var sheet = Sheet(
      .frames, "frames",
      [count == pieces.count ? "\(inSight) in sight" : "\(all) · \(inSight) in sight", all],
      frame: viewport)
    sheet.pieces = pieces
    return sheet
  }

  private var liveCells: Sheet? {
    guard !pane.lists.isEmpty else { return nil }
    let live = Fact(.live, of: pane.root, pane.liveCells)
    var sheet = Sheet(
      .cells, "cells", ["\(live) live", live.words], frame: viewport,
      reach: around)
    for list in pane.lists {
      for (cell, path) in list.shownRows {
        let rect = cell.convert(cell.bounds, to: nil).offsetBy(cell.presentationOffset)
          .intersection(around)
        guard !rect.isNull, !rect.isEmpty, cell.presentationAlpha > 0 else { continue }
        sheet.pieces.append(
          Sheet.Piece(
            rect: rect, fill: list.colors.cell.opacity(cell.presentationAlpha),
            line: list.colors.frame, stamp: pane.stamps.stamp(of: cell, in: list.queue),
            words: list.title(ofRowAt: path)))
      }
    }
    return sheet
  }

  /// The sheet of the waiting cells, the next to be reused first; nil if no cell can wait.
  private var queue: Sheet? {
    let queues = cells.queues(inPane: place)
    guard !queues.isEmpty else { return nil }
    var stamps: [Stamp] = []
    for queue in queues {
      for chips in queue.chips {
        stamps += chips.waiting.map {
          pane.stamps.stamp(of: $0, chips.identifier, in: queue.queue)
        }
      }
    }
    let count = Fact(.waiting, of: pane.root, stamps.count)
    var sheet = Sheet(
      .queue, queues.count == 1 ? "queue" : "queues",
      [stamps.count == 1 ? "\(count) waits" : "\(count) wait", count.words], frame: viewport)
    let pitch = Size(
      width: Self.chip.width + Self.chipGap, height: Self.chip.height + Self.chipGap)
    let columns = max(1, Int((viewport.width - Self.chipGap) / pitch.width))
    let lines = max(1, Int((viewport.height - Self.chipGap) / pitch.height))
    for (number, stamp) in stamps.prefix(columns * lines).enumerated() {
      let origin = Point(
        x: Self.chipGap + Double(number % columns) * pitch.width,
        y: Self.chipGap + Double(number / columns) * pitch.height)
      sheet.pieces.append(
        Sheet.Piece(
          rect: Rect(origin: origin, size: Self.chip), fill: theme.hairline, line: theme.muted,
          stamp: stamp))
    }
    return sheet
  }
}

extension Fact.Quantity {
  /// Views on the sheet of frames, and those of them in the viewport.
  fileprivate static let frames = Fact.Quantity("frames", .count)
  fileprivate static let framesInSight = Fact.Quantity("frames in sight", .count)
}
