import Drawing
import Hosting
import Images
import SDLStage
import Testing

@testable import ScrollEngine
@testable import ScrollworkTesting

/// A list whose rows each load an image, by a completion or in a task.
private final class LoadingController: ViewController, TableViewDataSource {
  let loader: ImageLoader
  let usesTasks: Bool
  let tableView = TableView()

  init(_ loader: ImageLoader, usesTasks: Bool = false) {
    self.loader = loader
    self.usesTasks = usesTasks
    super.init()
  }

  override func loadView() {
    tableView.rowHeight = 40
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let path = "\(indexPath.row)"
    cell.contentView.backgroundColor = .clear
    let show: @MainActor (Image?) -> Void = { image in
      guard tableView.cellForRow(at: indexPath) === cell, let image else { return }
      cell.contentView.backgroundColor = Color(UInt32(image.pixelSize.width) &* 0x41_13)
    }
    if usesTasks {
      let loader = loader
      Task { show(try? await loader.image(at: path)) }
    } else if let image = loader.keptImage(at: path) {
      // The colour is set before the cell is in the table.
      cell.contentView.backgroundColor = Color(UInt32(image.pixelSize.width) &* 0x41_13)
    } else {
      loader.image(at: path) { show(try? $0.get()) }
    }
    return cell
  }
}

@MainActor
@Suite("Snapshots wait for work beside the main actor")
struct AwaitedWorkTests {
  private static let steps: [SnapshotStep] = [.flick(from: [100, 160], by: [0, -110]), .settle]

  /// A loader whose images take different times, in a different order for each `salt`.
  private func loader(_ salt: UInt64) -> ImageLoader {
    ImageLoader(workers: 3) { request throws(ImageError) in
      let number = UInt64(request.path) ?? 0
      let turns = (number &* 2_654_435_761 &+ salt &* 40_503) >> 3 & 63
      for _ in 0..<turns { await Task.yield() }
      return Image(width: Int(number) + 1, height: 1) { _, _ in Color(0) }
    }
  }

  private func neverEnding() -> ImageLoader {
    ImageLoader { request throws(ImageError) in
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
      throw .cancelled(path: request.path)
    }
  }

  /// The pictures of all frames.
  private func frames(
    _ makeController: () -> ViewController, _ steps: [SnapshotStep] = steps,
    _ background: SnapshotBackground = .awaited, patience: Duration = .seconds(60)
  ) async throws -> [Picture] {
    let work = WorkList()
    let screen = try TestScreen(
      CurrentWork.$list.withValue(work, operation: makeController), named: "rows",
      SnapshotSurface(size: Size(width: 200, height: 200), scale: 1, appearance: .light),
      fonts: try FontLibrary(), notesCalls: false, background: background, work: work,
      patience: patience)
    defer { screen.close() }
    var pictures: [Picture] = []
    try await screen.play(steps) { pictures.append(try $0.picture().picture) }
    return pictures
  }

  @Test("Every frame shows its images, whoever asks for them and however long each takes")
  func sameFrames() async throws {
    let kept = loader(0)
    for row in 0..<60 { _ = try await kept.image(at: "\(row)") }
    let expected = try await frames { LoadingController(kept) }
    #expect(Set(expected.map(\.pixels)).count > 5)
    for salt in 1...4 as ClosedRange<UInt64> {
      for usesTasks in [false, true] {
        let actual = try await frames { LoadingController(loader(salt), usesTasks: usesTasks) }
        #expect(actual == expected, "salt \(salt), tasks \(usesTasks)")
      }
    }
  }

  @Test("A screen that loads its images anew is like a new one at the same place")
  func invariants() async throws {
    for usesTasks in [false, true] {
      let found = try await InvariantTrial(
        makeController: { LoadingController(self.loader(5), usesTasks: usesTasks) },
        surface: SnapshotSurface(
          size: Size(width: 200, height: 200), scale: 1, appearance: .light),
        invariants: Set(ScreenInvariant.allCases), holds: nil
      ).firstBreach(seeds: 0..<6, length: 8, changes: [])
      #expect(found == nil, "tasks \(usesTasks): \(found.map { "\($0)" } ?? "")")
    }
  }

