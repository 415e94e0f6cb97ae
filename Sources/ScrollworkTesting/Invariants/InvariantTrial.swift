internal import Hosting
internal import Invariants
internal import SDLStage

/// Tests a screen with random scripts, and shortens the first script that breaks an invariant.
@MainActor
struct InvariantTrial {
  let makeController: @MainActor () -> ViewController
  let surface: SnapshotSurface
  let invariants: Set<ScreenInvariant>
  var background = SnapshotBackground.awaited
  let holds: (@MainActor (ViewController) -> String?)?
  /// The location of the test, for the file of a script that stops the program; nil to write no
  /// file.
  var place: ScriptPlace?

  func firstBreach(
    seeds: Range<UInt64>, length: Int, changes: [SnapshotStep]
  ) async throws -> InvariantBreach? {
    let library: FontLibrary
    do { library = try FontLibrary() } catch { throw SnapshotFailure.environment("\(error)") }
    for seed in seeds {
      var random = RandomSteps(seed: seed, size: surface.size, changes: changes)
      let steps = random.steps(atMost: length)
      guard let found = try await finding(after: steps, library) else { continue }
      let (least, last) = try await shortened(steps, found, library)
      return InvariantBreach(
        screen: "\(type(of: makeController()))", surface: surface,
        invariant: last.invariant.rawValue, detail: last.detail, seed: seed, steps: least,
        pictures: last.pictures)
    }
    return nil
  }

  /// The trace of the run that breaks an invariant: the steps are played once more.
  func trace(of breach: InvariantBreach) async throws -> [UInt8]? {
    let recording = Recording()
    _ = try await finding(after: breach.steps, FontLibrary(), recording)
    return recording.bytes
  }

  /// Keeps the trace of a script's run.
  private final class Recording {
    var bytes: [UInt8]?
  }

  // MARK: One script

  private func finding(
    after steps: [SnapshotStep], _ library: FontLibrary, _ recording: Recording? = nil
  ) async throws -> Finding? {
    weak var leaving: ViewController?
    do {
      let work = WorkList()
      let controller = CurrentWork.$list.withValue(work, operation: makeController)
      leaving = controller
      if let found = try await finding(in: controller, work, after: steps, library, recording) {
        return found
      }
    }
    guard invariants.contains(.controllerIsReleased) else { return nil }
    // A task that is about to end may still retain the controller.
    for _ in 0..<3 where leaving != nil { await WaitingTasks.run() }
    guard let leaving else { return nil }
    return Finding(
      .controllerIsReleased, "\(type(of: leaving)) is still there after its window has gone")
  }

  private func finding(
    in controller: ViewController, _ work: WorkList, after steps: [SnapshotStep],
    _ library: FontLibrary, _ recording: Recording?
  ) async throws -> Finding? {
    let name = "\(type(of: controller))"
    let note = StopNote(name, surface, steps, at: place)
    defer { note.remove() }
    let screen = try TestScreen(
      controller, named: name, surface, fonts: library, notesCalls: true,
      isRecorded: recording != nil, background: background, work: work)
    defer { screen.close() }
    // A random step may have scrolled it away.
    screen.skipsMissingElements = true
    let found = try await finding(on: screen, after: steps, library)
    if let found { screen.mark("\(found.invariant.rawValue): \(found.detail)") }
    recording?.bytes = screen.trace()
    return found
  }

