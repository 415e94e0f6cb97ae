import Controls
import Inspecting
import SceneParts
import ScrollEngine

// Guided paths: the guide knows the steps, the shell shows them.
extension Shell: TourHost {
  var hasVisibleLanes: Bool { !lanes.isHidden }
  var hasVisibleSettings: Bool { stage.settingsCard != nil }

  func open(_ scene: SceneDescription, variant: Int) {
    open(scene, variant: variant, beside: nil)
  }

  func stepIsPrepared() {
    if scene.isAsynchronous {
      inspector.readout = session.readout
    } else {
      _ = advance(to: session.now)
    }
    layOutShell()
  }

  // MARK: Steps

  /// Opens a guided path at a step.
  ///
  /// - Precondition: The path has a step with that index.
  package func openTour(_ path: TourPath = .start, at place: Int = 0) {
    guide.open(path, at: place)
  }

  /// Goes to the next step; after the last step, ends the path.
  func nextTourStep() {
    guard let tour else { return }
    guard !tour.isLast else { return endTour(.finished) }
    pin = nil
    pointer.hoverPoint = nil
    guide.goOn()
    inspector.readout = session.readout
    layOutShell()
  }

  /// Ends the open path and closes its card; the scene does not change, except that leaving the
  /// guided start leads back to the scene from which it was opened.
  func endTour(_ progress: TourProgress) {
    guard tour != nil else { return }
    let wasStart = tour?.path.isStart == true
    let before = guide.sceneBeforeStart
    guide.end(progress)
    updateTour()
    layOutShell()
    if wasStart, progress == .skipped, let before {
      open(before.scene, variant: before.variant, beside: before.other)
    }
  }

  /// Chooses an answer to the question of the current step, by its index.
  func answer(_ choice: Int) {
    guide.answer(choice)
    inspector.readout = session.readout
    layOutShell()
  }

  /// Answers the question of the current step, if it has one, and performs its task.
  package func followTask() async {
    guard let act = tour?.step.act else { return }
    guide.answer(0)
    switch act {
    case .pointAtCell: pin = guide.cell.map(InspectionTarget.cell)
    case .seek(let time): session.seek(to: time)
    case .glide, .strokes, .wheel, .inputs, .wait, .sequence: await guide.perform(act)
    }
    _ = await tick(to: session.now)
    updateTour()
  }

  /// The path of the open scene; nil if the scene has none, or if a person compares two variants that
  /// are not those of the poster.
  var offeredPath: TourPath? {
    let (variants, poster) = (session.variants, sceneDescription.poster)
    let isPoster = variants.shown == poster?.variant && variants.other == poster?.beside
    return variants.other == nil || isPoster ? .ofScene(sceneDescription.name) : nil
  }

  /// Opens the path of the open scene, if there is one, at the step at which a person left it. A
  /// path that is already open starts again.
  func resumePath() {
    if let tour { return guide.open(tour.path) }
    if let path = offeredPath { guide.resume(path) }
  }

  /// Opens the guided start at the step at which a person left it; does nothing if it is open.
  func resumeTour() {
    if tour?.path.isStart != true { guide.resumeStart() }
  }

  // MARK: Watching

  /// Checks whether the task is done, and updates the card, the inspector and the highlight.
  func updateTour() {
    // What a step has to do depends on what there is room for.
    prepareStage()
    guide.noteOutcome()
    guard let tour else { return showNoTour() }
    let step = tour.step
    inspector.mode = .words(
      step.words ?? tour.path.words, showsFrames: inspectedLists.isEmpty)
    inspection.showsCard = false
    stage.followed = step.showsPath ? guide.cell : nil
    sidebar.tourWords = tour.path.isStart ? "\(tour.place + 1) of \(tour.path.steps.count)" : nil
    showCard()
    card.isHidden = false
    // The text of the result may need more room than the text of the step.
    if needsMoreRoomForCard { return layOutShell() }
    placeCard()
    let highlight = tour.outcome == nil ? step.highlights.before : step.highlights.after
    // Between lanes, only a thin ring fits.
    tourViews.ring.style = highlight == .laneOfCell ? .focus : .callout(theme.panel)
    tourViews.ring.target = highlight.flatMap(rect(of:)).map { ($0, window.bounds.inset(by: 2)) }
  }

  /// Chooses the parts of the stage that the current step is about; does nothing without a path.
  func prepareStage() {
    guard let step = guide.step else { return }
    stage.isBrief = true
    stage.showsSettings = !step.settings.isEmpty
    stage.hidesQueue = step.task == nil || !step.settings.isEmpty
    stage.options.showsContentSize = false
    stage.options.showsBounds = step.showsFrames
    tourViews.showedFrames = step.showsFrames
  }

  private var inspectedLists: [PaneList] { scene.inspectedPane.lists }

  private func showNoTour() {
    card.isHidden = true
    tourViews.ring.target = nil
    stage.followed = nil
    stage.hidesQueue = false
    stage.showsSettings = true
    inspector.mode = .all
    inspection.showsCard = true
    stage.isBrief = false
    stage.options.showsContentSize = true
    if tourViews.showedFrames { stage.options.showsBounds = false }
    tourViews.showedFrames = false
    sidebar.tourWords = nil
  }

  /// Updates the content of the card.
  func showCard() {
    guard let tour else { return }
    let step = tour.step
    let onwards = tour.isLast ? tour.path.onwards : []
    let links = tour.isDone ? onwards : []
    let facts = guide.facts
    card.show(
      TourCard.Content(
        title: step.title, text: tour.outcome ?? tour.text(facts),
        task: tour.question?.words
          ?? (tour.outcome == nil ? step.taskNow?(facts) ?? step.task : step.result),
        choices: tour.question?.choices ?? [], hasQuestion: step.question != nil,
        gesture: tour.question == nil ? step.gesture : .choose, way: step.way,
        isDone: tour.isDone, place: tour.place, count: tour.path.steps.count,
        linksToCome: onwards.count - links.count,
        links: links.map { scene, about in
          TourCard.Link(
            words: about.map { "\(scene.title): \($0)" } ?? "Next: \(scene.title)",
            note: TourPath.ofScene(scene.name)?.length ?? "")
        }))
  }

  func press(_ button: TourCard.Button) {
    switch button {
    case .back: guide.goBack()
    case .skip, .next: nextTourStep()
    case .choice(let place): answer(place)
    case .end: endTour(.skipped)
    case .link(let place): openFromTour(place)
    }
  }

  /// Opens a scene that the last page links to, with its path if it has one.
  private func openFromTour(_ place: Int) {
    guard let scene = tour?.path.onwards[place].scene else { return }
    endTour(.finished)
    if let path = TourPath.ofScene(scene.name) {
      guide.resume(path)
    } else {
      enter(scene)
    }
  }
}
