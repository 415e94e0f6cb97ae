internal import SDLStage
public import Testing

/// Expects a view controller's screen to look as it was recorded.
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
/// Images that an `ImageLoader` was asked for, and other `BackgroundWork`, take none of the screen's
/// time: each frame waits until they are there.
/// What was recorded is in `Snapshots/<test file>/` beside the test. `SNAPSHOT_RECORD=missing`,
/// `failed` or `all` records instead of comparing, but never where `CI` is set. A failure leaves what
/// was expected, what came and their difference with a page that shows them, and says on one line
/// where and how much.
///
/// Pictures with text agree between machines with the same fonts, FreeType and HarfBuzz. Where those
/// are others than when the picture was recorded, the places of all views are compared in place of
/// the pixels under text, and the test says so on standard error.
///
/// - Parameters:
///   - controller: A new one, which is shown for the first time.
///   - size: Of the screen, in points.
///   - scale: Pixels per point.
///   - appearance: Light or dark.
///   - name: Of the files; letters, digits, dots, dashes and underscores.
///   - steps: What happens before.
///   - contents: What is compared; the pixels unless said otherwise.
///   - moments: When.
///   - tolerance: By how much pixels may differ; not at all unless said otherwise.
///   - fonts: What words and numbers are set in.
///   - background: Whether frames wait for what goes on beside the main actor.
///   - file: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Throws: ``SnapshotFailure``, or what a step throws.
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
  try await test.run(
    controller, on: SnapshotSurface(size: size, scale: scale, appearance: appearance),
    named: name)
}

/// Expects a view controller's screen to look as it was recorded in each size, scale and appearance.
///
/// Each combination is a snapshot of its own, named like `feed.320x568@2x-dark`; `makeController` is
/// called once for each. See
/// ``expectSnapshot(of:size:scale:appearance:named:after:comparing:at:within:fonts:background:file:sourceLocation:)``.
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
        try await test.run(
          makeController, on: surface, named: "\(name).\(surface.suffix)")
      }
    }
  }
}
