import Glibc
import Images
import PhotoLibrary
import PhotoSamples
import ScrollworkTesting
import Testing

@testable import PhotoScreen

@MainActor
@Suite("The screen of a folder of pictures", .serialized)
final class PhotosScreenTests {
  private let size = Size(width: 760, height: 520)
  private var windows: [Window] = []

  /// Passes a folder with ten pictures of each month, and with `damaged` also two damaged files.
  private func withPictures(
    _ count: Int = 24, damaged: Bool = true, _ body: (String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let sizes = [(320, 213), (320, 240), (213, 320), (400, 200), (256, 256)]
      for number in 0..<count {
        let (width, height) = sizes[number * 7 % 5]
        let date = "2024:0\(7 - number / 10):\(10 + number % 10) 12:\(10 + number):00"
        let image = SampleImage.landscape(width, height, seed: number)
        SampleFile.write(
          SampleFile.jpeg(image, taken: date), to: "\(folder)/IMG_\(100 + number).jpg")
      }
      if damaged {
        let whole = SampleFile.jpeg(
          SampleImage.landscape(320, 213, seed: 99), taken: "2024:07:15 12:00:00")
        SampleFile.write(Array(whole.prefix(whole.count / 2)), to: folder + "/IMG_cut.jpg")
        SampleFile.write(
          Array("text".utf8), to: folder + "/notes.jpg", changed: 1_720_700_000)
      }
      try await body(folder)
    }
  }

  /// A screen that is not watched: these tests cause each look themselves.
  private func controller(_ folder: String) -> PhotosController {
    let controller = PhotosController(
      LibraryScan(folder, offset: .greenwich), store: nil, workers: 2, isWatched: false)
    // The temporary folder has another name in each run.
    controller.title = "Holidays"
    return controller
  }

  /// Waits until all pictures in the background have been read.
  private static let finish = SnapshotStep.call("wait until all is read") {
    guard let controller = $0 as? PhotosController else { return }
    await controller.finish()
  }

  @Test("The grid by months, in light and dark")
  func grid() async throws {
    try await withPictures { folder in
      try await expectSnapshots(
        sizes: [size], named: "grid", after: [Self.finish, Self.finish, .wait(0.1)],
        comparing: [.picture, .layout]
      ) { controller(folder) }
    }
  }

  @Test("Keys move the selection; the month stays at the top")
  func selection() async throws {
    try await withPictures { folder in
      try await expectSnapshot(
        of: controller(folder), size: size, appearance: .dark, named: "selection",
        after: [
          Self.finish, .key(.right), .key(.down), .key(.down), .key(.right), .key(.down),
          Self.finish, .settle,
        ])
    }
  }

  @Test("A picture alone, and a damaged one")
  func alone() async throws {
    try await withPictures { folder in
      try await expectSnapshot(
        of: controller(folder), size: size, appearance: .dark, named: "alone",
        after: [Self.finish, .key(.home), .key(.right), .key(.enter), Self.finish, .settle])
      try await expectSnapshot(
        of: controller(folder), size: size, named: "damaged",
        after: [
          Self.finish,
          .call("go to the damaged one") {
            let controller = $0 as? PhotosController
            let place = controller?.shelf.pictures.firstIndex { $0.name == "IMG_cut.jpg" }
            controller?.go(to: place ?? 0)
            controller?.openViewer()
          }, Self.finish, .settle,
        ])
    }
  }

  @Test("An empty folder, and the keys")
  func empty() async throws {
    try await withPictures(0, damaged: false) { folder in
      try await expectSnapshot(
        of: controller(folder), size: size, named: "empty", after: [Self.finish])
      try await expectSnapshot(
        of: controller(folder), size: size, appearance: .dark, named: "help",
        after: [Self.finish, .type("?")])
    }
  }

