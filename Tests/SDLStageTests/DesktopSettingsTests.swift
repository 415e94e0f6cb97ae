import Drawing
import Testing

@testable import SDLStage

@Suite("What the desktop wants")
struct DesktopSettingsTests {
  private func settings(_ change: (inout DesktopSettings) -> Void) -> DesktopSettings {
    var settings = DesktopSettings()
    change(&settings)
    return settings
  }

  @Test("is nothing in particular where nobody says so")
  func nothing() {
    let settings = DesktopSettings()
    #expect(settings.appearance == nil && settings.doubleClickTime == nil)
    #expect(!settings.increasesContrast && !settings.reducesMotion)
    #expect(settings.scale(onX11: true) == 1 && settings.scale(onX11: false) == 1)
  }

  @Test(
    "is, on X11, as many pixels per point as dots per inch by 96",
    arguments: [
      ("96", 1.0), ("120", 1.25), ("144", 1.5), ("192", 2), ("96.08", 1), ("288", 3),
      // What no display has counts as unknown.
      ("0", 1), ("-96", 1), ("10000", 1), ("nan", 1), ("many", 1), ("", 1),
    ] as [(String, Double)])
  func dots(_ dots: String, _ scale: Double) {
    #expect(settings { $0.xftDPI = dots }.scale(onX11: true) == scale)
  }

  @Test("is a scale from the first of the places that name one")
  func places() {
    var all = settings {
      $0.portal = [.windowScale: 2, .textScale: 1.25]
      $0.xSettings = XSettings(
        numbers: ["Gdk/WindowScalingFactor": 2, "Xft/DPI": 144 * 1024])
      $0.xftDPI = "120"
      $0.chosenScale = 3
    }
    #expect(all.scale(onX11: true) == 3 && all.scale(onX11: false) == 3)
    all.chosenScale = nil
    // Wayland's own scale is in its coordinates.
    #expect(all.scale(onX11: true) == 1.25 && all.scale(onX11: false) == 1.25)
    all.xftDPI = nil
    #expect(all.scale(onX11: true) == 1.5)
    all.xSettings = XSettings(numbers: ["Gdk/WindowScalingFactor": 2])
    #expect(all.scale(onX11: true) == 2)
    all.xSettings = XSettings()
    #expect(all.scale(onX11: true) == 2.5)
    // 0 means that the desktop computes it.
    all.portal[.windowScale] = 0
    #expect(all.scale(onX11: true) == 1.25)
  }

  @Test("is a time of double clicks that people can click in")
  func doubleClick() {
    func time(_ number: Int?, _ portal: [DesktopSettings.Setting: Double] = [:]) -> Double? {
      settings {
        $0.portal = portal
        $0.xSettings = XSettings(numbers: number.map { ["Net/DoubleClickTime": $0] } ?? [:])
      }.doubleClickTime
    }
    #expect(time(400) == 0.4 && time(250, [.doubleClick: 900]) == 0.25)
    #expect(time(nil, [.doubleClick: 900, .oldDoubleClick: 100]) == 0.9)
    #expect(time(nil, [.oldDoubleClick: 500]) == 0.5)
    #expect(time(0) == nil && time(-1) == nil && time(99_999) == nil)
  }

  @Test("is less motion and more contrast if any of the places says so")
  func care() {
    #expect(settings { $0.portal[.reducedMotion] = 1 }.reducesMotion)
    #expect(settings { $0.portal[.animations] = 0 }.reducesMotion)
    #expect(!settings { $0.portal = [.animations: 1, .reducedMotion: 0] }.reducesMotion)
    let still = XSettings(numbers: ["Gtk/EnableAnimations": 0])
    #expect(settings { $0.xSettings = still }.reducesMotion)
    #expect(settings { $0.portal[.contrast] = 1 }.increasesContrast)
    #expect(settings { $0.portal[.highContrast] = 1 }.increasesContrast)
    let theme = XSettings(texts: ["Net/ThemeName": "HighContrastInverse"])
    #expect(settings { $0.xSettings = theme }.increasesContrast)
    #expect(settings { $0.portal[.colorScheme] = 1 }.appearance == .dark)
    #expect(settings { $0.portal[.colorScheme] = 0 }.appearance == .light)
  }

  @Test("is read from the resources, where the last line of a name counts")
  func resources() {
    let text =
      "*customization:\t-color\nXft.dpi:\t120\nXft.dpifoo: 1\n Xft.dpi :  144 \nXft.rgba:\n"
    #expect(XResources.value(of: "Xft.dpi", in: text) == "144")
    #expect(XResources.value(of: "Xft.rgba", in: text) == "")
    #expect(XResources.value(of: "Xft", in: text) == nil)
    #expect(XResources.value(of: "Xft.dpi", in: "") == nil)
  }

  /// Settings as a manager writes them.
  private func bytes(leastFirst: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let most = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
      return leastFirst ? most.reversed() : most
    }
    func name(_ kind: UInt8, _ text: String) -> [UInt8] {
      let padding = [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
      return [kind, 0] + number(text.utf8.count, 2) + Array(text.utf8) + padding + number(7, 4)
    }
    return [leastFirst ? 0 : 1, 0, 0, 0] + number(7, 4) + number(4, 4)
      + name(0, "Net/DoubleClickTime") + number(450, 4)
      + name(2, "Some/Color") + [1, 2, 3, 4, 5, 6, 7, 8]
      + name(1, "Net/ThemeName") + number(6, 4) + Array("Yellow".utf8) + [0, 0]
      + name(0, "Less") + number(-3, 4)
  }

  @Test(
    "is read from the settings of a manager, in both orders of bytes", arguments: [true, false])
  func manager(leastFirst: Bool) {
    let found = XSettings(bytes(leastFirst: leastFirst))
    #expect(found.numbers == ["Net/DoubleClickTime": 450, "Less": -3])
    #expect(found.texts == ["Net/ThemeName": "Yellow"])
  }

  @Test("is what comes before the damage where the settings are damaged")
  func damage() {
    let whole = bytes(leastFirst: true)
    for count in 0..<whole.count {
      let found = XSettings(Array(whole.prefix(count)))
      #expect(found.numbers["Less"] == nil)
    }
    for place in whole.indices {
      var damaged = whole
      damaged[place] = 0xFF
      _ = XSettings(damaged)
    }
    #expect(XSettings([UInt8](repeating: 0xFF, count: 400)) == XSettings())
  }
}
