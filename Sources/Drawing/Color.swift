/// Whether a picture is light or dark.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// An sRGB colour with straight alpha, eight bits a channel.
///
/// A colour made from two colours is the first of them in light pictures and the second in dark
/// pictures. Views keep both; a ``Canvas`` selects one when it draws. The channels are those of the
/// light colour; setting a channel changes the dark colour only if the two colours are equal.
public struct Color: Hashable, Sendable {
  // Each side is one word with red in the highest byte, so comparing two colours takes only two
  // comparisons of words.
  private var light: UInt32
  private var dark: UInt32

  /// The red channel.
  public var red: UInt8 {
    get { self[shiftedBy: 24] }
    set { self[shiftedBy: 24] = newValue }
  }
  /// The green channel.
  public var green: UInt8 {
    get { self[shiftedBy: 16] }
    set { self[shiftedBy: 16] = newValue }
  }
  /// The blue channel.
  public var blue: UInt8 {
    get { self[shiftedBy: 8] }
    set { self[shiftedBy: 8] = newValue }
  }
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8 {
    get { self[shiftedBy: 0] }
    set { self[shiftedBy: 0] = newValue }
  }

  private subscript(shiftedBy shift: UInt32) -> UInt8 {
    get { UInt8(truncatingIfNeeded: light >> shift) }
    set {
      let isSameInTheDark = dark == light
      light = light & ~(0xFF << shift) | UInt32(newValue) << shift
      if isSameInTheDark { dark = light }
    }
  }

  // Disfavoured, so that integer literals mean fractions where another initialiser accepts
  // fractions.
  /// Makes a colour from its channels; opaque by default.
  @_disfavoredOverload
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    light = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    dark = light
  }

  /// An opaque colour in hexadecimal notation: `Color(0x398FC4)`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// A colour that is `light` in light pictures and `dark` in dark pictures.
  public init(light: Color, dark: Color) {
    self.light = light.light
    self.dark = dark.dark
  }

  /// The colour for an appearance; the light and the dark side of the result are equal.
  public func resolved(for appearance: Appearance) -> Color {
    var color = self
    switch appearance {
    case .light: color.dark = light
    case .dark: color.light = dark
    }
    return color
  }

  /// The colour with a change applied to its light side and to its dark side.
  ///
  /// `change` gets the appearance, so that it can resolve other colours.
  public func mapped(_ change: (Color, Appearance) -> Color) -> Color {
    Color(
      light: change(resolved(for: .light), .light), dark: change(resolved(for: .dark), .dark))
  }

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its alpha multiplied by `opacity` (0 to 1); NaN counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    if opacity >= 1 { return self }
    if dark != light { return mapped { color, _ in color.opacity(opacity) } }
    var color = self
    color.alpha = UInt8((opacity > 0 ? Double(alpha) * opacity : 0).rounded())
    return color
  }

  /// Blends from this colour (`fraction` 0) to `other` (1); NaN counts as 0.
  public func mixed(with other: Color, fraction: Double) -> Color {
    if dark != light || other.dark != other.light {
      return mapped { $0.mixed(with: other.resolved(for: $1), fraction: fraction) }
    }
    let t = fraction > 0 ? min(fraction, 1) : 0
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * t).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` for a translucent colour; `light|dark` for two different sides.
  public var description: String {
    if dark != light { return "\(resolved(for: .light))|\(resolved(for: .dark))" }
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
