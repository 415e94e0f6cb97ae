import Demonstrations
import Scenes
import ScrollEngine

/// Where a person is in the guided start.
struct TourState: Hashable {
  /// The step, as an index.
  var place = 0
  /// What the current step says after it was done; nil before.
  var outcome: String?
}

/// How the guided start ended, or where it stands.
package enum TourProgress: Hashable, Sendable {
  /// At a step, as an index.
  case at(Int)
  case skipped
  case finished
}

extension Shell {
  var tourStep: TourStep? { tour.map { TourStep.all[$0.place] } }

  /// The number of steps of the guided start.
  package nonisolated static var tourLength: Int { TourStep.all.count }

  /// Opens the guided start at a step; `isDone` follows the step's task, too.
  ///
  /// - Precondition: There is a step with that index.
  package func openTour(at place: Int = 0, isDone: Bool = false) {
    require(
      TourStep.all.indices.contains(place),
      "Shell: the tour has \(TourStep.all.count) steps, and none at \(place)")
    enterStep(place)
    prepareStep()
    if isDone { followTask() }
  }

  // MARK: Steps

  private func enterStep(_ place: Int) {
    tour = TourState(place: place)
    pin = nil
    hoverPoint = nil
    onTourProgress?(.at(place))
  }

  /// Goes to the next step; after the last one the tour is over.
  func nextTourStep() {
    guard let tour else { return }
    guard tour.place + 1 < TourStep.all.count else { return endTour(.finished) }
    let isSkipped = tour.outcome == nil
    enterStep(tour.place + 1)
    let step = TourStep.all[tour.place + 1]
    let isSame =
      step.scene.name == sceneDescription.name && step.variant == variant && !isSkipped
    if !isSame || !step.needs(tourFacts) { prepareStep() }
    updateTour()
  }

  func previousTourStep() {
    guard let tour, tour.place > 0 else { return }
    enterStep(tour.place - 1)
    prepareStep()
  }

  /// Closes the card; the scene stays as it is.
  func endTour(_ progress: TourProgress) {
    guard tour != nil else { return }
    onTourProgress?(progress)
    tour = nil
    updateTour()
    layOutShell()
  }

  /// Continues where the tour was left, or begins it.
  func resumeTour() {
    guard tour == nil else { return }
    openTour(at: lastTourPlace)
  }

  // MARK: Preparing

  /// Opens the scene of the step, in the state that the steps before it have left.
  func prepareStep() {
    guard let tour else { return }
    let step = TourStep.all[tour.place]
    isPreparingTour = true
    defer { isPreparingTour = false }
    open(step.scene, variant: step.variant)
    let before = TourStep.all[..<tour.place].reversed().prefix {
      $0.scene.name == step.scene.name && $0.variant == step.variant
    }
    var time = 0.0
    prelude(at: 0)
    for act in before.reversed().flatMap({ [$0.start, $0.act] }) + [step.start] {
      if case .glide(let offset, let seconds) = act {
        time = glide(to: offset, from: time, seconds: seconds)
      }
    }
    // The scene's time goes on from where its history ends, with all fades over.
    timeline.leaveOut(-time, before: now)
    send(.finishEffects)
    _ = advance(to: now)
    layOutShell()
  }

  private func prelude(at time: Double) {
    log.noteTick(at: time)
    _ = run.advance(to: time, nil)
    laneBook.note(run)
    callLog.note(run)
  }

  /// Scrolls the first pane steadily, at once but with the times of a slow hand; returns when it
  /// ends, in seconds of the scene.
  private func glide(to target: Double?, from start: Double, seconds: Double) -> Double {
    guard let scroller = scene.panes.first?.scroller else { return start }
    let begin = scroller.contentOffset
    let end = target ?? scroller.scrollRange.maximum.y
    let frames = Int((seconds * 60).rounded())
    for frame in 1...frames {
      let share = Double(frame) / Double(frames)
      let time = start + Double(frame) / 60
      let input = SceneInput(
        time: time,
        action: .jump(Point(x: begin.x, y: begin.y + (end - begin.y) * share), pane: 0))
      log.note(input)
      run.apply(input)
      prelude(at: time)
    }
    return start + seconds
  }

  /// Does what the step asks for.
  private func followTask() {
    guard let act = tourStep?.act else { return }
    switch act {
    case .glide(let offset, let seconds):
      let start = log.end
      let end = glide(to: offset, from: start, seconds: seconds)
      timeline.leaveOut(start - end, before: now)
      send(.finishEffects)
    case .pointAtCell: pin = tourCell.map(InspectionTarget.cell)
    case .seek(let time): seek(to: time)
    }
    _ = advance(to: now)
    updateTour()
  }

  // MARK: Watching