  @Test("The grid keeps what the engine guarantees, whatever is done to it")
  func invariants() async throws {
    try await withPictures(90, damaged: false) { folder in
      let shelf = try shelf(folder)
      let half = Shelf(shelf.pictures.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
      // The loader delivers no picture: the grid has to be right before there are any.
      let make: @MainActor () -> ViewController = {
        let loader = ImageLoader { request throws(ImageError) in
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
          throw .cancelled(path: request.path)
        }
        let controller = PhotosController(
          PhotoFolder(LibraryScan(folder), isRead: true), store: nil, thumbnails: loader,
          pictures: loader)
        controller.replace(shelf)
        return controller
      }
      try await expectInvariants(
        of: make, size: Size(width: 420, height: 568),
        changes: [
          .call("half of the pictures") { ($0 as? PhotosController)?.replace(half) },
          .call("all of them") { ($0 as? PhotosController)?.replace(shelf) },
          .key(.down), .key(.end), .key(.left), .key(.pageUp),
        ],
        // A new screen has all pictures, and no selection, so cells are compared with the shelf.
        keeping: Set(ScreenInvariant.allCases).subtracting([.pictureIsFresh]), seeds: 0..<16,
        background: .ignored
      ) { controller in
        guard let controller = controller as? PhotosController else { return "no screen" }
        for path in controller.grid.indexPathsForVisibleItems {
          let cell = controller.grid.cellForItem(at: path) as? PhotoCell
          let place = controller.content.layout.place(of: path)
          guard cell?.picture == controller.shelf.pictures[place],
            cell?.isCurrent == (place == controller.cursor),
            cell?.frame == controller.content.layout.current.frame(of: place)
          else { return "the cell at \(path) shows something else" }
        }
        return nil
      }
    }
  }

  private func shelf(_ folder: String) throws -> Shelf {
    var shelf = Shelf()
    try LibraryScan(folder, offset: .greenwich).read { update in
      shelf = update.shelf
    }
    return shelf
  }

  // MARK: In a window

  private func open(_ folder: String) async throws -> PhotosController {
    let controller = controller(folder)
    windows.append(await controller.shown(size))
    return controller
  }

  private func play(_ controller: PhotosController, _ keys: [String]) async {
    guard let window = controller.content.window else { return }
    for text in keys {
      if let key = InputEvent.Key(rawValue: text), text.count > 1 {
        window.router.handle(InputEvent(time: window.now, .key(.init(key))))
      } else {
        window.router.handle(InputEvent(time: window.now, .text(text)))
      }
      _ = window.advance(to: window.now + 1)
      _ = window.advance(to: window.now + 1)
    }
  }

  @Test("Keys go from picture to picture, by rows and pages, and not past the ends")
  func moving() async throws {
    try await withPictures(60, damaged: false) { folder in
      let controller = try await open(folder)
      await play(controller, ["right"])
      #expect(controller.cursor == 0)
      await play(controller, ["right", "right", "left", "left", "left"])
      #expect(controller.cursor == 0)
      let rows = controller.content.layout.current
      await play(controller, ["down", "down"])
      #expect(rows.row(of: controller.cursor ?? 0) == 2)
      await play(controller, ["up", "end", "right"])
      #expect(controller.cursor == 59)
      await play(controller, ["pageUp"])
      let after = rows.row(of: controller.cursor ?? 0)
      #expect(after < rows.row(of: 59))
      await play(controller, ["pageDown", "pageDown", "pageDown", "pageDown", "pageDown"])
      #expect(rows.row(of: controller.cursor ?? 0) == rows.row(of: 59))
      await play(controller, ["home", "escape"])
      #expect(controller.cursor == nil && controller.grid.contentOffset.y == 0)
    }
  }

  @Test("The selected picture is in sight, below the header of its month")
  func revealing() async throws {
    try await withPictures(60, damaged: false) { folder in
      let controller = try await open(folder)
      for key in ["down", "down", "down", "pageDown", "up", "up", "up", "end", "pageUp", "left"] {
        await play(controller, [key])
        let frame = controller.content.layout.current.frame(of: controller.cursor ?? 0)
        let seen = controller.grid.bounds
        #expect(frame.minY >= seen.minY + GridLayout.headerHeight - 0.5, "\(key)")
        #expect(frame.maxY <= seen.maxY + 0.5, "\(key)")
      }
    }
  }

  @Test("A tap opens a picture, keys turn pages, and Esc leads back to where one is")
  func viewing() async throws {
    try await withPictures(60, damaged: false) { folder in
      let controller = try await open(folder)
      let window = try #require(controller.content.window)
      let frame = controller.content.layout.current.frame(of: 2)
      let pointer = InputEvent.Pointer(at: Point(x: frame.midX, y: frame.midY))
      window.router.handle(InputEvent(time: window.now, .pointerDown(pointer)))
      window.router.handle(InputEvent(time: window.now + 0.05, .pointerUp(pointer)))
      #expect(controller.isAlone && controller.cursor == 2)
      await play(controller, ["right", "right", "pageDown", "left"])
      #expect(controller.cursor == 4)
      await play(controller, ["end", "right"])
      #expect(controller.cursor == 59)
      await play(controller, ["escape"])
      #expect(!controller.isAlone)
      let place = controller.content.layout.current.frame(of: 59)
      #expect(controller.grid.bounds.intersects(place))
    }
  }

  @Test("A picture is magnified about its middle, no further than it makes sense, and back")
  func zooming() async throws {
    try await withPictures(3, damaged: false) { folder in
      let controller = try await open(folder)
      await play(controller, ["home", "enter"])
      await controller.finish()
      let page = try #require(controller.content.viewer.page)
      await play(controller, ["+"])
      #expect(page.zoomScale == 1.5)
      await play(controller, ["+", "+", "+", "+", "+", "+", "+"])
      #expect(page.zoomScale == page.maximumZoomScale && page.maximumZoomScale > 1)
      await play(controller, ["-", "0"])
      #expect(page.zoomScale == 1)
      await play(controller, ["+", "right"])
      #expect(controller.content.viewer.page?.zoomScale == 1 && page.zoomScale == 1)
    }
  }

  @Test("Pictures that vanish while they are shown are told of, and gone after another look")
  func vanishing() async throws {
    try await withPictures(12, damaged: false) { folder in
      let controller = try await open(folder)
      let names = controller.shelf.pictures.map(\.name)
      unlink("\(folder)/\(names[0])")
      truncate("\(folder)/\(names[1])", 700)
      controller.thumbnails.removeKeptImages()
      await play(controller, ["home", "enter"])
      await controller.finish()
      let bar = controller.content.bar
      #expect(bar.text == "\(names[0]): no such file or directory" && bar.isWarning)
      await play(controller, ["right"])
      await controller.finish()
      #expect(bar.text == "\(names[1]): damaged or cut short")
      #expect(controller.content.viewer.page?.content.failure == "damaged or cut short")
      await play(controller, ["escape", "r"])
      await controller.finish()
      #expect(controller.shelf.pictures.map(\.name) == Array(names.dropFirst()))
      #expect(bar.counts == "1 cannot be shown  \u{00B7}  11 pictures")
    }
  }

  @Test("A single picture is shown alone at once, with those of its folder around it")
  func single() async throws {
    try await withPictures(12, damaged: false) { folder in
      let scan = try LibraryScan.opening(folder + "/IMG_105.jpg")
      let controller = PhotosController(scan, store: nil, isWatched: false)
      let window = Window(frame: Rect(origin: .zero, size: size))
      windows.append(window)
      window.rootViewController = controller
      await controller.finish()
      #expect(controller.isAlone && controller.content.viewer.picture?.name == "IMG_105.jpg")
      #expect(controller.shelf.pictures.count == 12)
      await play(controller, ["escape"])
      #expect(!controller.isAlone && controller.cursor != nil)
    }
  }

  @Test("Files that are left out are counted by their kinds, in the status line")
  func leftOut() async throws {
    try await withPictures(3, damaged: false) { folder in
      for name in ["a.webp", "b.webp", "c.gif", "notes"] {
        SampleFile.write(Array("text".utf8), to: "\(folder)/\(name)")
      }
      let bar = try await open(folder).content.bar
      let line = "4 files left out: 2 webp, 1 gif, 1 of other kinds"
      #expect(bar.text == "Holidays  \u{00B7}  \(line)" && !bar.isWarning)
    }
  }

  @Test("What is at the top, and what is selected, stays when pictures come before it")
  func anchoring() async throws {
    try await withPictures(60, damaged: false) { folder in
      let controller = try await open(folder)
      await play(controller, ["home", "pageDown", "pageDown", "pageDown"])
      let cursor = controller.shelf.pictures[controller.cursor ?? 0]
      let old = controller.shelf
      @MainActor func top() -> String? {
        let rows = controller.content.layout.current
        let offset = controller.grid.contentOffset.y
        return rows.rows(from: offset, to: offset + 1).first
          .map { controller.shelf.pictures[rows.firstPicture(ofRow: $0)].name }
      }
      let before = top()
      let newer = (0..<15).map { number in
        Picture(
          path: "/new/\(number).jpg", size: PixelSize(width: 3, height: 2),
          taken: WallTime(year: 2025, month: 1, day: 1 + number), byteCount: 1)
      }
      controller.replace(Shelf(old.pictures + newer))
      #expect(controller.shelf.pictures.count == 75)
      #expect(controller.cursor.map { controller.shelf.pictures[$0] } == cursor)
      // The picture may have moved within its row, but the row is still at the top.
      let rows = controller.content.layout.current
      let place = try #require(controller.shelf.pictures.firstIndex { $0.name == before })
      let offset = controller.grid.contentOffset.y
      #expect(rows.rows(from: offset, to: offset + 1).first == rows.row(of: place))
    }
  }

  @Test("A window of another width shows the same pictures, each as large as its cell")
  func resizing() async throws {
    try await withPictures(60, damaged: false) { folder in
      let controller = try await open(folder)
      let window = try #require(controller.content.window)
      for width in [500.0, 333, 1200, 760] {
        window.frame = Rect(x: 0, y: 0, width: width, height: 520)
        window.layoutIfNeeded()
        await controller.finish()
        for cell in controller.grid.visibleCells.compactMap({ $0 as? PhotoCell }) {
          let image = try #require(cell.image)
          #expect(image.size.width >= cell.bounds.width && image.size.height >= cell.bounds.height)
          #expect(
            image.size.width <= cell.bounds.width + 3 || image.size.height <= cell.bounds.height + 3
          )
        }
      }
    }
  }
}
