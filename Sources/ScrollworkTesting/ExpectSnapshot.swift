internal import SDLStage
public import Testing

/// Compares the screen of a view controller with its recorded snapshot.
///
/// ```swift
/// @Test func theFeedComesToRest() async throws {
///   try await expectSnapshot(
///     of: FeedController(), size: Size(width: 320, height: 568), named: "feed",
///     after: [.flick(from: [160, 480], by: [0, -110]), .settle])
/// }
/// ```
///
/// The screen needs no display, no video driver and no clock: the same steps give the same picture.
/// Images that an `ImageLoader` loads, and other `BackgroundWork`, take none of the screen's time,
/// because each frame waits for them.
///
/// Snapshots are in `Snapshots/<test file>/` beside the test. `SNAPSHOT_RECORD=missing`, `failed`
/// or `all` records these snapshots instead of comparing them; if `CI` is set, the test throws
/// instead. If pictures differ, the test leaves the expected one, the actual one and their
/// difference in `.build/snapshot-failures`, with a page that shows them. The failure says on one
/// line where and by how much they differ; `index.html` in that folder lists all failures. Each failing test also leaves the trace of its run there:
/// `scrollwork trace FILE --summary` says what is in it. A picture that is not recorded is left there,
/// too, as it would be recorded.
///
/// Pictures with text agree between machines with the same fonts, FreeType and HarfBuzz. If one of
/// these is not the same as in the recording, the frames of all views are compared instead of the
/// pixels under text, and the test says so on standard error.
///
/// - Parameters:
///   - controller: A new controller, which is shown for the first time.
///   - size: The size of the screen, in points.
///   - scale: Pixels per point.
///   - appearance: Light or dark.
///   - name: The name of the files, one for each snapshot of a test file: letters, digits, dots, dashes
///     and underscores.
///   - steps: The steps before the comparison.
///   - contents: The contents to compare; the pixels by default.
///   - moments: The times at which the contents are compared.
///   - tolerance: The allowed difference of pixels; none by default.
///   - fonts: The fonts of words and numbers.
///   - background: Whether frames wait for background work.
///   - file: The test's file.
///   - sourceLocation: The place where a failure is reported.
/// - Throws: ``SnapshotFailure``, or an error of a step.
@MainActor
public func expectSnapshot(
  of controller: @autoclosure () throws -> ViewController, size: Size, scale: Double = 1,
  appearance: Appearance = .light, named name: String, after steps: [SnapshotStep] = [],
  comparing contents: SnapshotContents = .picture, at moments: SnapshotMoments = .end,
  within tolerance: SnapshotTolerance = .exact, fonts: SnapshotFonts = .installed,
  background: SnapshotBackground = .awaited,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let test = try SnapshotTest(
    steps: steps, contents: contents, moments: moments, tolerance: tolerance, fonts: fonts,
    background: background, file: file
  ) { Issue.record("\($0)", sourceLocation: sourceLocation) }
  try await naming(sourceLocation) {
    try await test.run(
      controller, on: SnapshotSurface(size: size, scale: scale, appearance: appearance),
      named: name)
  }
}

/// Compares a view alone with its recorded snapshot, as
/// ``expectSnapshot(of:size:scale:appearance:named:after:comparing:at:within:fonts:background:file:sourceLocation:)``
/// does with a controller's screen. `view` is a new view, which fills the screen; `size` is the size of the
/// screen, in points, or nil for that of the view.
@MainActor
public func expectSnapshot(
  of view: @autoclosure () throws -> View, size: Size? = nil, scale: Double = 1,
  appearance: Appearance = .light, named name: String, after steps: [SnapshotStep] = [],
  comparing contents: SnapshotContents = .picture, at moments: SnapshotMoments = .end,
  within tolerance: SnapshotTolerance = .exact, fonts: SnapshotFonts = .installed,
  background: SnapshotBackground = .awaited,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let view = try view()
  let size = try ViewSubject.size(of: view, size, named: name)
  try await expectSnapshot(
    of: ViewSubject(view, size: size), size: size, scale: scale, appearance: appearance,
    named: name, after: steps, comparing: contents, at: moments, within: tolerance, fonts: fonts,
    background: background, file: file, sourceLocation: sourceLocation)
}

/// Compares the screen of a view controller with its snapshots in each size, scale and appearance.
///
/// Each combination is a separate snapshot, with a name such as `feed.320x568@2x-dark`;
/// `makeController` is called once for each. See
/// ``expectSnapshot(of:size:scale:appearance:named:after:comparing:at:within:fonts:background:file:sourceLocation:)``.
///
/// - Precondition: There is at least one size, one scale and one appearance.
@MainActor
public func expectSnapshots(
  sizes: [Size], scales: [Double] = [1], appearances: [Appearance] = [.light, .dark],
  named name: String, after steps: [SnapshotStep] = [],
  comparing contents: SnapshotContents = .picture, at moments: SnapshotMoments = .end,
  within tolerance: SnapshotTolerance = .exact, fonts: SnapshotFonts = .installed,
  background: SnapshotBackground = .awaited,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  of makeController: () throws -> ViewController
) async throws {
  require(
    !sizes.isEmpty && !scales.isEmpty && !appearances.isEmpty,
    "expectSnapshots: nothing would be compared in \(sizes.count) sizes, \(scales.count) scales and "
      + "\(appearances.count) appearances")
  let test = try SnapshotTest(
    steps: steps, contents: contents, moments: moments, tolerance: tolerance, fonts: fonts,
    background: background, file: file
  ) { Issue.record("\($0)", sourceLocation: sourceLocation) }
  for size in sizes {
    for scale in scales {
      for appearance in appearances {
        let surface = SnapshotSurface(size: size, scale: scale, appearance: appearance)
        try await naming(sourceLocation) {
          try await test.run(
            makeController, on: surface, named: "\(name).\(surface.suffix)")
        }
      }
    }
  }
}

/// Adds a place to the failure of a run: an error is reported where the test begins, not where it was
/// thrown.
@MainActor
private func naming(
  _ place: SourceLocation, _ body: @MainActor () async throws -> Void
) async throws {
  do {
    try await body()
  } catch let failure as SnapshotFailure {
    throw failure.adding("\(place.fileName):\(place.line)")
  }
}
