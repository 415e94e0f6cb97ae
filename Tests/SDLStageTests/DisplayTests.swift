import CSDL2
import Geometry
import Testing

@testable import SDLStage

@Suite("Displays")
struct DisplayTests {
  @Test(
    "Pictures follow the refreshes of the display, within what can be seen",
    arguments: [
      (48, 48), (50, 50), (60, 60), (75, 75), (90, 90), (120, 120), (144, 144), (240, 240),
      // Several frames for each refresh, and several refreshes for each frame.
      (24, 48), (25, 50), (30, 60), (47, 94), (241, 120.5), (280, 140), (360, 180), (480, 240),
      // Rates that no display has.
      (0, 60), (-1, 60), (10_000, 60), (Int(Int32.max), 60),
    ] as [(Int, Double)])
  func refresh(_ reported: Int, _ pictures: Double) {
    #expect(abs(1 / DisplayRefresh(reported: reported).interval - pictures) < 1e-9)
  }

  @Test("Whatever a display reports, there are 48 to 240 pictures a second")
  func limits() {
    for rate in -10...2_000 {
      let interval = DisplayRefresh(reported: rate).interval
      #expect(interval <= 1.0 / 48 && interval >= 1.0 / 240, "\(rate) Hz")
    }
  }

  @Test("The density of a display does not depend on how large the window is")
  func density() {
    for density in [1, 1.25, 1.5, 1.75, 2, 3] {
      for width in 640...2_000 {
        let pixels = Int((Double(width) * density).rounded())
        #expect(DisplayDensity.density(pixels: pixels, coordinates: Double(width)) == density)
      }
    }
    #expect(DisplayDensity.density(pixels: 0, coordinates: 10) == 1)
    #expect(DisplayDensity.density(pixels: 10, coordinates: 0) == 1)
    // The ratio is no usual scale of a display, and is kept as it is.
    #expect(DisplayDensity.density(pixels: 1_000, coordinates: 333) == 1_000.0 / 333)
  }

  private typealias Surroundings = VideoDrivers.Surroundings

  private func candidates(_ surroundings: Surroundings) -> [String] {
    VideoDrivers.candidates(asked: nil, in: surroundings)
  }

  @Test("Wayland is tried before X11 where there may be a server")
  func wayland() {
    for surroundings in [
      Surroundings(runtimeFolder: "/run/user/1000", waylandDisplay: "wayland-1"),
      // Without a name, Wayland's library looks for wayland-0.
      Surroundings(runtimeFolder: "/run/user/1000"),
      Surroundings(waylandDisplay: "/run/compositor"),
      Surroundings(waylandSocket: "7"),
    ] {
      #expect(candidates(surroundings) == ["wayland", "x11"], "\(surroundings)")
    }
  }

  @Test("Where Wayland's library would only complain, it is not asked")
  func noWayland() {
    let long = String(repeating: "x", count: 108)
    for surroundings in [
      Surroundings(), Surroundings(waylandDisplay: "wayland-0"),
      Surroundings(runtimeFolder: "run", waylandDisplay: "wayland-0"),
      Surroundings(runtimeFolder: "", waylandDisplay: "wayland-0"),
      Surroundings(runtimeFolder: "/run/user/1000", waylandDisplay: ""),
      Surroundings(runtimeFolder: "/run", waylandDisplay: long),
      Surroundings(waylandDisplay: "/" + long),
    ] {
      #expect(candidates(surroundings) == ["x11"], "\(surroundings)")
    }
  }

  @Test("Somebody who names a driver gets that one or none")
  func asked() {
    let surroundings = Surroundings(runtimeFolder: "/run/user/1000", waylandDisplay: "wayland-0")
    for driver in ["x11", "dummy", "offscreen"] {
      #expect(VideoDrivers.candidates(asked: driver, in: surroundings) == [driver])
    }
    // Names of drivers are read as SDL reads them: at commas, without regard to case.
    #expect(
      VideoDrivers.candidates(asked: "Wayland,dummy", in: surroundings) == ["wayland", "dummy"])
  }

  @Test("What may put the window on another display, or change its display, is told")
  func moved() {
    var translator = EventTranslator(windowSize: Size(width: 640, height: 480), scale: 1)
    for kind in [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_DISPLAY_CHANGED] {
      var event = SDL_Event()
      event.type = SDL_WINDOWEVENT.rawValue
      event.window.event = UInt8(kind.rawValue)
      #expect(translator.translate(event, at: 1) == [.moved])
    }
    var event = SDL_Event()
    event.type = SDL_DISPLAYEVENT.rawValue
    #expect(translator.translate(event, at: 2) == [.moved])
  }
}

extension WindowTests {
  @Test("A display that does not say how fast it is gets 60 pictures a second")
  func refresh() throws {
    let size = Size(width: 64, height: 48)
    let wish = Window.Wish(title: "Test", size: size, minimum: size, isHidden: true)
    let presenter = try Window.open(wish, asked: "dummy")
    #expect(presenter.window.refresh == DisplayRefresh(reported: 60))
  }
}
