import Drawing
import Geometry

// The numbers of what has no number of its own.
extension Rect.Edge {
  static let all: [Rect.Edge] = [.top, .left, .bottom, .right]
  var code: UInt8 {
    switch self {
    case .top: 0
    case .left: 1
    case .bottom: 2
    case .right: 3
    }
  }
}

extension TextRun.Alignment {
  static let all: [TextRun.Alignment] = [.leading, .center, .trailing, .natural]
  var code: UInt8 {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    case .natural: 3
    }
  }
}

extension Font.Family {
  static let all: [Font.Family] = [.words, .numbers]
  var code: UInt8 {
    switch self {
    case .words: 0
    case .numbers: 1
    }
  }
}

extension Font.Weight {
  static let all: [Font.Weight] = [.regular, .medium, .semibold, .bold]
  var code: UInt8 {
    switch self {
    case .regular: 0
    case .medium: 1
    case .semibold: 2
    case .bold: 3
    }
  }
}

extension AffineTransform {
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}
