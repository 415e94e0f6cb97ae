public import Drawing
import Glibc

/// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
public enum Contrast {
  /// The contrast ratio of two colours, in either order.
  public static func ratio(_ a: Color, _ b: Color) -> Double {
    let values = [luminance(a), luminance(b)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// How light a colour is, from 0 to 1.
  public static func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
