/// The marks of the fields that a picture has, and the codes of its commands.
enum PictureField {
  static let background: UInt8 = 1
  static let cornerRadius: UInt8 = 2
  static let alpha: UInt8 = 4
  static let clips: UInt8 = 8
  static let scale: UInt8 = 64
  static let turn: UInt8 = 128
  /// The first of the bits with the axes.
  static let axes: UInt8 = 4
}

/// The commands of a picture, by their first byte.
enum PictureCommand: UInt8 {
  case fill = 1, stroke, line, polyline, polygon, text, image
  case pushClip, popClip, pushTransform, popTransform
}

enum StrokeField {
  static let dash: UInt8 = 1
  static let cornerRadius: UInt8 = 2
}

enum TextField {
  static let maximumWidth: UInt8 = 1
}

enum ImageField {
  static let opacity: UInt8 = 1
  static let tint: UInt8 = 2
  static let frame: UInt8 = 4
}
