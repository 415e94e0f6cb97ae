public import Testing

/// Tests a program's screen with random gestures and changes against the guarantees of the engine.
///
/// ```swift
/// @Test func theFeedHolds() async throws {
///   try await expectInvariants(of: { FeedController() }, changes: [
///     .call("insert above") { ($0 as? FeedController)?.insertAbove() }
///   ])
/// }
/// ```
///
/// For each seed, the test flicks, drags, scrolls by wheel, resizes (also to fractions of points)
/// and changes a new screen at random. It checks some ``ScreenInvariant``s in every frame, and the
/// others when the screen has come to rest. If an invariant is broken, the failure reports the
/// shortest script found that breaks it. The script and the trace of its run are left in
/// `.build/snapshot-failures`, and the failure tells how to play the script in the program's own window
/// with the inspector. If a change stops
/// the program, for instance an update that does not match its data, the current script is left
/// there, too, and a line on standard error names it.
///
/// - Parameters:
///   - makeController: Makes a new controller, which must not depend on earlier controllers.
///   - size: The first size of the screen, in points.
///   - scale: Pixels per point.
///   - appearance: Light or dark.
///   - changes: Further steps, such as changes of the data.
///   - invariants: The invariants to check; all by default.
///   - seeds: The seeds; one screen is tested for each.
///   - length: The greatest number of steps in a script.
///   - background: Whether frames wait for background work; they do by default.
///   - holds: An invariant of the program: returns what is wrong with a screen at rest; nil if
///     nothing is.
///   - file: The test's file.
///   - sourceLocation: The place where a failure is reported.
/// - Throws: ``SnapshotFailure`` if there are no fonts, or if nothing is tested; or an error of a step.
@MainActor
public func expectInvariants(
  of makeController: @escaping @MainActor () -> ViewController,
  size: Size = Size(width: 320, height: 568), scale: Double = 1, appearance: Appearance = .light,
  changes: [SnapshotStep] = [],
  keeping invariants: Set<ScreenInvariant> = Set(ScreenInvariant.allCases),
  seeds: Range<UInt64> = 0..<16,
  length: Int = 12, background: SnapshotBackground = .awaited,
  where holds: (@MainActor (ViewController) -> String?)? = nil,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  guard !seeds.isEmpty else {
    throw SnapshotFailure.environment("expectInvariants: seeds \(seeds) test nothing")
  }
  guard length > 0 else {
    throw SnapshotFailure.environment("expectInvariants: length \(length) is not above zero")
  }
  guard !invariants.isEmpty || holds != nil else {
    throw SnapshotFailure.environment(
      "expectInvariants: there is no invariant to test, neither in keeping: nor in where:")
  }
  let trial = InvariantTrial(
    makeController: makeController,
    surface: SnapshotSurface(size: size, scale: scale, appearance: appearance),
    invariants: invariants, background: background, holds: holds,
    place: ScriptPlace(testFile: file, line: sourceLocation.line))
  guard let found = try await trial.firstBreach(seeds: seeds, length: length, changes: changes)
  else { return }
  var text = "\(found); "
  do {
    let script = try found.writeScript(testFile: file)
    text += try found.writePage(beside: script).map { "see \($0); " } ?? ""
    if let trace = try await trial.trace(of: found) {
      try script.trace.write(trace)
      text += "\(script.trace.help); "
    }
    script.updateFailureIndex()
    text += script.help
  } catch let error as SnapshotFailure {
    // What is broken counts more than the files.
    text += "nothing can be left to look at: \(error)"
  }
  Issue.record("\(text)", sourceLocation: sourceLocation)
}

/// A guarantee of the engine, which holds for a screen unless the program breaks it.
public enum ScreenInvariant: String, Hashable, Sendable, CaseIterable {
  /// A list has cells for the visible rows, and few more. A list as high as its content, in a
  /// scroll view, breaks this: it has a cell for each row.
  case liveRowsAreVisible
  /// Cells are reused: the number of cells does not keep growing beyond the number shown at once.
  case cellsAreReused
  /// A cell does not grow with each use: views, gesture recognizers, constraints and actions that
  /// are added for a row are removed again.
  case cellsStayLight
  /// A change of the data does not move the rows that a person reads: if rows are inserted or
  /// deleted above, the visible rows do not all jump. `insertRows(at:with:)` ensures this,
  /// `reloadData()` does not.
  case visibleRowsStay
  /// `willDisplay` and `didEndDisplaying` come in pairs, and so do the beginning and end of a drag.
  case callsArePaired
  /// Motion ends within a minute of the screen's time.
  case settles
  /// At rest, the offset is within the range that the content allows.
  case offsetIsInRange
  /// Another layout, or reloading the same data, does not change the picture.
  case layoutIsStable
  /// The screen looks like a new one with the same offsets and size: a cell shows nothing of its
  /// previous row, and a view nothing of its earlier size.
  case pictureIsFresh
  /// The controller is released after the screen is closed.
  case controllerIsReleased
}
