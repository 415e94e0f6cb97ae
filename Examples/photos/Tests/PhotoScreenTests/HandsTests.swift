import Images
import PhotoLibrary
import PhotoSamples
import ScrollworkTesting
import Testing

@testable import PhotoScreen

@MainActor
@Suite("Hands on the screen of pictures", .serialized)
final class HandsTests {
  private var windows: [Window] = []

  /// Opens a screen of `count` pictures, all of one month.
  private func open(
    _ count: Int, in folder: String, width: Int = 1200
  ) async -> PhotosController {
    for number in 0..<count {
      let image = SampleImage.landscape(width, width * 2 / 3, seed: number)
      let date = "2024:07:\(number < 90 ? "0" : "")\(1 + number / 10) 12:00:\(10 + number % 10)"
      SampleFile.write(SampleFile.jpeg(image, taken: date), to: "\(folder)/\(100 + number).jpg")
    }
    let controller = PhotosController(
      LibraryScan(folder, offset: .greenwich), store: nil, isWatched: false)
    windows.append(await controller.shown(Size(width: 760, height: 520)))
    return controller
  }

  /// Sends events to a window, and advances its time.
  private struct Hand {
    var window: Window
    var time: Double

    @MainActor
    mutating func send(_ kind: InputEvent.Kind, after seconds: Double = 0.008) {
      time += seconds
      window.router.handle(InputEvent(time: time, kind))
      _ = window.advance(to: time)
    }

    @MainActor
    mutating func rest(_ seconds: Double) {
      let end = time + seconds
      while time < end {
        time += 1.0 / 60
        _ = window.advance(to: time)
      }
    }

    static func finger(_ id: Int, _ x: Double, _ y: Double) -> InputEvent.Pointer {
      InputEvent.Pointer(at: Point(x: x, y: y), device: .touch, id: id, isPressed: true)
    }
  }

  private func hand(on controller: PhotosController) throws -> Hand {
    let window = try #require(controller.content.window)
    return Hand(window: window, time: window.now)
  }

  private func showAlone(_ controller: PhotosController, _ place: Int) async throws -> PageView {
    controller.go(to: place)
    controller.openViewer()
    controller.content.window?.layoutIfNeeded()
    await controller.finish()
    return try #require(controller.content.viewer.page)
  }

  @Test("Two fingers magnify a picture about the point between them, and back to all of it")
  func pinching() async throws {
    try await withFolder { folder in
      let controller = await open(3, in: folder)
      let page = try await showAlone(controller, 1)
      var hand = try hand(on: controller)
      let middle = Point(x: 300, y: 260)
      @MainActor func pinch(from first: Double, to last: Double) {
        hand.send(.pointerDown(Hand.finger(1, middle.x - first, middle.y)))
        hand.send(.pointerDown(Hand.finger(2, middle.x + first, middle.y)))
        for step in 1...30 {
          let reach = first + (last - first) * Double(step) / 30
          hand.send(.pointerMoved(Hand.finger(1, middle.x - reach, middle.y)))
          hand.send(.pointerMoved(Hand.finger(2, middle.x + reach, middle.y)))
        }
      }
      @MainActor func lift(_ reach: Double) {
        hand.send(.pointerUp(Hand.finger(1, middle.x - reach, middle.y)))
        hand.send(.pointerUp(Hand.finger(2, middle.x + reach, middle.y)))
        hand.rest(1.5)
      }
      let before = page.content.convert(middle, from: nil)
      pinch(from: 60, to: 150)
      let during = page.content.convert(middle, from: nil)
      #expect(page.zoomScale > 2 && page.zoomScale < 2.6)
      // The point between the fingers stays in place, except for the movement before the pinch
      // began.
      #expect(abs(during.x - before.x) < 8 && abs(during.y - before.y) < 8)
      lift(150)
      await controller.finish()
      #expect(page.zoomScale > 2 && controller.content.viewer.place == 1)
      // The details for this magnification have been read.
      #expect(page.content.details.map(\.pixelSize.width) == [1200])
      #expect(page.content.shown == page.content.details.last)
      pinch(from: 150, to: 20)
      #expect(page.zoomScale < 1)
      lift(20)
      #expect(page.zoomScale == 1 && controller.content.viewer.place == 1)
    }
  }

  @Test("A swipe turns a page; a magnified picture is dragged first")
  func swiping() async throws {
    try await withFolder { folder in
      let controller = await open(4, in: folder)
      let page = try await showAlone(controller, 1)
      let viewer = controller.content.viewer
      var hand = try hand(on: controller)
      @MainActor func swipe(_ distance: Double) {
        let start = distance < 0 ? 600.0 : 160
        hand.send(.pointerDown(Hand.finger(1, start, 260)))
        for step in 1...12 {
          hand.send(.pointerMoved(Hand.finger(1, start + distance * Double(step) / 12, 260)))
        }
        hand.send(.pointerUp(Hand.finger(1, start + distance, 260)))
        hand.rest(2)
      }
      swipe(-300)
      #expect(viewer.place == 2 && controller.cursor == 2)
      swipe(300)
      #expect(viewer.place == 1 && viewer.isAtRest)
      page.setZoomScale(3, animated: false)
      page.contentOffset.x = 400
      swipe(200)
      #expect(viewer.place == 1 && page.contentOffset.x < 400 && page.zoomScale == 3)
    }
  }

  @Test("A very short click opens a picture, also while a wheel still moves the grid")
  func clickingAfterWheel() async throws {
    try await withFolder { folder in
      let controller = await open(40, in: folder, width: 300)
      var hand = try hand(on: controller)
      for pause in [0.004, 0.03, 0.1, 0.2, 0.5] {
        let wheel = InputEvent.Wheel(at: Point(x: 380, y: 260), delta: Point(x: 0, y: -2))
        hand.send(.wheel(wheel), after: 1)
        hand.rest(pause)
        // The middle of a cell: a click between pictures would do nothing.
        let below = controller.grid.visibleCells.map { $0.convert($0.bounds, to: nil) }
          .first { $0.midY > 200 && $0.midY < 400 }
        let middle = try #require(below)
        let pointer = InputEvent.Pointer(
          at: Point(x: middle.midX, y: middle.midY), isPressed: true)
        hand.send(.pointerDown(pointer), after: 0.001)
        hand.send(.pointerUp(pointer), after: 0.002)
        #expect(controller.isAlone, "after \(pause) s")
        controller.leaveViewer()
        hand.rest(1)
      }
    }
  }

  @Test("A tap on a grid that a finger has set in motion stops it; the next one opens a picture")
  func tappingWhileMoving() async throws {
    try await withFolder { folder in
      let controller = await open(60, in: folder, width: 300)
      var hand = try hand(on: controller)
      hand.send(.pointerDown(Hand.finger(1, 380, 400)))
      for step in 1...8 {
        hand.send(.pointerMoved(Hand.finger(1, 380, 400 - 25 * Double(step))))
      }
      hand.send(.pointerUp(Hand.finger(1, 380, 200)))
      hand.rest(0.1)
      #expect(controller.grid.isDecelerating)
      @MainActor func tap() {
        hand.send(.pointerDown(Hand.finger(2, 380, 260)))
        hand.send(.pointerUp(Hand.finger(2, 380, 260)), after: 0.05)
      }
      tap()
      #expect(!controller.isAlone && !controller.grid.isDecelerating)
      hand.rest(0.5)
      tap()
      #expect(controller.isAlone)
    }
  }
}
