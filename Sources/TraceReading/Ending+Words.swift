import PlainText
import Traces

extension Trace.Ending {
  /// How the file ends, in one line.
  var words: String {
    switch self {
    case .whole: "the file is whole"
    case .cut(let failure): "the file is cut off: \(failure)".plain
    case .damaged(let failure): "the file is damaged: \(failure)".plain
    }
  }

  /// How the file ends, as a name.
  var name: String {
    switch self {
    case .whole: "whole"
    case .cut: "cut"
    case .damaged: "damaged"
    }
  }
}
