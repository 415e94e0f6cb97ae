import Glibc
import PhotoLibrary
import PhotoScreen
import ScrollworkApp

/// Shows the first picture of a folder alone, magnifies and drags it as people do, and prints frame
/// times.
@MainActor
func zoom(_ folder: String) async throws {
  let photos = PhotosController(LibraryScan(folder), store: nil, workers: 1)
  let controller = FrameController(photos)
  try await Application.run(title: "photos", size: Size(width: 1280, height: 800)) { window in
    window.rootViewController = controller
    Task { @MainActor in
      await photos.finishReading()
      try await Task.sleep(for: .seconds(1))
      press(window, .home)
      press(window, .enter)
      // Waits until the picture and its neighbours have been read.
      try await Task.sleep(for: .seconds(4))
      let hand = Hand(window)
      for (name, act) in [
        ("the wheel with Ctrl, in and out", hand.turnWheel),
        ("a pinch, apart and together", hand.pinch),
        ("a double click, and another one", hand.doubleClick),
        ("dragging, magnified twice", { try await hand.drag(notches: 8) }),
        ("dragging, magnified five times", { try await hand.drag(notches: 17) }),
        ("swiping from picture to picture", hand.swipe),
      ] as [(String, () async throws -> Void)] {
        controller.frames.forget()
        try await act()
        report(name, controller.frames.times)
        // Each measurement begins with a picture that is fully visible.
        type(window, "0")
        try await Task.sleep(for: .seconds(2))
      }
      window.close()
    }
  }
}

@MainActor
private func press(_ window: AppWindow, _ key: InputEvent.Key) {
  window.router.handle(InputEvent(time: window.now, .key(.init(key))))
}

@MainActor
private func type(_ window: AppWindow, _ text: String) {
  window.router.handle(InputEvent(time: window.now, .text(text)))
}

/// A mouse, and two fingers that report 125 times a second.
@MainActor
private struct Hand {
  private let window: AppWindow
  private let middle = Point(x: 600, y: 420)

  init(_ window: AppWindow) { self.window = window }

  private func send(_ kind: InputEvent.Kind) {
    window.router.handle(InputEvent(time: window.now, kind))
  }

  private func pause(_ milliseconds: Int) async throws {
    try await Task.sleep(for: .milliseconds(milliseconds))
  }

  private func turn(_ notches: Int) async throws {
    for _ in 0..<abs(notches) {
      let delta = Point(x: 0, y: notches < 0 ? -1.0 : 1)
      send(.wheel(InputEvent.Wheel(at: middle, delta: delta, modifiers: .control)))
      try await pause(40)
    }
  }

  func turnWheel() async throws {
    try await turn(18)
    try await pause(1500)
    try await turn(-18)
    try await pause(500)
  }

  private func finger(_ id: Int, _ x: Double, _ y: Double) -> InputEvent.Pointer {
    InputEvent.Pointer(at: Point(x: x, y: y), device: .touch, id: id, isPressed: true)
  }

  func pinch() async throws {
    func spread(from first: Double, to last: Double) async throws {
      send(.pointerDown(finger(1, middle.x - first, middle.y)))
      send(.pointerDown(finger(2, middle.x + first, middle.y + first / 3)))
      for step in 1...100 {
        try await pause(8)
        let reach = first + (last - first) * Double(step) / 100
        send(.pointerMoved(finger(1, middle.x - reach, middle.y)))
        send(.pointerMoved(finger(2, middle.x + reach, middle.y + reach / 3)))
      }
      send(.pointerUp(finger(1, middle.x - last, middle.y)))
      send(.pointerUp(finger(2, middle.x + last, middle.y + last / 3)))
      try await pause(1500)
    }
    try await spread(from: 90, to: 500)
    try await spread(from: 500, to: 80)
  }

  func doubleClick() async throws {
    for _ in 0..<2 {
      for _ in 0..<2 {
        send(.pointerDown(InputEvent.Pointer(at: middle, isPressed: true)))
        try await pause(30)
        send(.pointerUp(InputEvent.Pointer(at: middle)))
        try await pause(70)
      }
      try await pause(2000)
    }
  }

  func drag(notches: Int) async throws {
    try await turn(notches)
    // Waits until the picture has been read with enough pixels for this magnification.
    try await pause(2500)
    for stroke in 0..<8 {
      let angle = Double(stroke) * 2.1
      var place = middle
      send(.pointerDown(finger(1, place.x, place.y)))
      for _ in 0..<40 {
        try await pause(8)
        place.x += 7 * cos(angle)
        place.y += 7 * sin(angle)
        send(.pointerMoved(finger(1, place.x, place.y)))
      }
      send(.pointerUp(finger(1, place.x, place.y)))
      try await pause(700)
    }
  }

  func swipe() async throws {
    for stroke in 0..<6 {
      let direction = stroke < 3 ? -1.0 : 1
      send(.pointerDown(finger(1, middle.x, middle.y)))
      for step in 1...15 {
        try await pause(8)
        send(.pointerMoved(finger(1, middle.x + direction * 20 * Double(step), middle.y)))
      }
      send(.pointerUp(finger(1, middle.x + direction * 300, middle.y)))
      try await pause(2500)
    }
  }
}
