import Inspecting
import SceneParts
import ScrollEngine

// The card never covers the part of the screen that it explains.
extension Shell {
  /// The least width of the stage and the least height of the window for a card on the stage, in
  /// points.
  private static let widthForCard = 680.0
  private static let heightForCard = 700.0
  private static let cardMargin = 12.0
  /// The least width of a card on the stage, and the height that must be free for the card; in
  /// points.
  private static let leastWidth = 224.0
  private static let heightOnStage = 300.0
  /// The greatest number of lists whose queues leave room for a card below them.
  private static let mostQueues = 2
  /// The room for a ring around a viewport, with some space; in points.
  private static let ringWidth = 20.0
  /// The greatest fraction of the stage's width that a card at the right takes.
  private static let cardShare = 0.44

  /// Chooses the position of the card. The stage must have its frame without a card.
  func chooseCardPlace() {
    guard let tour else { return }
    if hasRoomOnStage {
      tourViews.cardPlace = .onStage
    } else if tour.step.task == nil {
      tourViews.cardPlace = .below
    } else {
      // Chooses the position that leaves the scene larger; it is the same for all steps in the
      // scene.
      let full = stage.frame
      let scales = [TourCardPlace.below, .right].map { place in
        tourViews.cardPlace = place
        stage.frame = stageFrame(of: full, besides: usualCardRoom(beside: full))
        defer { stage.frame = full }
        return stage.stageLayout.scale
      }
      tourViews.cardPlace = scales[1] > scales[0] ? .right : .below
    }
  }

  private var hasRoomOnStage: Bool {
    guard stage.frame.width >= Self.widthForCard, window.frame.height >= Self.heightForCard,
      scene.panes.count == 1, let pane = scene.panes.first,
      let frame = stage.stageLayout.panes.first
    else { return false }
    if frame.tray != nil {
      // The queues of many lists reach down to the card.
      return pane.lists.count <= Self.mostQueues
        && stage.frame.width - Self.cardMargin - TourCard.width >= frame.viewport.maxX
    }
    // Beside a viewport with horizontal scrolling, the stage shows the adjacent content.
    return !pane.showsMoreAside && widthOnStage >= Self.leastWidth
      && stage.stageLayout.panel.minY - frame.column.minY >= Self.heightOnStage
  }

  /// The width of a card at the right of the viewport, in points.
  private var widthOnStage: Double {
    let side = stage.frame.width - stage.stageLayout.panes[0].viewport.maxX
    return min(TourCard.width, (side - Self.cardMargin - Self.ringWidth).rounded(.down))
  }

  /// The frame of the stage without the room for the card.
  func stageFrame(of full: Rect) -> Rect {
    tourViews.cardRoom = cardRoomNeeded(beside: full)
    return stageFrame(of: full, besides: tourViews.cardRoom)
  }

  private func stageFrame(of full: Rect, besides room: Double) -> Rect {
    var frame = full
    switch tourViews.cardPlace {
    case .onStage: break
    case .below: frame.size.height = max(1, full.height - room)
    case .right: frame.size.width = max(1, full.width - room)
    }
    return frame
  }

  /// The height or width that the card takes from the stage, in points.
  private func cardRoomNeeded(beside full: Rect) -> Double {
    // The last page explains nothing on the stage, so it may cover the stage.
    guard guide.step?.task != nil else { return 0 }
    switch tourViews.cardPlace {
    case .onStage: return 0
    case .below: return card.steadyHeight(forWidth: widthBelow(full)) + 2 * Self.cardMargin
    case .right: return widthAside(full)
    }
  }

  /// The height or width that a card with a long text takes from the stage, in points.
  private func usualCardRoom(beside full: Rect) -> Double {
    switch tourViews.cardPlace {
    case .onStage: 0
    case .below: TourCard.usualHeight(forWidth: widthBelow(full)) + 2 * Self.cardMargin
    case .right: widthAside(full)
    }
  }

  private func widthAside(_ full: Rect) -> Double {
    min(TourCard.width, (full.width * Self.cardShare).rounded()) + 2 * Self.cardMargin
  }

  private func widthBelow(_ full: Rect) -> Double {
    min(2 * TourCard.width, full.width - 2 * Self.cardMargin).rounded(.down)
  }

  var needsMoreRoomForCard: Bool {
    tourViews.cardPlace == .below && cardRoomNeeded(beside: stage.frame) > tourViews.cardRoom
  }

