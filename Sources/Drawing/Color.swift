/// How light or dark a picture is as a whole.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}

/// An sRGB colour with straight alpha, eight bits a channel.
///
/// A colour made from two is one of them in light pictures and the other in dark ones. Views keep
/// both; a ``Canvas`` chooses when they draw. The channels are those of the light one.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8
  /// The channels in dark pictures; nil if they are the same there.
  private var dark: Channels?

  private struct Channels: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8
  }

  // Disfavoured so that integer literals mean fractions where another initializer takes those.
  /// Makes a colour from its channels; opaque unless `alpha` says otherwise.
  @_disfavoredOverload
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour in the usual notation: `Color(0x398FC4)`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// A colour that is `light` in light pictures and `dark` in dark ones.
  public init(light: Color, dark: Color) {
    self = light.resolved(for: .light)
    let dark = dark.resolved(for: .dark)
    guard dark != self else { return }
    self.dark = Channels(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  /// The colour that it is in pictures of an appearance: one for both.
  public func resolved(for appearance: Appearance) -> Color {
    guard let dark else { return self }
    switch appearance {
    case .light: return Color(red: red, green: green, blue: blue, alpha: alpha)
    case .dark:
      return Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
    }
  }

  /// What a change of one colour makes of the colours of both appearances.
  ///
  /// The change is given the appearance, for the sake of other colours that differ by it.
  public func mapped(_ change: (Color, Appearance) -> Color) -> Color {
    Color(
      light: change(resolved(for: .light), .light), dark: change(resolved(for: .dark), .dark))
  }

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by `opacity` (0 to 1); not a number counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    if opacity >= 1 { return self }
    if dark != nil { return mapped { color, _ in color.opacity(opacity) } }
    var color = self
    color.alpha = UInt8((opacity > 0 ? Double(alpha) * opacity : 0).rounded())
    return color
  }

  /// Blends from this colour (`fraction` 0) to `other` (1); not a number counts as 0.
  public func mixed(with other: Color, fraction: Double) -> Color {
    if dark != nil || other.dark != nil {
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
  /// `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; two with a bar between for both appearances.
  public var description: String {
    if dark != nil { return "\(resolved(for: .light))|\(resolved(for: .dark))" }
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
