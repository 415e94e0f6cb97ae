import Foundation
public import ScrollEngine

extension Color {
  /// Makes a colour from fractions of full intensity, each clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// Makes a colour from a hue (0 and 1 are red), a saturation and a brightness, each clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation) = (Self.fraction(hue), Self.fraction(saturation))
    let brightness = Self.fraction(brightness)
    /// The share of a channel whose full colour lies at `angle` sixths of the circle.
    func channel(_ angle: CGFloat) -> CGFloat {
      let distance = (hue * 6 + angle).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Makes a grey between black (0) and white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes the colour of the space Display P3 that has these parts of full intensity, each clamped to 0…1.
  ///
  /// Colours here are those of sRGB, so one that is brighter than all of these becomes the nearest in each channel.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let light = [red, green, blue].map { channel in
      let channel = Self.fraction(channel)
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    /// A channel of sRGB from the light of the three channels.
    func channel(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
      let light = Self.fraction(red * light[0] + green * light[1] + blue * light[2])
      return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    // Both spaces have the white of D65 and the curve of sRGB; each row adds up to 1.
    self.init(
      red: channel(1.2249402, -0.2249402, 0), green: channel(-0.0420570, 1.0420570, 0),
      blue: channel(-0.0196376, -0.0786361, 1.0982736), alpha: alpha)
  }

  /// The same colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    mapped { color, _ in
      var color = color
      color.alpha = Self.byte(alpha)
      return color
    }
  }

  private static func byte(_ number: CGFloat) -> UInt8 {
    UInt8((fraction(number) * 255).rounded())
  }

  /// A number clamped to 0…1; NaN counts as 0.
  private static func fraction(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1) : 0 }
}

/// A colour: here, the same as `UIColor`.
public typealias CGColor = Color

extension Color {
  /// The colour itself.
  public var cgColor: CGColor { self }

  /// Makes the same colour.
  public init(cgColor: CGColor) { self = cgColor }
}
