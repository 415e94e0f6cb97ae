internal import Documents
internal import Glibc
internal import Hosting
internal import SDLStage

/// One screen that is taken through its steps, and compared at its moments.
@MainActor
struct SnapshotTest {
  let name: String
  let steps: [SnapshotStep]
  let contents: SnapshotContents
  let moments: SnapshotMoments
  let tolerance: SnapshotTolerance
  let fonts: SnapshotFonts
  let store: SnapshotStore
  let mode: SnapshotMode
  /// Takes what has gone wrong, on one line.
  let fail: (String) -> Void

  func run(_ controller: ViewController, on surface: SnapshotSurface) async throws {
    do {
      try await play(controller, on: surface)
    } catch let error as StageError {
      throw SnapshotFailure.environment("\(name): \(error)")
    }
  }

  private func play(_ controller: ViewController, on surface: SnapshotSurface) async throws {
    let library = try fonts.library()
    let screen = try TestScreen(
      controller, named: name, surface, fonts: library,
      notesCalls: !contents.isDisjoint(with: [.calls, .reuse]))
    let environment = fonts.description(library)
    var frame = 0
    var due: [Double] = []
    if case .times(let times) = moments { due = times }
    try await screen.play(steps) { screen in
      switch moments {
      case .end: break
      case .times:
        while let time = due.first, time <= screen.time + 1e-9 {
          due.removeFirst()
          try compare(screen, surface, environment, moment: "at \(time) s", ".\(Self.number(time))")
        }
      case .everyFrame:
        if screen.hasChanged {
          try compare(screen, surface, environment, moment: "in frame \(frame)", ".\(frame)")
        } else if let extra = store.recorded(".\(frame)", ["png"]) {
          record("in frame \(frame) nothing changes any more, but \(extra) was recorded")
        }
        frame += 1
      }
    }
    if let failure = library.failure { throw failure }
    if !due.isEmpty {
      let rest = due.map { "\($0)" }.joined(separator: ", ")
      record("the steps are over at \(screen.time) s, before \(rest) s")
    }
    if case .end = moments { try compare(screen, surface, environment, moment: "", "") }
  }

  private static func number(_ time: Double) -> String {
    "\(Int((time * 1000).rounded()))ms"
  }

  private func record(_ text: String) {
    fail("\(name): \(text)")
  }

  // MARK: Comparing

  private func compare(
    _ screen: TestScreen, _ surface: SnapshotSurface, _ environment: String, moment: String,
    _ suffix: String
  ) throws {
    let place = moment.isEmpty ? "" : "\(moment): "
    var comparesTexts = true
    var wasRecorded = false
    if contents.contains(.picture) {
      let taken = try screen.picture()
      let path = store.path(suffix + ".png")
      let recorded = try store.picture(path)
      comparesTexts = recorded == nil || recorded?.environment == environment
      if let recorded, !comparesTexts {
        say(
          "\(name): recorded with \(recorded.environment), and this machine has \(environment): "
            + "text is compared by layout")
      }
      let masks = tolerance.masks + (comparesTexts ? [] : taken.texts)
      let difference = recorded.flatMap {
        SnapshotDifference(
          expected: $0.picture, actual: taken.picture, tolerance, masks: masks,
          scale: surface.scale)
      }
      if mode == .all
        || (recorded == nil || difference != nil)
          && mode.records(isMissing: recorded == nil)
      {
        try store.write(taken.picture, environment, to: path)
        say("recorded \(path)")
        wasRecorded = true
      } else if recorded == nil {
        record("\(place)no picture is recorded at \(path); record it with SNAPSHOT_RECORD=missing")
      } else if let difference {
        let page = try SnapshotPage(
          name: name + suffix, steps: steps.map(\.description), difference: difference,
          sourceFile: path
        ).write(in: store.failureFolder)
        record(
          "\(place)\(difference.summary); see \(page); if it was meant to change, look at it and "
            + "record it with SNAPSHOT_RECORD=failed")
      }
    }
    var numbers = contents.subtracting(.picture)
    // In place of the pixels under text, should the fonts be others one day.
    if contents.contains(.picture) { numbers.insert(.layout) }
    let isAsked = contents.contains(.layout) || !comparesTexts || numbers != .layout
    try compareNumbers(
      screen, numbers, suffix, place, isCompared: isAsked, mustRecord: wasRecorded)
  }

  private func compareNumbers(
    _ screen: TestScreen, _ numbers: SnapshotContents, _ suffix: String, _ place: String,
    isCompared: Bool, mustRecord: Bool
  ) throws {
    let report = screen.report(numbers)
    let text = LayoutReportDocument.text(for: report)
    let path = store.path(suffix + ".json")
    let recorded = try store.text(path)
    let isMissing = recorded == nil
    if mustRecord || mode == .all
      || recorded != text && isCompared
        && mode.records(isMissing: isMissing)
    {
      if recorded != text { try store.write(text, to: path) }
      if !mustRecord { say("recorded \(path)") }
      return
    }
    guard isCompared, recorded != text else { return }
    guard let recorded else {
      return record(
        "\(place)no layout is recorded at \(path); record it with SNAPSHOT_RECORD=missing")
    }
    let differences: [String]
    do throws(DocumentError) {
      differences = LayoutReportDocument.differences(
        expected: try LayoutReportDocument.read(recorded), actual: report
      ).map { "\($0)" }
    } catch {
      throw SnapshotFailure.file(path: path, reason: "\(error)")
    }
    guard let first = differences.first else { return }
    let more = differences.count == 1 ? "" : " and in \(differences.count - 1) more places"
    record(
      "\(place)\(first)\(more); recorded in \(path); if it was meant to change, record it with "
        + "SNAPSHOT_RECORD=failed")
  }

  /// Says something that is no failure.
  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
