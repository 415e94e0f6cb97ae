import Glibc
import PhotoLibrary
import PhotoScreen
import ScrollworkApp

/// Flicks through a folder with a finger that reports 125 times a second, and prints frame times.
///
/// A frame's time is the processor time of the main thread from one drawing to the next: painting,
/// the tasks in between, and the next layout.
@MainActor
func flick(_ folder: String, keeps: Bool) async throws {
  let store = keeps ? CacheFolder.current.map { ThumbnailStore(folder: $0) } : nil
  let photos = PhotosController(LibraryScan(folder), store: store, workers: 1)
  let controller = FrameController(photos)
  try await Application.run(title: "photos", size: Size(width: 1280, height: 800)) { window in
    window.rootViewController = controller
    Task { @MainActor in
      let clock = ContinuousClock.now
      await photos.finishReading()
      print("all read after \(ContinuousClock.now - clock)")
      report("while the folder was read", controller.frames.times)
      try await Task.sleep(for: .seconds(2))
      print("at rest before: picture \(photos.firstShown)")
      for (name, strokes, distance) in [
        ("slow strokes", 20, 300.0), ("flicks", 30, 700.0), ("back up", 15, -700.0),
      ] {
        controller.frames.forget()
        for _ in 0..<strokes { try await stroke(window, distance) }
        try await Task.sleep(for: .seconds(3))
        report(name, controller.frames.times)
        print("now at picture \(photos.firstShown)")
      }
      controller.frames.forget()
      try await dragIndicator(window)
      report("by the scroll indicator", controller.frames.times)
      print("the indicator has led to picture \(photos.firstShown)")
      for (name, place) in [("to the end", "end"), ("to the beginning", "home")] {
        controller.frames.forget()
        window.router.handle(
          InputEvent(time: window.now, .key(.init(place == "end" ? .end : .home))))
        try await Task.sleep(for: .seconds(1))
        report(name, controller.frames.times)
      }
      controller.frames.forget()
      for _ in 0..<300 {
        window.router.handle(InputEvent(time: window.now, .key(.init(.pageDown))))
        try await Task.sleep(for: .milliseconds(20))
      }
      report("300 pages by key", controller.frames.times)
      try await look(window, controller.frames)
      window.close()
    }
  }
}

/// Turns the pages of the viewer, and magnifies a picture.
@MainActor
private func look(_ window: AppWindow, _ frames: FrameView) async throws {
  frames.forget()
  window.router.handle(InputEvent(time: window.now, .key(.init(.enter))))
  for _ in 0..<20 {
    try await Task.sleep(for: .milliseconds(500))
    window.router.handle(InputEvent(time: window.now, .key(.init(.right))))
  }
  try await Task.sleep(for: .seconds(1))
  report("20 pictures alone, page by page", frames.times)
  frames.forget()
  for text in ["+", "+", "+", "-", "0"] {
    window.router.handle(InputEvent(time: window.now, .text(text)))
    try await Task.sleep(for: .seconds(1))
  }
  report("one of them magnified, and back", frames.times)
}

/// Drags the scroll indicator from the top to the bottom in ten seconds, past all pictures.
@MainActor
private func dragIndicator(_ window: AppWindow) async throws {
  window.router.handle(InputEvent(time: window.now, .key(.init(.home))))
  let wheel = InputEvent.Wheel(at: Point(x: 640, y: 400), delta: Point(x: 0, y: -0.1))
  window.router.handle(InputEvent(time: window.now, .wheel(wheel)))
  try await Task.sleep(for: .milliseconds(300))
  func pointer(_ y: Double) -> InputEvent.Pointer {
    InputEvent.Pointer(at: Point(x: 1276, y: y), isPressed: true)
  }
  window.router.handle(InputEvent(time: window.now, .pointerDown(pointer(12))))
  for step in 1...1250 {
    try await Task.sleep(for: .milliseconds(8))
    let y = 12 + 748 * Double(step) / 1250
    window.router.handle(InputEvent(time: window.now, .pointerMoved(pointer(y))))
  }
  window.router.handle(InputEvent(time: window.now, .pointerUp(pointer(760))))
}

@MainActor
private func stroke(_ window: AppWindow, _ distance: Double) async throws {
  let start = Point(x: 640, y: distance > 0 ? 760 : 60)
  let (first, clock) = (window.now, ContinuousClock.now)
  func time() -> Double {
    let (seconds, rest) = (ContinuousClock.now - clock).components
    return first + Double(seconds) + Double(rest) / 1e18
  }
  func pointer(_ y: Double) -> InputEvent.Pointer {
    InputEvent.Pointer(at: Point(x: start.x, y: y), device: .touch, id: 1, isPressed: true)
  }
  window.router.handle(InputEvent(time: time(), .pointerDown(pointer(start.y))))
  let steps = 15
  for step in 1...steps {
    try await Task.sleep(for: .milliseconds(8))
    let y = start.y - distance * Double(step) / Double(steps)
    window.router.handle(InputEvent(time: time(), .pointerMoved(pointer(y))))
  }
  window.router.handle(InputEvent(time: time(), .pointerUp(pointer(start.y - distance))))
  try await Task.sleep(for: .milliseconds(350))
}
