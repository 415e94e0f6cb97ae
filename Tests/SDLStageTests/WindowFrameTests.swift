import Files
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@Suite("The frame of a window")
struct WindowFrameTests {
  private let screens = [
    Rect(x: 0, y: 30, width: 1920, height: 1050), Rect(x: 1920, y: 0, width: 1280, height: 1024),
  ]

  private func fit(_ width: Double, _ height: Double, at x: Double, _ y: Double)
    -> (size: Size, place: Point?)
  {
    WindowFrame.fit(Size(width: width, height: height), at: Point(x: x, y: y), on: screens)
  }

  @Test("is used where its upper edge can be dragged")
  func places() {
    for place in [Point(x: 0, y: 30), Point(x: 1800, y: 900), Point(x: 3100, y: 10)] {
      let found = fit(800, 600, at: place.x, place.y)
      #expect(found.place == place && found.size == Size(width: 800, height: 600))
    }
    // Partly off the left edge.
    #expect(fit(800, 600, at: -700, 100).place != nil)
    for (x, y) in [(4000.0, 100.0), (-790, 100), (100, -300), (100, 1070), (0, 5)] {
      #expect(fit(800, 600, at: x, y).place == nil, "\(x), \(y)")
    }
  }

  @Test("is not larger than its screen")
  func sizes() {
    #expect(fit(3000, 600, at: 100, 100).size == Size(width: 1920, height: 600))
    #expect(fit(1600, 1050, at: 2000, 10).size == Size(width: 1280, height: 1024))
    let nowhere = WindowFrame.fit(Size(width: 3000, height: 3000), at: nil, on: screens)
    #expect(nowhere.size == Size(width: 1920, height: 1050) && nowhere.place == nil)
    let none = WindowFrame.fit(Size(width: 30, height: 30), at: .zero, on: [])
    #expect(none.size == Size(width: 30, height: 30) && none.place == nil)
  }

  @Test("is moved into its screen where the window grows")
  func shift() {
    func shift(_ width: Double, _ height: Double, at x: Double, _ y: Double) -> Point {
      WindowFrame.shift(
        Size(width: width, height: height), at: Point(x: x, y: y), on: screens)
    }
    #expect(shift(800, 600, at: 100, 100) == Point(x: 100, y: 100))
    #expect(shift(800, 600, at: 1800, 900) == Point(x: 1120, y: 480))
    #expect(shift(1920, 1050, at: 100, 100) == Point(x: 0, y: 30))
    // What a hand has put over an edge stays there.
    #expect(shift(800, 600, at: -700, 100) == Point(x: -700, y: 100))
    #expect(shift(800, 600, at: 9000, 100) == Point(x: 9000, y: 100))
    #expect(shift(3000, 3000, at: 2500, 10) == Point(x: 1920, y: 0))
  }

  @Test("is the same after it was written and read")
  func text() {
    let size = Size(width: 640.8, height: 480)
    for frame in [
      WindowFrame(size: size), WindowFrame(size: size, place: Point(x: -5, y: 30)),
      WindowFrame(size: size, place: Point(x: 7, y: 0), isMaximized: true),
    ] {
      #expect(WindowFrame(text: frame.text) == frame)
    }
    for text in [
      "", "size 5\n", "size 5 nan\n", "size 0 5\n", "size 5 5\nplace 1\n",
      "size 5 5\nplace 1e9 1\n",
      "size 5 5\ncolor red\n", "place 1 1\n", "{\"size\":[5,5]}", "size 5 5 5\n",
    ] {
      #expect(WindowFrame(text: text) == nil, "\(text)")
    }
  }

  @Test("is the last one that lasted while the window comes to fill the screen")
  func memory() {
    func frame(_ width: Double) -> WindowFrame { WindowFrame(size: Size(width: width, height: 9)) }
    var memory = FrameMemory(frame(1))
    #expect(memory.frame == frame(1))
    memory.note(frame(2), at: 0)
    #expect(memory.frame == frame(2))
    memory.note(frame(2), at: 3)
    // The size of the screen is told before the window is said to fill it.
    memory.note(frame(1920), at: 3.1)
    memory.note(nil, at: 3.2)
    #expect(memory.frame == frame(2))
    memory.note(nil, at: 9)
    #expect(memory.frame == frame(2))
    memory.note(frame(2), at: 10)
    memory.note(frame(4), at: 20)
    memory.note(nil, at: 30)
    #expect(memory.frame == frame(4))
  }

  @Test("is kept in a file, and a file that is none is named in one line")
  func file() throws {
    try withTemporaryFolder { folder in
      var reports: [String] = []
      let file = SavedFrame(in: folder + "/deep/album") { reports.append($0) }
      #expect(file.read() == nil && reports.isEmpty)
      let frame = WindowFrame(size: Size(width: 700, height: 500), place: Point(x: 3, y: 4))
      file.write(frame)
      #expect(file.read() == frame && entries(of: folder + "/deep/album") == ["window"])
      try DiskFile.replace(file.path, with: Array("size 1".utf8))
      #expect(file.read() == nil)
      #expect(reports == ["\(file.path) is not the frame of a window; it is ignored"])
      file.write(frame)
      #expect(file.read() == frame && reports.count == 1)
      SavedFrame(in: "/proc/nothing") { reports.append($0) }.write(frame)
      #expect(
        reports.last?.hasPrefix("the size and place of the window are not remembered") ?? false)
    }
  }
}
