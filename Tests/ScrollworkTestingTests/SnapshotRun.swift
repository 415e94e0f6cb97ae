import Files
import ScrollEngine

@testable import ScrollworkTesting

/// A snapshot of a test file in a folder, as a test takes it.
@MainActor
struct SnapshotRun {
  /// The folder of the test file, which need not exist.
  let folder: String
  var file = "FeedTests.swift"
  var name = "feed"

  /// The path of a file of the snapshot; `ending` is its file type.
  func recording(_ ending: String) -> String {
    "\(folder)/Snapshots/\(file.dropLast(6))/\(name)\(ending)"
  }

  /// The path of a file that a failure leaves; `ending` is its file type.
  func left(_ ending: String) -> String {
    "\(folder)/.build/snapshot-failures/\(file.dropLast(6))/\(name)\(ending)"
  }

  /// Takes the snapshot, and returns the texts of its failures.
  func failures(
    _ controller: ViewController, _ mode: SnapshotMode = .never,
    after steps: [SnapshotStep] = [], comparing contents: SnapshotContents = .picture,
    at moments: SnapshotMoments = .end, within tolerance: SnapshotTolerance = .exact
  ) async throws -> [String] {
    var texts: [String] = []
    let test = try SnapshotTest(
      steps: steps, contents: contents, moments: moments, tolerance: tolerance, fonts: .installed,
      mode: mode, file: "\(folder)/\(file)"
    ) { texts.append($0) }
    let size = Size(width: 160, height: 120)
    try await test.run(
      { controller }, on: SnapshotSurface(size: size, scale: 1, appearance: .light), named: name)
    return texts
  }
}

/// A screen of one colour, with a view of no colour.
final class ColorController: ViewController {
  private let color: Color
  private let place: Point

  init(_ color: UInt32, place: Point = .zero) {
    self.color = Color(color)
    self.place = place
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addSubview(View(frame: Rect(origin: place, size: Size(width: 9, height: 9))))
  }
}
