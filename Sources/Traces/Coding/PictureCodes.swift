import Drawing
internal import Geometry

/// A value that is coded by its place in a list, which never changes.
protocol CodedByPlace: Equatable {
  static var all: [Self] { get }
}

extension CodedByPlace {
  /// The place of the value.
  var code: UInt8 {
    guard let place = Self.all.firstIndex(of: self) else {
      fail("\(Self.self): no code for \(self)")
    }
    return UInt8(place)
  }
}

extension Rect.Edge: CodedByPlace {
  static let all: [Rect.Edge] = [.top, .left, .bottom, .right]
}

extension TextRun.Alignment: CodedByPlace {
  static let all: [TextRun.Alignment] = [.leading, .center, .trailing, .natural]
}

extension Font.Family: CodedByPlace {
  static let all: [Font.Family] = [.words, .numbers]
}

extension Font.Weight: CodedByPlace {
  static let all: [Font.Weight] = [.regular, .medium, .semibold, .bold]
}
