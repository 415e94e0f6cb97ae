import Glibc
import Images
import PhotoSamples
import ScrollworkTesting
import Synchronization
import Testing

@testable import PhotoLibrary
@testable import PhotoScreen

@MainActor
@Suite("The screen of a folder that changes", .serialized)
final class WatchedScreenTests {
  private var windows: [Window] = []
  private let march = 1_709_253_000

  /// Notes which thumbnails have been made.
  private final class Made: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ path: String) { names.withLock { $0.append(path) } }
    func forget() { names.withLock { $0 = [] } }
  }

  private let made = Made()

  private func write(
    _ name: String, in folder: String, day: Int, seed: Int = 1, _ width: Int = 320,
    _ height: Int = 240
  ) {
    let image = SampleImage.landscape(width, height, seed: seed)
    let date = "2024:0\(1 + day / 28):\(day % 28 < 9 ? "0" : "")\(1 + day % 28) 12:00:00"
    // Puts the complete file in place at once, as a file manager does.
    SampleFile.write(SampleFile.jpeg(image, taken: date), to: "\(folder)/\(name).part")
    rename("\(folder)/\(name).part", "\(folder)/\(name)")
  }

  /// Opens a screen of `count` pictures, the first of which is the oldest.
  private func open(
    _ count: Int, in folder: String, _ calls: WatchCalls = WatchCalls()
  ) async -> PhotosController {
    for number in 0..<count {
      write("\(100 + number).jpg", in: folder, day: number, seed: number)
    }
    let made = made
    let loader = ImageLoader { request throws(ImageError) in
      let path = PictureName.path(request.path)
      made.add(String(path.dropFirst(folder.utf8.count + 1)))
      return try ImageFile.decode(path, request.size, scale: request.scale)
    }
    let folder = PhotoFolder(LibraryScan(folder, offset: .greenwich)) { LibraryWatch($0, calls) }
    let controller = PhotosController(folder, store: nil, thumbnails: loader)
    controller.title = "Holidays"
    windows.append(await controller.shown(Size(width: 760, height: 520)))
    return controller
  }

  private func until(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
  ) async {
    for _ in 0..<3000 {
      if isSo() { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record(what, sourceLocation: sourceLocation)
  }

  private func play(_ controller: PhotosController, _ keys: [InputEvent.Key]) {
    guard let window = controller.content.window else { return }
    for key in keys {
      window.router.handle(InputEvent(time: window.now, .key(.init(key))))
      _ = window.advance(to: window.now + 1)
      _ = window.advance(to: window.now + 1)
    }
  }

  private func names(_ controller: PhotosController) -> [String] {
    controller.shelf.pictures.map(\.name)
  }

  @Test("What is looked at and what is selected stays where it is while pictures come and go")
  func staying() async throws {
    try await withFolder { folder in
      let controller = await open(60, in: folder)
      play(controller, [.home, .pageDown, .pageDown, .pageDown])
      let selected = try #require(controller.cursor.map { controller.shelf.pictures[$0] })
      @MainActor func place(of name: String) -> Double? {
        let place = controller.shelf.pictures.firstIndex { $0.name == name }
        return place.map {
          controller.content.layout.current.frame(of: $0).minY - controller.grid.contentOffset.y
        }
      }
      let top = controller.shelf.pictures[controller.firstShown].name
      let before = try #require(place(of: top))
      // Adds pictures that are newer than all others; the oldest and the newest one go.
      for number in 0..<8 { write("new\(number).jpg", in: folder, day: 80 + number) }
      unlink(folder + "/100.jpg")
      unlink(folder + "/159.jpg")
      await until("66 pictures") { controller.shelf.pictures.count == 66 }
      #expect(controller.cursor.map { controller.shelf.pictures[$0] } == selected)
      #expect(abs((place(of: top) ?? 0) - before) < 0.5)
      #expect(controller.content.bar.counts == "66 pictures")
      // The selected picture gets another name, and then another date.
      rename(selected.path, folder + "/selected.jpg")
      await until("the new name") {
        controller.cursor.map { controller.shelf.pictures[$0].name } == "selected.jpg"
      }
      write("selected.jpg", in: folder, day: 70)
      await until("the new date") {
        controller.shelf.pictures.first { $0.name == "selected.jpg" }?.taken.date.month == 3
      }
      #expect(controller.cursor.map { controller.shelf.pictures[$0].name } == "selected.jpg")
    }
  }

  @Test("At the top, new pictures are seen as they come")
  func top() async throws {
    await withFolder { folder in
      let controller = await open(60, in: folder)
      write("new.jpg", in: folder, day: 80)
      await until("61 pictures") { controller.shelf.pictures.count == 61 }
      #expect(controller.grid.contentOffset.y == 0 && names(controller).first == "new.jpg")
    }
  }

  @Test("A small picture is made anew when its file has changed, and no other")
  func thumbnails() async throws {
    try await withFolder { folder in
      let controller = await open(3, in: folder)
      await until("all are made") { Set(self.made.all).count == 3 }
      made.forget()
      write("101.jpg", in: folder, day: 1, seed: 77)
      await until("a new one") { self.made.all.contains("101.jpg") }
      await controller.finish()
      #expect(Set(made.all) == ["101.jpg"])
      let place = try #require(names(controller).firstIndex(of: "101.jpg"))
      let cell = controller.grid.cellForItem(at: controller.content.layout.path(of: place))
      let image = try #require((cell as? PhotoCell)?.image)
      let right = SampleImage.landscape(320, 240, seed: 77)
      let (one, other) = (image[image.pixelSize.width / 2, 4], right[160, 4])
      #expect(abs(Int(one.red) - Int(other.red)) < 24)
    }
  }

  @Test("A picture alone stays while others come and go, and is read again when it has changed")
  func alone() async throws {
    try await withFolder { folder in
      let controller = await open(12, in: folder)
      play(controller, [.home, .right, .enter])
      await controller.finish()
      let viewer = controller.content.viewer
      let page = try #require(viewer.page)
      let name = try #require(viewer.picture?.name)
      page.setZoomScale(2, animated: false)
      for number in 0..<5 { write("new\(number).jpg", in: folder, day: 80 + number) }
      await until("17 pictures") { controller.shelf.pictures.count == 17 }
      #expect(controller.isAlone && viewer.picture?.name == name && viewer.page === page)
      #expect(viewer.place == 6 && controller.cursor == 6 && page.zoomScale == 2)
      let before = try #require(page.content.fitted)
      write(name, in: folder, day: 10, seed: 55, 200, 300)
      await until("the new pixels") {
        page.content.fitted?.pixelSize == PixelSize(width: 200, height: 300)
      }
      #expect(page.content.fitted != before && viewer.page === page)
      play(controller, [.right])
      #expect(viewer.place == 7)
    }
  }

  @Test("A picture alone that vanishes says so, and those beside it are there")
  func vanishing() async throws {
    try await withFolder { folder in
      let controller = await open(12, in: folder)
      play(controller, [.home, .right, .right, .enter])
      await controller.finish()
      let viewer = controller.content.viewer
      let name = try #require(viewer.picture?.name)
      unlink("\(folder)/\(name)")
      let bar = controller.content.bar
      await until("a line") { bar.text == "\(name): no such file or directory" && bar.isWarning }
      #expect(controller.isAlone && viewer.picture?.name == name)
      let next = controller.shelf.pictures[3].name
      play(controller, [.right])
      await until("11 pictures") { controller.shelf.pictures.count == 11 }
      #expect(viewer.picture?.name == next && viewer.place == 2 && controller.cursor == 2)
      #expect(bar.counts == "11 pictures" && !bar.isWarning)
      play(controller, [.escape])
      #expect(!controller.isAlone && !names(controller).contains(name))
    }
  }

  @Test("What could not be shown is shown when it has been mended")
  func mending() async throws {
    await withFolder { folder in
      SampleFile.write(Array("text".utf8), to: folder + "/bad.jpg", changed: march)
      let controller = await open(3, in: folder)
      let bar = controller.content.bar
      await until("a failure") { bar.counts == "1 cannot be shown  \u{00B7}  4 pictures" }
      write("bad.jpg", in: folder, day: 1)
      await until("none") { bar.counts == "4 pictures" }
    }
  }

  @Test("Without watches the status line says so, and another look finds what has come")
  func refused() async throws {
    await withFolder { folder in
      var calls = WatchCalls()
      calls.open = { -EMFILE }
      let controller = await open(3, in: folder, calls)
      let bar = controller.content.bar
      #expect(bar.text == "changes are not noticed (too many open files); r looks again")
      #expect(bar.isWarning)
      write("new.jpg", in: folder, day: 80)
      controller.take("r")
      await controller.finish()
      #expect(controller.shelf.pictures.count == 4)
    }
  }

  @Test("A folder that is emptied says so, and its first picture is shown")
  func emptying() async throws {
    await withFolder { folder in
      let controller = await open(2, in: folder)
      play(controller, [.end])
      for name in ["100.jpg", "101.jpg"] { unlink("\(folder)/\(name)") }
      await until("no picture") { controller.shelf.pictures.isEmpty }
      #expect(controller.cursor == nil && controller.content.bar.counts == "0 pictures")
      write("new.jpg", in: folder, day: 80)
      await until("a picture") { self.names(controller) == ["new.jpg"] }
    }
  }
}
