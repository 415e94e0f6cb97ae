internal import Documents
internal import PlainText
internal import SDLStage

/// Compares a screen with its snapshot, or records the snapshot.
@MainActor
struct SnapshotComparison {
  let test: SnapshotTest
  let name: String
  let store: SnapshotStore
  let surface: SnapshotSurface
  /// The file for the run if it fails.
  let trace: FailureTrace
  let failures = FailureCount()

  /// How many failures were reported.
  final class FailureCount {
    fileprivate(set) var count = 0
  }

  /// Reports a failure on `screen`, whose run is left as a trace.
  func record(_ text: String, on screen: TestScreen) {
    failures.count += 1
    screen.mark(text)
    test.fail("\(name): \(text); \(trace.help)")
  }

  /// Writes the run of a screen.
  func writeTrace(of screen: TestScreen) throws(SnapshotFailure) {
    if let bytes = screen.trace() { try trace.write(bytes) }
    store.updateFailureIndex()
  }

  /// Compares the screen at a moment; `suffix` and the file type are appended to the names of the
  /// files.
  func compare(_ screen: TestScreen, moment: String, _ suffix: String) throws {
    let place = moment.isEmpty ? "" : "\(moment): "
    var comparesTexts = true
    var wasRecorded = false
    if test.contents.contains(.picture) {
      let taken = try screen.picture()
      let path = store.path(suffix + ".png")
      let recorded = try store.picture(path)
      comparesTexts = recorded == nil || recorded?.environment == test.environment
      if let recorded, !comparesTexts {
        StandardError.write(
          "\(name): recorded with \(recorded.environment), and this machine has \(test.environment): "
            + "text is compared by layout")
      }
      let masks = test.tolerance.masks + (comparesTexts ? [] : taken.texts)
      let difference = recorded.flatMap {
        SnapshotDifference(
          expected: $0.picture, actual: taken.picture, test.tolerance, masks: masks,
          scale: surface.scale)
      }
      if test.mode == .all
        || (recorded == nil || difference != nil)
          && test.mode.records(isMissing: recorded == nil)
      {
        try store.write(taken.picture, test.environment, to: path)
        StandardError.write("recorded \(path)")
        wasRecorded = true
      } else if recorded == nil {
        record(
          "\(place)no picture is recorded at \(path); record it with SNAPSHOT_RECORD=missing",
          on: screen)
      } else if let difference {
        let page = try SnapshotPage(
          name: name + suffix, steps: test.steps.map(\.description),
          difference: difference.pictures,
          captions: ("recorded in \(path)", "what the screen shows now")
        ).write(in: store.failureFolder)
        record(
          "\(place)\(difference.summary); see \(page); if it was meant to change, look at it and "
            + "record it with SNAPSHOT_RECORD=failed", on: screen)
      } else {
        if SnapshotPage.remove(name + suffix, in: store.failureFolder) {
          store.updateFailureIndex()
        }
      }
    }
    var numbers = test.contents.subtracting(.picture)
    // The layout is recorded too: it replaces the pixels under text if the fonts change.
    if test.contents.contains(.picture) { numbers.insert(.layout) }
    let isAsked = test.contents.contains(.layout) || !comparesTexts || numbers != .layout
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
    if mustRecord || test.mode == .all
      || recorded != text && isCompared
        && test.mode.records(isMissing: isMissing)
    {
      if recorded != text { try store.write(text, to: path) }
      if !mustRecord { StandardError.write("recorded \(path)") }
      return
    }
    guard isCompared, recorded != text else { return }
    guard let recorded else {
      return record(
        "\(place)no layout is recorded at \(path); record it with SNAPSHOT_RECORD=missing",
        on: screen)
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
        + "SNAPSHOT_RECORD=failed", on: screen)
  }
}