  @Test("A loader that never ends is named on one line")
  func neverEnds() async throws {
    let failure = await #expect(throws: SnapshotFailure.self) {
      _ = try await frames(
        { LoadingController(neverEnding()) }, patience: .milliseconds(50))
    }
    let text = "\(try #require(failure))"
    #expect(text.hasPrefix("rows waited 0.05 s for work that did not end: an ImageLoader with 0, "))
    #expect(text.hasSuffix("an ImageLoader with 2, and 2 more") && !text.contains("\n"))
  }

  @Test("Work that always leads to other work is waited for no longer")
  func chain() async throws {
    final class ChainController: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        begin(1)
      }
      func begin(_ number: Int) {
        let work = BackgroundWork("link")
        Task { [weak self] in
          await Task.detached { await Task.yield() }.value
          self?.begin(number + 1)
          work.end()
        }
      }
    }
    let failure = await #expect(throws: SnapshotFailure.self) {
      _ = try await frames({ ChainController() }, patience: .milliseconds(50))
    }
    #expect("\(try #require(failure))".hasSuffix("did not end: link"))
  }

  @Test("Ignored, work changes nothing: the screen shows that it loads")
  func ignored() async throws {
    let pictures = try await frames({ LoadingController(neverEnding()) }, [.settle], .ignored)
    let bare = try #require(pictures.last)
    #expect(Set(pictures.map(\.pixels)).count == 1)
    #expect(try await frames({ LoadingController(loader(1)) }, [.settle]).last != bare)
  }

  @Test("Work of another screen, work without a screen and abandoned work are not waited for")
  func others() async throws {
    let elsewhere = BackgroundWork("elsewhere")
    let pictures = try await frames(
      {
        let controller = ViewController()
        _ = BackgroundWork("abandoned")
        return controller
      }, [], patience: .milliseconds(50))
    #expect(pictures.count == 1)
    elsewhere.end()
    let list = WorkList()
    CurrentWork.$list.withValue(list) {
      let work = BackgroundWork("twice")
      #expect(list.underWay == ["twice"])
      work.end()
      work.end()
      let loader = neverEnding()
      let load = loader.image(at: "a") { _ in }
      loader.image(at: "b") { _ in }
      #expect(list.underWay == ["an ImageLoader with a", "an ImageLoader with b"])
      load?.cancel()
      #expect(list.underWay == ["an ImageLoader with b"])
    }
    // Loads end with their loader; the task of the cancelled load may retain the loader longer.
    #expect(await list.finish(before: .now + .seconds(10)))
  }

  @Test("An animation that a task or an image begins is part of coming to rest")
  func animation() async throws {
    final class MovingController: ViewController {
      override func loadView() {
        let scroll = ScrollView()
        scroll.contentSize = Size(width: 200, height: 2000)
        let box = View(frame: Rect(x: 0, y: 180, width: 50, height: 50))
        box.backgroundColor = Color(0xFF0000)
        scroll.addSubview(box)
        view = scroll
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let work = BackgroundWork("a place")
        Task {
          await Task.detached { await Task.yield() }.value
          (view as? ScrollView)?.setContentOffset(Point(x: 0, y: 150), animated: true)
          work.end()
        }
      }
    }
    let pictures = try await frames({ MovingController() }, [.settle])
    #expect(pictures.count > 10 && pictures.last != pictures.first)
  }

  @Test("A frame whose picture is not taken moves the screen once")
  func onePassPerFrame() async throws {
    final class Counter: WindowFollower {
      var count = 0
      var meter: (any CostMeter)? { nil }
      func windowWillHandle(_ event: InputEvent) {}
      func windowDidAdvance() { count += 1 }
      func windowWillEnd() {}
    }
    let content = WindowContent(
      Window(), text: try OffscreenStage(size: Size(width: 9, height: 9), fonts: FontLibrary()).text
    )
    let counter = Counter()
    content.follower = counter
    content.resize(to: Size(width: 9, height: 9))
    let awaited = AwaitedContent(content, named: "still", WorkList())
    for frame in 0..<30 { _ = await awaited.tick(to: Double(frame) / 60) }
    #expect(content.needsDisplay && counter.count == 30)
    content.window.setNeedsLayout()
    Task { content.window.setNeedsLayout() }
    _ = await awaited.tick(to: 1)
    #expect(counter.count == 32)
  }
}
