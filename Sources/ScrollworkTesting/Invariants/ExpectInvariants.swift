public import Testing

/// Expects a program's screen to keep what the engine guarantees, whatever a person does to it.
///
/// ```swift
/// @Test func theFeedHolds() async throws {
///   try await expectInvariants(of: { FeedController() }, changes: [
///     .call("insert above") { ($0 as? FeedController)?.insertAbove() }
///   ])
/// }
/// ```
///
/// Each seed is a new screen, which is flicked, dragged, turned, resized (to sizes with decimals, too)
/// and changed at random. In every frame, and once it has come to rest, it has to show what is in
/// ``ScreenInvariant``. A screen that does not is reported with the shortest script that was found to
/// show it. The script is left in `.build/snapshot-failures`, and the failure says how to see it in the
/// program's own window, with the inspector over it. If a change stops the program, as an update does that
/// does not fit its data, the script that was being played is left there, too, and standard error says so.
///
/// - Parameters:
///   - makeController: Makes a new screen, which must not depend on those before it.
///   - size: The first size of the screen, in points.
///   - scale: Pixels per point.
///   - appearance: Whether it is light or dark.
///   - changes: What else may happen to it, such as a change of its data.
///   - invariants: What it has to keep; all unless said otherwise.
///   - seeds: One screen is tried for each.
///   - length: The most steps of a script.
///   - background: Whether frames wait for what goes on beside the main actor, as they do unless said
///     otherwise.
///   - holds: An invariant of the program's own: what is wrong with a screen at rest, or nil.
///   - file: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Throws: ``SnapshotFailure`` where there are no fonts or a script cannot be written, or what a step throws.
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
  let trial = InvariantTrial(
    makeController: makeController,
    surface: SnapshotSurface(size: size, scale: scale, appearance: appearance),
    invariants: invariants, background: background, holds: holds,
    place: ScriptPlace(testFile: file, line: sourceLocation.line))
  guard let found = try await trial.firstBreach(seeds: seeds, length: length, changes: changes)
  else { return }
  let script = try found.writeScript(testFile: file)
  let page = try found.writePage(beside: script).map { "see \($0); " } ?? ""
  Issue.record("\(found); \(page)\(script.help)", sourceLocation: sourceLocation)
}

/// What a screen that is built on the engine keeps, unless the program gets in the way.
public enum ScreenInvariant: String, Hashable, Sendable, CaseIterable {
  /// A list has cells for the rows in sight, and hardly more: a list as high as its content, in a
  /// scroll view, has one for every row.
  case liveRowsAreVisible
  /// Cells are used again: no more are made than the screen has held at once, and few to spare.
  case cellsAreReused
  /// A cell gathers nothing as it is used for one row after another: no views, gesture recognizers,
  /// constraints or actions that are added each time and never taken away.
  case cellsStayLight
  /// A change of the data leaves what a person reads in its place: when rows come or go above it, those
  /// in sight do not all jump. `insertRows(at:with:)` keeps this, `reloadData()` does not.
  case visibleRowsStay
  /// `willDisplay` and `didEndDisplaying` come in pairs, and so do the beginning and end of a drag.
  case callsArePaired
  /// After a while nothing moves.
  case settles
  /// At rest the offset is one that the content allows.
  case offsetIsInRange
  /// Laying out once more, or loading the same data again, changes nothing on the screen.
  case layoutIsStable
  /// The screen shows what a new one shows at the same place and size: a cell keeps nothing of the row
  /// that it showed before, and a view nothing of its earlier size.
  case pictureIsFresh
  /// Once it is closed, nothing keeps the controller.
  case controllerIsReleased
}
