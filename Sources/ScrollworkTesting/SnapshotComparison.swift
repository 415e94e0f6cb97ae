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

  /// Writes the run of a screen. If that fails, standard error says so: the failure itself is what
  /// counts.
  func writeTrace(of screen: TestScreen) {
    do throws(SnapshotFailure) {
      if let bytes = screen.trace() { try trace.write(bytes) }
    } catch {
      StandardError.write("\(name): \(error)")
    }
    store.updateFailureIndex()
  }

  /// Leaves a file for a failure; returns what the failure says of it: `words` and the path, or why
  /// there is none.
  func leaving(_ words: String, _ write: () throws -> String) -> String {
    do {
      return "\(words) \(try write())"
    } catch {
      return "nothing can be left to look at: \(error)"
    }
  }

  /// Compares the screen at a moment; `suffix` and the file type are appended to the names of the
  /// files.
  func compare(_ screen: TestScreen, moment: String, _ suffix: String) throws {
    let place = moment.isEmpty ? "" : "\(moment): "
    let hasPicture = test.contents.contains(.picture)
    let (picture, comparesTexts) =
      hasPicture ? try comparePicture(screen, suffix, place) : (.same, true)
    guard picture != .refused else { return }
    var numbers = test.contents.subtracting(.picture)
    // The layout is recorded too: it replaces the pixels under text if the fonts change.
    if hasPicture { numbers.insert(.layout) }
    let isAsked = test.contents.contains(.layout) || !comparesTexts || numbers != .layout
    try compareNumbers(screen, numbers, suffix, place, isCompared: isAsked, picture)
  }

  /// What a comparison of pictures has led to.
  enum Outcome {
    case same
    /// A failure was reported.
    case failed
    /// The picture was recorded.
    case recorded
    /// The picture must not be recorded, and a failure was reported.
    case refused
  }

  private func comparePicture(
    _ screen: TestScreen, _ suffix: String, _ place: String
  ) throws -> (Outcome, comparesTexts: Bool) {
    let taken = try screen.picture()
    let path = store.path(suffix + ".png")
    let (recorded, damage) = recording(at: path)
    let comparesTexts = recorded == nil || recorded?.environment == test.environment
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
    let isOther = RecordedNames.isOther(path, taken.picture, in: test.mode)
    let isMissing = recorded == nil && damage == nil
    if test.mode == .all
      || (recorded == nil || difference != nil) && test.mode.records(isMissing: isMissing)
    {
      guard !isOther else {
        refuse(path, place, on: screen)
        return (.refused, comparesTexts)
      }
      try store.write(taken.picture, test.environment, to: path)
      StandardError.write("recorded \(path)")
      removePage(suffix)
      return (.recorded, comparesTexts)
    } else if let difference {
      let page = leaving("see") {
        try SnapshotPage(
          name: name + suffix, steps: test.steps.map(\.description),
          difference: difference.pictures,
          captions: ("recorded in \(path)", "what the screen shows now")
        ).write(in: store.failureFolder)
      }
      record(
        "\(place)\(difference.summary); \(page); if it was meant to change, look at it and "
          + "record it with SNAPSHOT_RECORD=failed", on: screen)
    } else if recorded != nil {
      removePage(suffix)
      return (.same, comparesTexts)
    } else {
      // As it would be recorded, so that it can be, from another machine, too.
      let left = leaving("look at") {
        let path = "\(store.failureFolder)/\(name)\(suffix).actual.png"
        try store.write(taken.picture, test.environment, to: path)
        return path
      }
      record(
        "\(place)\(damage ?? "no picture is recorded at \(path)"); \(left); record it with "
          + "SNAPSHOT_RECORD=\(isMissing ? "missing" : "failed")", on: screen)
    }
    return (.failed, comparesTexts)
  }

  /// The recorded picture, or why it cannot be read; neither if nothing is recorded.
  private func recording(
    at path: String
  ) -> (picture: SnapshotStore.RecordedPicture?, damage: String?) {
    do {
      return (try store.picture(path), nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  /// Reports that a file would be recorded twice.
  func refuse(_ path: String, _ place: String, on screen: TestScreen) {
    record(
      "\(place)\(path) would be recorded twice in this run, and not the same: give each snapshot a "
        + "name of its own, and a screen that does not change from run to run", on: screen)
  }

  /// Removes the pictures that an earlier failure has left.
  private func removePage(_ suffix: String) {
    if SnapshotPage.remove(name + suffix, in: store.failureFolder) { store.updateFailureIndex() }
  }
}
