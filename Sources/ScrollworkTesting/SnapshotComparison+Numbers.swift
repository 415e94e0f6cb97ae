internal import Documents
internal import PlainText

extension SnapshotComparison {
  /// Compares what a snapshot has besides its picture; `isCompared` says whether differences count,
  /// `picture` what the comparison of the picture has found.
  func compareNumbers(
    _ screen: TestScreen, _ numbers: SnapshotContents, _ suffix: String, _ place: String,
    isCompared: Bool, _ picture: Outcome
  ) throws {
    let report = screen.report(numbers)
    let text = LayoutReportDocument.text(for: report)
    let path = store.path(suffix + ".json")
    let recorded = try store.text(path)
    let left = "\(store.failureFolder)/\(name)\(suffix).actual.json"
    let isOther = RecordedNames.isOther(path, text, in: test.mode)
    if picture == .recorded || test.mode == .all
      || recorded != text && (isCompared || picture != .failed)
        && test.mode.records(isMissing: recorded == nil)
    {
      guard !isOther else { return refuse(path, place, on: screen) }
      if recorded != text { try store.write(text, to: path) }
      if picture != .recorded { StandardError.write("recorded \(path)") }
      return removeLayout(left)
    }
    guard isCompared, recorded != text else { return removeLayout(left) }
    let leave = {
      try store.write(text, to: left)
      return left
    }
    guard let recorded else {
      return record(
        "\(place)no layout is recorded at \(path); \(leaving("it is in", leave)); record it with "
          + "SNAPSHOT_RECORD=missing", on: screen)
    }
    let differences: [String]
    do throws(DocumentError) {
      differences = LayoutReportDocument.differences(
        expected: try LayoutReportDocument.read(recorded), actual: report
      ).map { "\($0)" }
    } catch {
      return record(
        "\(place)\(path): \(error); record it with SNAPSHOT_RECORD=failed", on: screen)
    }
    guard let first = differences.first else { return removeLayout(left) }
    let more = differences.count == 1 ? "" : " and in \(differences.count - 1) more places"
    record(
      "\(place)\(first)\(more); recorded in \(path); \(leaving("now it is in", leave)); if it was "
        + "meant to change, record it with SNAPSHOT_RECORD=failed", on: screen)
  }

  /// Removes the layout that an earlier failure has left.
  private func removeLayout(_ path: String) {
    if store.remove(path) { store.updateFailureIndex() }
  }

  // MARK: Every frame

  /// Reports recorded frames that were not compared, because nothing changes in them now;
  /// removes them if failures are recorded.
  func finish(comparing frames: Set<Int>, on screen: TestScreen) {
    let extra = store.recordedFrames.filter { !frames.contains($0.frame) }
    guard let first = extra.first else { return }
    guard !test.mode.records(isMissing: false) else {
      for file in extra {
        store.remove(file.path)
        StandardError.write("removed \(file.path)")
      }
      return
    }
    let others = Set(extra.map(\.frame)).count - 1
    record(
      "\(first.path) was recorded, but nothing changes in frame \(first.frame) now"
        + (others > 0 ? ", nor in \(others) more" : "")
        + "; if that is meant, record it with SNAPSHOT_RECORD=failed", on: screen)
  }
}
