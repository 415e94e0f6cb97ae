import CSDL2
import Geometry
import Glibc
import Hosting
import PictureSupport
import ScrollEngine
import TestSupport
import Testing

@testable import SDLStage

/// Runs one window at a time: SDL's video system and event queue belong to the whole process.
@MainActor
@Suite("The window under the dummy driver", .serialized)
struct WindowTests {
  private let size = Size(width: 320, height: 200)

  func stage(
    scale: Double = 1, meter: (any CostMeter)? = nil, report: @escaping (String) -> Void = { _ in }
  ) throws -> WindowStage {
    try WindowStage(
      title: "Test", size: size, scale: scale,
      text: StageText(fonts: FontLibrary(), scale: scale), costMeter: meter,
      report: report, driver: "dummy")
  }

  @Test("Each pointer is another one of the desktop's; without a mouse none is shown")
  func pointers() throws {
    let names = PointerShape.allCases.map { SystemPointers.name(of: $0, from: .all).rawValue }
    #expect(Set(names).count == names.count)
    let window = try stage()
    for shape in PointerShape.allCases { window.show(shape) }
  }

  @Test("Where SDL crashes without a pointer's picture, only those are shown that are always there")
  func builtInPointers() {
    let crashing: [SystemPointers.Supply] = [(2, 0), (2, 26), (2, 27)].map {
      SystemPointers.Supply(driver: "wayland", version: $0)
    }
    #expect(crashing.allSatisfy { $0 == .builtIn })
    #expect(SystemPointers.Supply(driver: "wayland", version: (2, 28)) == .all)
    #expect(SystemPointers.Supply(driver: "wayland", version: (3, 0)) == .all)
    #expect(SystemPointers.Supply(driver: "x11", version: (2, 26)) == .all)
    let names = PointerShape.allCases.map { SystemPointers.name(of: $0, from: .builtIn).rawValue }
    // The cursors "left_ptr" and "hand1" in libwayland-cursor.
    #expect(
      Set(names) == [SDL_SYSTEM_CURSOR_ARROW.rawValue, SDL_SYSTEM_CURSOR_HAND.rawValue])
  }

  @Test("A window and a bare surface give the same picture")
  func samePicture() async throws {
    for scale in [1.0, 2] {
      let window = try stage(scale: scale)
      #expect(window.driverDescription == "dummy, software renderer")
      #expect(window.contentSize == size && window.scale == scale)
      let content = SampleContent(text: window.text)
      let picture = try #require(try await window.run(content, frames: 3))
      let surface = try OffscreenStage(size: size, scale: scale, fonts: FontLibrary())
      let bare = try surface.picture(of: sampleList(size: size, text: surface.text))
      #expect(picture.width == Int(320 * scale))
      expectPicture(picture, equals: bare, ignoresAlpha: true)
      #expect(content.painted == 3)
    }
  }

  @Test("A counted run takes virtual time, in steps of a sixtieth of a second from 0")
  func virtualTime() async throws {
    let window = try stage()
    let content = SampleContent(text: window.text)
    try await window.run(content, frames: 4)
    let expected = (0..<4).map { Double($0) * (1.0 / 60) }
    #expect(content.ticks == expected)
    #expect(content.size == size)
  }

  @Test("Without a display and without a driver asked for, the window says what works instead")
  func noDisplay() {
    let reason = "neither an X nor a Wayland server answers"
    let message = "\(StageError.noDisplay(reason: reason))"
    #expect(message.contains(reason))
    #expect(message.contains("SDL_VIDEODRIVER=dummy"))
    #expect(!message.contains("\n"))
    if getenv("DISPLAY") == nil, getenv("WAYLAND_DISPLAY") == nil, getenv("SDL_VIDEODRIVER") == nil
    {
      let error = #expect(throws: StageError.self) {
        try WindowStage(title: "Test", size: size, text: StageText(fonts: FontLibrary(), scale: 1))
      }
      #expect(error == .noDisplay(reason: reason))
    }
  }

  @Test("A driver that SDL does not have is refused with SDL's words")
  func unknownDriver() throws {
    let error = #expect(throws: StageError.self) {
      try WindowStage(
        title: "Test", size: size, scale: 1,
        text: StageText(fonts: FontLibrary(), scale: 1), driver: "paper")
    }
    let message = "\(try #require(error))"
    #expect(message.contains("paper") && !message.contains("scrollwork"))
  }

  @Test("The loop stops when the content quits, and paints only what changed")
  func quits() async throws {
    let clock = MonotonicClock()
    let window = try stage()
    let content = SampleContent(text: window.text)
    content.onTick = { [unowned content] time in
      if content.ticks.count == 5 { window.quit() }
      return time
    }
    #expect(try await window.run(content) == nil)
    #expect(content.ticks.count == 5)
    #expect(content.painted >= 1 && content.painted <= 3)
    #expect(zip(content.ticks, content.ticks.dropFirst()).allSatisfy { $0 < $1 })
    // Time begins when the window is run.
    #expect((content.ticks.first ?? .infinity) <= clock.now)
  }

  @Test("Frames keep a distance of a sixtieth of a second while something moves")
  func pace() async throws {
    let window = try stage()
    let content = SampleContent(text: window.text)
    content.onTick = { [unowned content] time in
      content.needsDisplay = true
      if content.ticks.count == 31 { window.quit() }
      return time
    }
    try await window.run(content)
    let duration = (content.ticks.last ?? 0) - (content.ticks.first ?? 0)
    // Never faster; how much slower depends on the load of the machine, so only the tests of the
    // pacer check that.
    #expect(duration > 0.48)
  }

  @Test("A task on the main actor runs between turns, and wakes a window that sleeps")
  func wakes() async throws {
    let window = try stage()
    let content = SampleContent(text: window.text)
    var finished = false
    content.onTick = { [unowned content] _ in
      if finished {
        window.quit()
      } else if content.ticks.count == 1 {
        Task { @MainActor in
          finished = true
          window.wake()
        }
      }
      return nil
    }
    try await window.run(content)
    #expect(finished)
  }

  @Test(
    "Input arrives in order with times that never run backwards; closing the window ends the loop")
  func input() async throws {
    let window = try stage()
    let content = SampleContent(text: window.text)
    content.onTick = { [unowned content] _ in
      if content.ticks.count == 2 {
        for (type, y) in [(SDL_MOUSEBUTTONDOWN, 10), (SDL_MOUSEBUTTONUP, 20)] {
          var event = SDL_Event()
          event.type = type.rawValue
          event.button.button = 1
          event.button.y = Int32(y)
          SDL_PushEvent(&event)
        }
      } else if content.ticks.count == 4 {
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
      }
      return content.ticks.last
    }
    try await window.run(content)
    let pointers = content.events.filter {
      switch $0.kind {
      case .pointerDown, .pointerUp: true
      default: false
      }
    }
    #expect(pointers.count == 2)
    #expect(
      pointers.first?.kind == .pointerDown(.init(at: Point(x: 0, y: 10), isPressed: true)))
    #expect(zip(content.events, content.events.dropFirst()).allSatisfy { $0.time <= $1.time })
    // The events came after the window's last look for events, shortly before the second tick.
    #expect((pointers.first?.time ?? 0) > (content.ticks.first ?? 1))
    #expect((pointers.last?.time ?? 9) <= (content.ticks.dropFirst(2).first ?? 0))
  }

  @Test("A saved picture takes the first free number and is the picture on screen")
  func savesPicture() async throws {
    var reports: [String] = []
    let window = try stage { reports.append($0) }
    let content = SampleContent(text: window.text)
    let picture = try #require(try await window.run(content, frames: 1))
    try window.painter.paint(sampleList(size: size, text: window.text))
    try withTemporaryFolder { folder in
      window.savePaintedPicture(in: folder)
      window.savePaintedPicture(in: folder)
      #expect(entries(of: folder) == ["scrollwork-001.png", "scrollwork-002.png"])
      #expect(reports.first == "saved \(folder)/scrollwork-001.png")
      let saved = try PNGFile.read("\(folder)/scrollwork-002.png")
      expectPicture(saved, equals: picture)
    }
    window.savePaintedPicture(in: "/nowhere")
    #expect(
      reports.last == "/nowhere/scrollwork-001.png cannot be written (No such file or directory)")
  }

  @Test("The clipboard, the title and the full screen answer")
  func services() throws {
    let window = try stage()
    #expect(window.copyToClipboard("offset 420"))
    let copied = try #require(SDL_GetClipboardText())
    defer { SDL_free(copied) }
    #expect(String(cString: copied) == "offset 420")
    window.setTitle("Scrollwork: reuse")
    #expect(
      SDL_GetWindowTitle(window.window.pointer).map { String(cString: $0) } == "Scrollwork: reuse")
    window.toggleFullScreen()
    #expect(window.window.isFullScreen)
    window.toggleFullScreen()
    #expect(!window.window.isFullScreen)
  }

  @Test("What drawing costs is measured in its three parts, each by itself")
  func costs() async throws {
    let meter = ClockCostMeter()
    let parts = [CostPhase.displayList, .paint, .present]
    #expect(parts.allSatisfy { meter.cost(of: $0) == nil })
    meter.end(.layout)
    #expect(meter.cost(of: .layout) == nil)
    let window = try stage(meter: meter)
    let clock = MonotonicClock()
    try await window.run(SampleContent(text: window.text), frames: 1)
    let costs = parts.compactMap { meter.cost(of: $0) }
    #expect(costs.count == 3 && costs.allSatisfy { $0 > 0 })
    #expect(costs.reduce(0, +) <= clock.now)
  }

  /// Sanitizers have an allocator of their own, of which the C library knows nothing.
  private nonisolated static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  @Test(
    "Memory in use grows with what is allocated, and shrinks when it is given back",
    .enabled(if: !isSanitized, "the C library is not what allocates"))
  func memory() throws {
    let meter = ClockCostMeter()
    let before = try #require(meter.heapBytes)
    // Many blocks from an arena, and one block with a mapping of its own.
    for (size, count) in [(1_000, 2_000), (8_000_000, 1)] {
      let blocks = (0..<count).map { _ in
        UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      }
      let grown = try #require(meter.heapBytes) - before
      #expect(grown > size * count - 100_000 && grown < size * count + 200_000)
      for block in blocks { block.deallocate() }
      #expect(abs(try #require(meter.heapBytes) - before) < 200_000)
    }
  }

  @Test("A resized window tells the content its new size in points")
  func resize() async throws {
    let window = try stage(scale: 2)
    let content = SampleContent(text: window.text)
    SDL_SetWindowSize(window.window.pointer, 1000, 700)
    let picture = try await window.run(content, frames: 2)
    #expect(content.size == Size(width: 500, height: 350))
    #expect(picture?.width == 1000 && picture?.height == 700)
  }

  @Test("The versions of all libraries are known without a window")
  func versions() {
    let version = StageVersion()
    for number in [version.sdl, version.sdlTTF, version.freeType, version.harfBuzz, version.png] {
      #expect(number.split(separator: ".").count == 3)
      #expect(number != "0.0.0")
    }
    #expect(version.description.contains("FreeType \(version.freeType)"))
    for number in [version.harfBuzz, version.fontconfig, version.friBidi] {
      #expect(number.split(separator: ".").compactMap { Int($0) }.count == 3, "\(number)")
    }
    #expect(version.description.contains("software"))
  }
}
