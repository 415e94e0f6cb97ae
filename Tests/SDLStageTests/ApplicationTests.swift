import CSDL2
import Glibc
import Testing

@testable import SDLStage
@testable import ScrollworkApp

// In the suite of the other windows, because only one window can exist at a time.
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
          // Each sleep is longer than a frame, so that the window sleeps, too.
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
          // The main queue takes out both jobs together: the test function, which runs first,
          // and the task.
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
    weak var gone: AppWindow?
    try await run { window in
      gone = window
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
    // The task that closed the window may keep it alive a little longer.
    for _ in 0..<100 where gone != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(gone == nil)
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
      let line = ApplicationFailure(error).description
      #expect(!line.contains("\n") && !line.contains("scrollwork"), "\(line)")
    }
  }
}

// Each test runs in a process of its own, which ends.
extension WindowTests {
  private static let size = Size(width: 320, height: 200)

  @Test(
    "A signal closes a program's window without asking; the rest of the program runs, opens no other window, and ends by the signal"
  )
  func signal() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]
    ) { try await WindowTests.endBySignal() }
    let said = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(said.contains("saved") && !said.contains("another"))
  }

  static func endBySignal() async throws {
    try await Application.run(title: "Test", size: size, driver: "dummy") { window in
      window.shouldClose = { false }
      Task {
        try await Task.sleep(for: .milliseconds(60))
        kill(getpid(), SIGTERM)
      }
    }
    print("saved")
    try await Application.run(title: "Test", size: size, driver: "dummy") { _ in print("another") }
    exit(EXIT_SUCCESS)
  }

  @Test("A second window at the same time stops the program with both titles")
  func secondWindow() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { try await WindowTests.openTwo() }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "Application.run: the window \"Second\" cannot be opened while \"First\" is open"))
  }

  static func openTwo() async throws {
    try await Application.run(title: "First", size: size, driver: "dummy") { _ in
      try await Application.run(title: "Second", size: size, driver: "dummy") { _ in }
    }
  }

  @Test("A program without a display ends with one line under its own name, or catches the failure")
  func refusedProgram() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
    ) { try await WindowTests.openWithoutDriver() }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(": no display to open a window on (paper"), "\(said)")
    #expect(!said.contains("scrollwork:"))
  }

  static func openWithoutDriver() async throws {
    setenv("SDL_VIDEODRIVER", "paper", 1)
    do {
      try await Application.run(title: "Test", size: size, onFailure: { throw $0 }) { _ in }
    } catch let failure as ApplicationFailure where failure.kind == .noDisplay {
      try await Application.run(title: "Test", size: size) { _ in }
    }
  }
}
