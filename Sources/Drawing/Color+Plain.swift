// UIKit's colours that are the same in both appearances.
extension Color {
  /// Grey with a brightness of 0 %.
  public static let black = Color(0x000000)
  /// One third grey.
  public static let darkGray = Color(0x555555)
  /// Half grey.
  public static let gray = Color(0x808080)
  /// Two thirds grey.
  public static let lightGray = Color(0xAAAAAA)
  /// Grey with a brightness of 100 %.
  public static let white = Color(0xFFFFFF)
  /// Full red.
  public static let red = Color(0xFF0000)
  /// Full green.
  public static let green = Color(0x00FF00)
  /// Full blue.
  public static let blue = Color(0x0000FF)
  /// Full green and blue.
  public static let cyan = Color(0x00FFFF)
  /// Full red and green.
  public static let yellow = Color(0xFFFF00)
  /// Full red and blue.
  public static let magenta = Color(0xFF00FF)
  /// Full red, half green.
  public static let orange = Color(0xFF8000)
  /// Half red, half blue.
  public static let purple = Color(0x800080)
  /// UIKit's fixed brown.
  public static let brown = Color(0x996633)
}
