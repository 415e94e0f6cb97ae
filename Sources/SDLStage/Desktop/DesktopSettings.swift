package import Drawing

/// What the desktop wants of all programs.
package struct DesktopSettings: Hashable, Sendable {
  /// What the settings portal has answered, by setting; a yes is 1, a no is 0.
  var portal: [Setting: Double] = [:]
  /// The value of the X resource `Xft.dpi`; nil without one.
  var xftDPI: String?
  /// What the X11 desktop's settings manager publishes.
  var xSettings = XSettings()
  /// The scale that the person has chosen for this program; nil for the desktop's.
  var chosenScale: Double?

  /// A setting that the portal is asked for.
  enum Setting: Int, Hashable, CaseIterable {
    case colorScheme, contrast, reducedMotion, textScale, windowScale, animations, doubleClick
    case oldDoubleClick, highContrast
  }

  init() {}

  /// Light or dark; nil before the desktop has answered.
  package var appearance: Appearance? {
    // The scheme 1 is dark, 2 is light, 0 is no preference; unknown values count as no preference.
    portal[.colorScheme].map { $0 == 1 ? .dark : .light }
  }

  /// Whether text and lines are to stand out more.
  package var increasesContrast: Bool {
    portal[.contrast] == 1 || portal[.highContrast] == 1
      || xSettings.texts["Net/ThemeName"]?.hasPrefix("HighContrast") ?? false
  }

  /// Whether nothing is to move that need not.
  package var reducesMotion: Bool {
    portal[.reducedMotion] == 1 || portal[.animations] == 0
      || xSettings.numbers["Gtk/EnableAnimations"] == 0
  }

  /// How long a pointer may be up between the clicks of a double click, in seconds; nil if the
  /// desktop does not say.
  package var doubleClickTime: Double? {
    let milliseconds =
      xSettings.numbers["Net/DoubleClickTime"].map(Double.init) ?? portal[.doubleClick]
      ?? portal[.oldDoubleClick]
    return milliseconds.flatMap { Self.doubleClickTimes.contains($0) ? $0 / 1000 : nil }
  }

  /// The times of double clicks that are believed, in milliseconds.
  private static let doubleClickTimes = 100.0...5000

  // MARK: Scale

  /// Units of the window's coordinates per point.
  ///
  /// On X11 a unit is a pixel, so this is the density of the display: desktops tell it as dots per
  /// inch, of which 96 make one pixel per point, and put the size of text into it. Wayland's
  /// coordinates have the density of the display in them, so there it is the size of text alone.
  /// The window grows with it, as there is one size of text.
  func scale(onX11 isX11: Bool) -> Double {
    if let chosenScale { return chosenScale }
    guard isX11 else { return textScale }
    return Self.scale(dotsPerInch: xftDPI.flatMap(Double.init))
      ?? Self.scale(dotsPerInch: xSettings.numbers["Xft/DPI"].map { Double($0) / 1024 })
      ?? xSettings.numbers["Gdk/WindowScalingFactor"].flatMap { Self.believed(Double($0)) }
      ?? (portal[.windowScale].flatMap(Self.believed) ?? 1) * textScale
  }

  private var textScale: Double { portal[.textScale].flatMap(Self.believed) ?? 1 }

  /// The scales that are believed, and that a person can choose.
  static let scales = 0.5...8.0

  private static func believed(_ scale: Double) -> Double? {
    scales.contains(scale) ? scale : nil
  }

  private static func scale(dotsPerInch dots: Double?) -> Double? {
    // Whole dots: some servers compute them from millimetres, and 96.01 is no scale.
    dots.flatMap { believed($0.rounded() / 96) }
  }
}
