import CSDL2
import Glibc
import Testing

@testable import SDLStage
@testable import ScrollworkApp

// In one suite with the other windows: there can be one at a time.
extension WindowTests {
  private func run(_ open: (AppWindow) async throws -> Void) async throws {
    try await Application.run(
      title: "Test", size: Size(width: 320, height: 200), driver: "dummy", open)
  }

  private func push(_ type: SDL_EventType) {
    var event = SDL_Event()
    event.type = type.rawValue
    SDL_PushEvent(&event)
  }

  @Test(
    "A program's window has its size before it is filled, measures labels, and shows a controller")
  func opensApplication() async throws {
    let controller = ViewController()
    let label = Label()
    try await run { window in
      #expect(window.bounds.size == Size(width: 320, height: 200))
      window.rootViewController = controller
      label.text = "Hello"
      controller.view.addSubview(label)
      label.sizeToFit()
      window.close()
    }
    #expect(label.bounds.width > 20 && label.bounds.height > 15)
    #expect(controller.view.frame.size == Size(width: 320, height: 200))
    #expect(controller.view.window == nil)
  }

  @Test("What a task changes after a wait is shown, without an event and without being asked for")
  func tasksWakeTheWindow() async throws {
    let label = Label()
    var shown: [Bool] = []
    try await run { window in
      label.frame = window.bounds
      window.addSubview(label)
      Task { @MainActor in
        for text in ["one", "two", "three"] {
          // Longer than a frame, so that the window sleeps.
          try await Task.sleep(for: .milliseconds(60))
          shown.append(!window.needsDisplay)
          label.text = text
          #expect(window.needsDisplay)
        }
        try await Task.sleep(for: .milliseconds(60))
        shown.append(!window.needsDisplay)
        window.close()
      }
    }
    #expect(shown == [true, true, true, true])
  }

  @Test("A window that waits for events keeps nobody waiting who comes right behind it")
  func waitsBetweenJobs() async throws {
    for isIdleKnown in [true, false] {
      let watch = TaskWatch { wait in isIdleKnown && IdleMainThread.call(wait) }
      var hasRun = false
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          // Both are taken out of the main queue together, and this function goes first.
          continuation.resume()
          usleep(20_000)
          Task { @MainActor in hasRun = true }
        }
      }
      #expect(!hasRun)
      for _ in 0..<3 where !hasRun { await watch.wait(atMost: 0.1) }
      #expect(hasRun)
    }
  }

  @Test("A motion that a task starts moves at once, to its end")
  func tasksStartMotions() async throws {
    let view = ScrollView()
    try await run { window in
      view.frame = window.bounds
      view.contentSize = Size(width: 320, height: 2000)
      window.addSubview(view)
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(50))
        view.setContentOffset(Point(x: 0, y: 500), animated: true)
        while view.contentOffset.y < 500 { try await Task.sleep(for: .milliseconds(30)) }
        window.close()
      }
    }
    #expect(view.contentOffset.y == 500)
  }

  @Test("A program is asked before a person closes its window, and may close it later itself")
  func asksBeforeClosing() async throws {
    var timesAsked = 0
    try await run { window in
      window.shouldClose = {
        timesAsked += 1
        if timesAsked == 2 { Task { @MainActor in window.close() } }
        return false
      }
      Task { @MainActor in
        for _ in 0..<2 {
          push(SDL_QUIT)
          try await Task.sleep(for: .milliseconds(40))
        }
      }
    }
    #expect(timesAsked == 2)
  }

  @Test("Another appearance is painted at once; the clipboard and the title answer")
  func desktop() async throws {
    try await run { window in
      #expect(window.appearance == .light && window.needsAdvance)
      window.clipboardText = "offset 420"
      #expect(window.clipboardText == "offset 420")
      window.title = "Another"
      window.pointerShape = .hand
      #expect(window.refreshInterval > 0 && window.scale == 1)
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(60))
        #expect(!window.needsDisplay)
        window.appearance = .dark
        #expect(window.needsDisplay && window.appearance == .dark)
        window.close()
      }
    }
  }

  @Test("What the program throws while it fills the window comes out")
  func openingFails() async {
    struct Refusal: Error {}
    await #expect(throws: Refusal.self) { try await run { _ in throw Refusal() } }
  }

  @Test("What the desktop refuses is said in one line that helps")
  func refusals() {
    let errors: [StageError] = [
      .noDisplay(reason: "no server"), .window(reason: "no memory"), .lostDisplay, .lostWindow,
      .surface(width: 100_000, height: 1, reason: "too wide"),
      .noFonts(files: [], directories: []), .painting(reason: "no memory"),
    ]
    for error in errors {
      let line = ApplicationFailure.line(for: error)
      #expect(!line.contains("\n") && !line.contains("scrollwork"), "\(line)")
    }
  }
}