  /// Looks whether the task is done, and shows the card.
  func updateTour() {
    guard var tour, let step = tourStep else {
      card.isHidden = true
      tourRing.target = nil
      stage.followed = nil
      stage.hidesQueue = false
      inspector.mode = .all
      inspection.showsCard = true
      stage.isBrief = false
      stage.options.showsContentSize = true
      if showedFrames { stage.options.showsBounds = false }
      showedFrames = false
      sidebar.tourWords = nil
      return
    }
    let facts = tourFacts
    if tour.outcome == nil, step.task != nil, step.isDone(facts) {
      tour.outcome = step.outcome(facts)
      self.tour = tour
    }
    lastTourPlace = tour.place
    inspector.mode = .words(step.showsFrames ? GlossaryWord.all : GlossaryWord.first)
    inspection.showsCard = false
    stage.isBrief = true
    stage.hidesQueue = step.task == nil
    stage.options.showsContentSize = false
    stage.options.showsBounds = step.showsFrames
    showedFrames = step.showsFrames
    stage.followed = step.showsPath ? tourCell : nil
    sidebar.tourWords = "\(tour.place + 1) of \(TourStep.all.count)"
    card.show(
      TourCard.Content(
        title: step.title, text: tour.outcome ?? step.text(facts),
        task: tour.outcome == nil || step.task == nil ? step.task : step.result,
        gesture: step.gesture, isDone: tour.outcome != nil || step.task == nil,
        place: tour.place, count: TourStep.all.count,
        links: step.task == nil
          ? TourStep.onwards.map { "\($0.scene.title): \($0.about)" } : []))
    card.isHidden = false
    placeCard()
    let highlight = tour.outcome == nil ? step.highlights.before : step.highlights.after
    tourRing.target = highlight.flatMap(rect(of:)).map { ($0, window.bounds.inset(by: 2)) }
  }

  func press(_ button: TourCard.Button) {
    switch button {
    case .back: previousTourStep()
    case .next: nextTourStep()
    case .end: endTour(.skipped)
    case .link(let place): openFromTour(place)
    }
  }

  /// Opens a scene from the last page.
  private func openFromTour(_ place: Int) {
    endTour(.finished)
    open(TourStep.onwards[place].scene)
  }

  // MARK: Places

  private func rect(of highlight: TourStep.Highlight) -> Rect? {
    let layout = stage.stageLayout
    let origin = stage.frame.origin
    func onShell(_ rect: Rect?) -> Rect? { rect.map { $0.inset(by: -4).offsetBy(origin) } }
    switch highlight {
    case .tray: return onShell(stage.tray(ofPane: 0, layout)?.frame)
    case .map: return onShell(layout.panes[0].map)
    case .timeBar:
      return transport.isHidden ? nil : transport.barFrame.offsetBy(transport.frame.origin)
    case .bill:
      return inspector.isHidden
        ? nil : inspector.billFrame?.offsetBy(inspector.frame.origin)
    case .laneOfCell:
      guard !lanes.isHidden, let cell = tourCell else { return nil }
      return lanes.frame(of: cell)?.offsetBy(lanes.frame.origin)
    case .cell:
      guard let cell = tourCell, let outline = run.inspection(of: .cell(cell))?.outline else {
        return nil
      }
      let start = layout.stagePoint(outline.origin, inPane: 0)
      let frame = Rect(origin: start, size: outline.scaled(by: layout.scale).size)
      let seen = frame.intersection(layout.panes[0].column)
      return seen.isEmpty ? nil : onShell(seen)?.inset(by: 4)
    }
  }

  /// Narrower stages, and those of lower windows, have no room for the card; in points.
  private static let widthForCard = 680.0
  private static let heightForCard = 700.0

  /// Whether the card lies below the stage instead of on it.
  var isCardDocked: Bool {
    tour != nil
      && (stage.frame.width < Self.widthForCard || window.frame.height < Self.heightForCard)
  }

  private static let cardMargin = 12.0

  /// What the stage leaves free for a card below it, in points.
  var dockedCardHeight: Double {
    // The last page speaks of nothing on the stage, and may cover it.
    guard isCardDocked, tourStep?.task != nil else { return 0 }
    return card.height(forWidth: dockedCardWidth) + 2 * Self.cardMargin
  }

  private var dockedCardWidth: Double {
    min(1.5 * TourCard.width, stage.frame.width - 2 * Self.cardMargin).rounded(.down)
  }

  /// Puts the card where it covers nothing that it speaks of: below the queue, beside the viewport.
  func placeCard() {
    guard tour != nil else { return }
    let margin = Self.cardMargin
    let layout = stage.stageLayout
    let area = stage.frame
    guard !isCardDocked, let tray = stage.tray(ofPane: 0, layout)?.frame ?? layout.panes[0].tray
    else {
      let width = dockedCardWidth
      card.frame = Rect(
        x: area.minX + ((area.width - width) / 2).rounded(), y: area.maxY + margin, width: width,
        height: card.height(forWidth: width))
      if dockedCardHeight == 0 { card.frame.origin.y -= card.frame.height + 2 * margin }
      return
    }
    // Its buttons stay where they are.
    let height = card.height(forWidth: TourCard.width)
    card.frame = Rect(
      x: min(area.minX + tray.minX, area.maxX - margin - TourCard.width),
      y: area.maxY - margin - height, width: TourCard.width, height: height)
  }
}
