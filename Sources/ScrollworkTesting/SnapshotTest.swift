internal import Hosting
internal import SDLStage

/// Plays the same steps on screens, and compares them at the same moments.
@MainActor
struct SnapshotTest {
  let steps: [SnapshotStep]
  let contents: SnapshotContents
  let moments: SnapshotMoments
  let tolerance: SnapshotTolerance
  let mode: SnapshotMode
  let background: SnapshotBackground
  /// The longest time for which a frame waits for background work.
  private let patience: Duration
  /// The test's file.
  private let file: String
  private let library: FontLibrary
  /// The fonts and libraries that render text.
  let environment: String
  /// Called with each failure, on one line.
  let fail: (String) -> Void

  /// - Throws: ``SnapshotFailure``, for instance if the fonts cannot be used.
  init(
    steps: [SnapshotStep], contents: SnapshotContents, moments: SnapshotMoments,
    tolerance: SnapshotTolerance, fonts: SnapshotFonts, mode: SnapshotMode? = nil,
    background: SnapshotBackground = .awaited, patience: Duration = AwaitedContent.patience,
    file: String, fail: @escaping (String) -> Void
  ) throws {
    self.steps = steps
    self.contents = contents
    self.moments = try moments.checked()
    self.tolerance = tolerance
    self.mode = try mode ?? SnapshotMode.asked().get()
    self.background = background
    self.patience = patience
    self.file = file
    self.fail = fail
    do throws(StageError) {
      library = try fonts.library()
    } catch {
      throw SnapshotFailure.environment("\(error)")
    }
    environment = fonts.description(library)
  }

  func run(
    _ makeController: () throws -> ViewController, on surface: SnapshotSurface, named name: String
  ) async throws {
    let store = try SnapshotStore(testFile: file, name: name)
    let comparison = SnapshotComparison(
      test: self, name: name, store: store, surface: surface,
      trace: FailureTrace(named: name, in: store))
    let work = WorkList()
    let controller = try CurrentWork.$list.withValue(work, operation: makeController)
    do {
      try await play(controller, work, comparison)
    } catch let error as StageError {
      throw SnapshotFailure.environment("\(name): \(error)")
    }
  }

  private func play(
    _ controller: ViewController, _ work: WorkList, _ comparison: SnapshotComparison
  ) async throws {
    let screen = try TestScreen(
      controller, named: comparison.name, comparison.surface, fonts: library,
      notesCalls: !contents.isDisjoint(with: [.calls, .reuse]), isRecorded: true,
      background: background, work: work, patience: patience)
    do {
      try await play(on: screen, comparison)
    } catch {
      comparison.writeTrace(of: screen)
      throw (error as? SnapshotFailure)?.adding(comparison.trace.help) ?? error
    }
    if comparison.failures.count > 0 {
      comparison.writeTrace(of: screen)
    } else {
      comparison.trace.remove()
    }
  }

  private func play(on screen: TestScreen, _ comparison: SnapshotComparison) async throws {
    var frame = 0
    var compared: Set<Int> = []
    var due: [Double] = []
    if case .times(let times) = moments { due = times }
    try await screen.play(steps) { screen in
      switch moments {
      case .end: break
      case .times:
        while let time = due.first, time <= screen.time + 1e-9 {
          due.removeFirst()
          let name = SnapshotMoments.name(of: time)
          try comparison.compare(screen, moment: "at \(time) s", ".\(name)")
        }
      case .everyFrame:
        if screen.hasChanged {
          try comparison.compare(screen, moment: "in frame \(frame)", ".\(frame)")
          compared.insert(frame)
        }
        frame += 1
      }
    }
    if let failure = library.failure { throw failure }
    if !due.isEmpty {
      let rest = due.map { "\($0)" }.joined(separator: ", ")
      comparison.record("the steps are over at \(screen.time) s, before \(rest) s", on: screen)
    }
    switch moments {
    case .end: try comparison.compare(screen, moment: "", "")
    case .times: break
    case .everyFrame: comparison.finish(comparing: compared, on: screen)
    }
  }
}