  /// Sets the frame of the card for its position.
  func placeCard() {
    guard tour != nil else { return }
    let margin = Self.cardMargin
    let area = stage.frame
    switch tourViews.cardPlace {
    case .onStage:
      let layout = stage.stageLayout
      let tray = stage.tray(ofPane: 0, layout)?.frame ?? layout.panes[0].tray
      let width = tray == nil ? widthOnStage : TourCard.width
      let right = area.maxX - margin - width
      // The card is aligned at the bottom, so that its buttons do not move.
      let height = card.height(forWidth: width)
      card.frame = Rect(
        x: tray.map { min(area.minX + $0.minX, right) } ?? right,
        y: area.maxY - layout.panel.height - margin - height, width: width, height: height)
    case .below:
      let width = widthBelow(area)
      let height =
        tourViews.cardRoom == 0 ? card.height(forWidth: width) : card.steadyHeight(forWidth: width)
      card.frame = Rect(
        x: area.minX + ((area.width - width) / 2).rounded(), y: area.maxY + margin, width: width,
        height: height)
      if tourViews.cardRoom == 0 { card.frame.origin.y -= height + 2 * margin }
    case .right:
      let width = tourViews.cardRoom - 2 * margin
      let height = min(card.height(forWidth: width), area.height - 2 * margin)
      card.frame = Rect(
        x: area.maxX + margin, y: area.maxY - margin - height, width: width, height: height)
    }
  }

  // MARK: Rings

  /// The frame of a highlight, in points of the shell; nil if it is not visible.
  func rect(of highlight: TourStep.Highlight) -> Rect? {
    let layout = stage.stageLayout
    let origin = stage.frame.origin
    func onShell(_ rect: Rect?) -> Rect? { rect.map { $0.inset(by: -4).offsetBy(origin) } }
    switch highlight {
    case .settings: return onShell(stage.settingsCard?.frame)
    case .strip: return strip.isHidden ? nil : strip.frame.inset(by: 3)
    case .tray: return onShell(stage.tray(ofPane: 0, layout)?.frame)
    // The ring must not cover the words above the map.
    case .map:
      return onShell(
        layout.panes[0].map?.inset(by: EdgeInsets(top: 2, left: 0, bottom: 2, right: 0)))
    case .panel:
      return layout.panel.height == 0 ? nil : layout.panelCard.offsetBy(origin).inset(by: 8)
    case .pane(let pane):
      return layout.panes.indices.contains(pane) ? onShell(layout.panes[pane].viewport) : nil
    case .timeBar:
      return transport.isHidden ? nil : transport.barFrame.offsetBy(transport.frame.origin)
    case .bill:
      return inspector.isHidden
        ? nil : inspector.billFrame?.offsetBy(inspector.frame.origin)
    case .frames:
      return inspector.isHidden
        ? nil : inspector.framesFrame?.offsetBy(inspector.frame.origin)
    case .laneOfCell:
      guard !lanes.isHidden, let cell = guide.cell else { return nil }
      return lanes.frame(of: cell)?.offsetBy(lanes.frame.origin)
    case .cell:
      guard let cell = guide.cell else { return nil }
      if let waiting = stage.tray(ofPane: 0, layout)?.frame(of: cell) {
        return waiting.offsetBy(origin)
      }
      guard let outline = session.run.inspection(of: .cell(cell))?.outline else { return nil }
      return onShell(seen(outline, layout))?.inset(by: 4)
    case .view(let id):
      guard let view = scene.panes[0].namedViews.first(where: { $0.id == id })?.view else {
        return nil
      }
      return onShell(seen(view.convert(view.bounds, to: nil), layout))
    }
  }

  /// The visible part, in points of the stage, of a rectangle in the first pane's window; nil if
  /// none is visible.
  private func seen(_ rect: Rect, _ layout: StageLayout) -> Rect? {
    let start = layout.stagePoint(rect.origin, inPane: 0)
    let frame = Rect(origin: start, size: rect.scaled(by: layout.scale).size)
    let seen = frame.intersection(layout.panes[0].column)
    return seen.isEmpty ? nil : seen
  }
}

extension Pane {
  /// Whether any scroll view of the pane has wider content than its bounds.
  fileprivate var showsMoreAside: Bool {
    namedViews.contains { _, view in
      (view as? ScrollView).map { !$0.clipsToBounds && $0.contentSize.width > $0.bounds.width }
        ?? false
    }
  }
}