  private func finding(
    on screen: TestScreen, after steps: [SnapshotStep], _ library: FontLibrary
  ) async throws -> Finding? {
    var watch = InvariantWatch(Set(invariants.compactMap { Invariant(rawValue: $0.rawValue) }))
    // The strokes that press what reacts, and the steps in which something was dragged.
    var (pressing, dragging): (Set<Int>, Set<Int>) = ([], [])
    do {
      try await screen.play(steps + [.settle]) { screen in
        let next = screen.stepsBegun
        if ScreenChecks.isDragging(in: screen.window) { dragging.insert(next - 1) }
        // The next stroke finds what this frame shows, or a later one, if steps before it take time.
        if let place = steps.indices.dropFirst(next).first(where: { steps[$0].stroke != nil }),
          let (start, way) = steps[place].stroke
        {
          let reacts = ScreenChecks.reacts(at: start, movedBy: way.length, in: screen.window)
          if reacts { pressing.insert(place) } else { pressing.remove(place) }
        }
        if let broken = watch.broken(inFrameOf: screen.window) { throw Finding(broken) }
      }
      if let broken = watch.broken(atRest: screen.window, calls: screen.calls) {
        throw Finding(broken)
      }
      // A stroke that has dragged nothing has pressed what it began on, such as a button or a row.
      let onlyScrolled =
        steps.allSatisfy(\.onlyScrolls) && pressing.isSubset(of: dragging)
      try await checkAtRest(screen, onlyScrolled: onlyScrolled, library)
    } catch let found as Finding {
      return found
    } catch let failure as SnapshotFailure {
      guard case .unsettled(let text) = failure, invariants.contains(.settles) else {
        if case .unsettled = failure { return nil }
        throw failure
      }
      return Finding(.settles, text)
    }
    return nil
  }

  private func checkAtRest(
    _ screen: TestScreen, onlyScrolled: Bool, _ library: FontLibrary
  ) async throws {
    if let text = holds?(screen.controller) {
      throw Finding(.own, text)
    }
    // Where a person is, and a caret that blinks, are no faults of the screen.
    screen.window.showsFocus = false
    if invariants.contains(.pictureIsFresh), onlyScrolled {
      try await compareWithFresh(screen, library)
    }
    if invariants.contains(.layoutIsStable) { try await checkStability(of: screen) }
  }

  private func checkStability(of screen: TestScreen) async throws {
    let before = try screen.picture().picture
    screen.perform(ScreenChecks.markAll)
    try await screen.layOut()
    let atRest = "the screen at rest"
    try expectSame(
      before, atRest, try screen.picture().picture, "the screen laid out once more", .layoutIsStable
    )
    guard screen.perform(ScreenChecks.reloadLists) else { return }
    try await screen.layOut()
    try expectSame(
      before, atRest, try screen.picture().picture,
      "the screen after its lists have loaded their data again", .layoutIsStable)
  }

  private func compareWithFresh(_ screen: TestScreen, _ library: FontLibrary) async throws {
    var surface = surface
    surface.size = screen.size
    let work = WorkList()
    let fresh = try TestScreen(
      CurrentWork.$list.withValue(work, operation: makeController), named: "fresh", surface,
      fonts: library, notesCalls: false, background: background, work: work)
    defer { fresh.close() }
    fresh.window.showsFocus = false
    try await fresh.play([.settle]) { _ in }
    guard fresh.perform(ScreenPlace(of: screen.window).apply) else { return }
    // Waits until fading and measuring views have come to rest.
    try await fresh.goOn([.settle]) { _ in }
    guard ScreenPlace(of: screen.window) == ScreenPlace(of: fresh.window) else { return }
    try expectSame(
      try fresh.picture().picture, "a new screen at the same place", try screen.picture().picture,
      "the screen after the steps", .pictureIsFresh)
  }

  /// - Throws: ``Finding`` if two pictures differ.
  private func expectSame(
    _ expected: Picture, _ expectedCaption: String, _ actual: Picture, _ actualCaption: String,
    _ invariant: Invariant
  ) throws {
    guard let difference = PictureDifference(expected: expected, actual: actual) else { return }
    throw Finding(
      invariant, "\(actualCaption) is not like \(expectedCaption): \(difference)",
      Finding.Pictures(difference: difference, captions: (expectedCaption, actualCaption)))
  }

  // MARK: Shortening

  /// Removes steps that are not needed to break the same invariant: halves first, then smaller
  /// parts.
  private func shortened(
    _ steps: [SnapshotStep], _ found: Finding, _ library: FontLibrary
  ) async throws -> ([SnapshotStep], Finding) {
    var steps = steps
    var found = found
    var length = max(1, (steps.count + 1) / 2)
    while !steps.isEmpty {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + length, steps.count))
        if let again = try await finding(after: fewer, library), again.invariant == found.invariant
        {
          steps = fewer
          found = again
          isShorter = true
        } else {
          start += length
        }
      }
      if length == 1, !isShorter { break }
      length = max(1, length / 2)
    }
    return (steps, found)
  }
}
