import Controls
import Inspecting
import SceneParts
import ScrollEngine

/// A person's position on a guided path.
struct TourState {
  var path = TourPath.start
  /// The index of the current step.
  var place = 0
  /// The text of the current step after its task was done; nil before.
  var outcome: String?
  /// The facts when the task was last found to be done; nil before.
  var doneFacts: TourFacts?
  /// The cell that the step explains; nil for the first cell of the scene.
  var followed: CellBook.Cell?

  var step: TourStep { path.steps[place] }
  var isLast: Bool { place == path.steps.count - 1 }
  /// Whether the step's task is done, or the step has none.
  var isDone: Bool { outcome != nil || step.task == nil }
}

/// The current step of the guided start, or how the start ended.
package enum TourProgress: Hashable, Sendable {
  /// At the step with this index.
  case at(Int)
  case skipped
  case finished
}

extension Shell {
  var tourStep: TourStep? { tour?.step }

  /// Opens a guided path at a step.
  ///
  /// - Precondition: The path has a step with that index.
  package func openTour(_ path: TourPath = .start, at place: Int = 0) {
    require(
      path.steps.indices.contains(place),
      "Shell: the path \(path.name) has \(path.steps.count) steps, and none at \(place)")
    enterStep(place, of: path)
    prepareStep()
  }

  // MARK: Steps

  private func enterStep(_ place: Int, of path: TourPath) {
    tour = TourState(path: path, place: place)
    tourPlaces[path.name] = place
    pin = nil
    hoverPoint = nil
    report(.at(place))
  }

  /// Reports progress to ``onTourProgress``, but only in the guided start.
  private func report(_ progress: TourProgress) {
    if tour?.path.isStart == true { onTourProgress?(progress) }
  }

  /// Goes to the next step; after the last step, ends the path.
  func nextTourStep() {
    guard let tour else { return }
    guard !tour.isLast else { return endTour(.finished) }
    enterStep(tour.place + 1, of: tour.path)
    let step = tour.path.steps[tour.place + 1]
    let isSame =
      step.scene.name == sceneDescription.name && step.variant == variant && tour.isDone
    if isSame, !step.isFresh {
      self.tour?.followed = tour.followed
      goOnToStep()
    } else {
      prepareStep()
    }
    layOutShell()
  }

  func previousTourStep() {
    guard let tour, tour.place > 0 else { return }
    enterStep(tour.place - 1, of: tour.path)
    prepareStep()
  }

  /// Ends the open path and closes its card; the scene does not change.
  func endTour(_ progress: TourProgress) {
    guard let tour else { return }
    report(progress)
    if progress == .finished { tourPlaces[tour.path.name] = nil }
    self.tour = nil
    updateTour()
    layOutShell()
  }

  /// The path of the open scene; nil if the scene has none, or two variants are compared.
  var offeredPath: TourPath? { otherVariant == nil ? .ofScene(sceneDescription.name) : nil }

  /// Opens the path of the open scene, or else the guided start, at the step at which a person left
  /// it. A path that is already open starts again.
  func resumePath() {
    if let tour { return openTour(tour.path) }
    resume(offeredPath ?? .start)
  }

  /// Opens the guided start at the step at which a person left it; does nothing if it is open.
  func resumeTour() {
    guard tour?.path.isStart != true else { return }
    resume(.start)
  }

  private func resume(_ path: TourPath) { openTour(path, at: tourPlaces[path.name] ?? 0) }

  // MARK: Watching

  /// Checks whether the task is done, and updates the card, the inspector and the highlight.
  func updateTour() {
    guard let tour else { return showNoTour() }
    noteOutcome()
    let step = tour.step
    inspector.mode = .words(
      step.words ?? tour.path.words, showsFrames: inspectedLists.isEmpty)
    inspection.showsCard = false
    stage.isBrief = true
    stage.hidesQueue = step.task == nil
    stage.options.showsContentSize = false
    stage.options.showsBounds = step.showsFrames
    showedFrames = step.showsFrames
    stage.followed = step.showsPath ? tourCell : nil
    sidebar.tourWords = tour.path.isStart ? "\(tour.place + 1) of \(tour.path.steps.count)" : nil
    showCard()
    card.isHidden = false
    // The text of the result may need more room than the text of the step.
    if needsMoreRoomForCard { return layOutShell() }
    placeCard()
    let highlight = self.tour?.outcome == nil ? step.highlights.before : step.highlights.after
    // Between lanes, only a thin ring fits.
    tourRing.style = highlight == .laneOfCell ? .focus : .callout(theme.panel)
    tourRing.target = highlight.flatMap(rect(of:)).map { ($0, window.bounds.inset(by: 2)) }
  }

  private var inspectedLists: [PaneList] { scene.inspectedPane.lists }

  /// Updates the outcome of the step if its task is done.
  ///
  /// While the content moves on, the numbers of the bill stay current; the other facts only while
  /// the task's condition holds.
  func noteOutcome() {
    guard let tour, !isPreparingTour, tour.step.task != nil,
      tour.outcome == nil || tour.doneFacts != nil
    else { return }
    let now = tourFacts
    if tour.step.isDone(now) { self.tour?.doneFacts = now }
    guard let done = self.tour?.doneFacts else { return followWaitingCell() }
    self.tour?.outcome = tour.step.outcome(done.with(billOf: now))
  }

  private func showNoTour() {
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
  }

  /// Updates the content of the card.
  func showCard() {
    guard let tour else { return }
    let step = tour.step
    let onwards = tour.isLast ? tour.path.onwards : []
    let links = tour.isDone ? onwards : []
    let facts = tourFacts
    card.show(
      TourCard.Content(
        title: step.title, text: tour.outcome ?? step.text(facts),
        task: tour.outcome == nil ? step.taskNow?(facts) ?? step.task : step.result,
        gesture: step.gesture, way: step.way, isDone: tour.isDone, place: tour.place,
        count: tour.path.steps.count,
        linksToCome: onwards.count - links.count,
        links: links.map { scene, about in
          TourCard.Link(
            words: about.map { "\(scene.title): \($0)" } ?? "Next: \(scene.title)",
            note: TourPath.ofScene(scene.name)?.length ?? "")
        }))
  }

  func press(_ button: TourCard.Button) {
    switch button {
    case .back: previousTourStep()
    case .next: nextTourStep()
    case .end: endTour(.skipped)
    case .link(let place): openFromTour(place)
    }
  }

  /// Opens a scene that the last page links to, with its path if it has one.
  private func openFromTour(_ place: Int) {
    guard let scene = tour?.path.onwards[place].scene else { return }
    endTour(.finished)
    if let path = TourPath.ofScene(scene.name) {
      resume(path)
    } else {
      open(scene)
    }
  }
}
