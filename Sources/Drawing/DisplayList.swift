public import Geometry

/// A whole picture as a list of commands, in painting order.
public struct DisplayList: Hashable, Sendable {
  /// The size of the surface, in points.
  public var size: Size
  /// The colour that fills the surface before the first command.
  public var background: Color
  /// The commands, from back to front.
  public var commands: [DrawCommand]

  /// Makes a picture from its commands.
  public init(size: Size, background: Color, commands: [DrawCommand]) {
    self.size = size
    self.background = background
    self.commands = commands
  }
}

extension DisplayList: CustomStringConvertible {
  /// A line with the size and background, then one line per command, for comparing snapshots.
  ///
  /// Numbers are rounded to 0.001.
  public var description: String {
    var lines = ["canvas \(compact(size.width)) \(compact(size.height)) \(background)"]
    var indent = ""
    for command in commands {
      switch command {
      case .popClip, .popTransform: indent.removeLast(2)
      default: break
      }
      lines.append(indent + "\(command)")
      switch command {
      case .pushClip, .pushTransform: indent += "  "
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command as one line of text, with numbers rounded to 0.001.
  public var description: String {
    switch self {
    case .fill(let rect, let color, let radius):
      "fill \(compact(rect)) \(color)" + (radius > 0 ? " radius \(compact(radius))" : "")
    case .stroke(let rect, let stroke):
      "stroke \(compact(rect)) \(stroke.color) width \(compact(stroke.width))"
        + (stroke.dash.map { " dash \(compact($0.on))/\(compact($0.off))" } ?? "")
        + (stroke.cornerRadius > 0 ? " radius \(compact(stroke.cornerRadius))" : "")
    case .line(let rect, let edge, let color, let width):
      "line \(edge) of \(compact(rect)) \(color) width \(compact(width))"
    case .polyline(let points, let color, let width):
      "polyline \(points.map { "\(compact($0.x)),\(compact($0.y))" }.joined(separator: " "))"
        + " \(color) width \(compact(width))"
    case .polygon(let points, let color):
      "polygon \(points.map { "\(compact($0.x)),\(compact($0.y))" }.joined(separator: " ")) \(color)"
    case .text(let run):
      "text \"\(run.string)\" at \(compact(run.anchor.x)) \(compact(run.anchor.y))"
        + " \(run.alignment) \(run.font) \(run.color)"
        + (run.maximumWidth.map { " within \(compact($0))" } ?? "")
    case .image(let run):
      "\(run)"
    case .pushClip(let rect):
      "clip \(compact(rect))"
    case .popClip:
      "unclip"
    case .pushTransform(let transform):
      "transform " + transform.numbers.map(compact).joined(separator: " ")
    case .popTransform:
      "untransform"
    }
  }
}

/// A number rounded to 0.001, without a trailing `.0` and without a negative zero.
package func compact(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
  return String(rounded)
}

func compact(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(compact).joined(separator: " ")
}
