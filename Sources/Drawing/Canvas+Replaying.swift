internal import Geometry

extension Canvas {
  /// Draws commands that were kept, in the current coordinates.
  ///
  /// - Precondition: Each clip and each transform ends, in reverse order.
  package mutating func replay(_ commands: [DrawCommand]) {
    var open: [State] = []
    for command in commands {
      switch command {
      case .fill(let rect, let color, let radius): fill(rect, color, cornerRadius: radius)
      case .stroke(let rect, let stroke): self.stroke(rect, stroke)
      case .line(let rect, let edge, let color, let width):
        line(along: edge, of: rect, color, width: width)
      case .polyline(let points, let color, let width): polyline(points, color, width: width)
      case .polygon(let points, let color): polygon(points, color)
      case .text(let run): draw(run)
      case .image(let run):
        draw(run.image, in: run.rect, opacity: run.opacity, tint: run.tint, frame: run.frame)
      case .pushClip(let rect):
        open.append(save())
        clip(to: rect)
      case .popClip: if let before = open.popLast() { restore(before) }
      case .pushTransform(let transform): open.append(pushTransform(transform))
      case .popTransform: if let before = open.popLast() { popTransform(before) }
      }
    }
  }
}

extension [DrawCommand] {
  /// Divides a list into parts that can be drawn apart: clips and transforms that are open at a place end
  /// before it, and begin again after it. `places` are in ascending order.
  ///
  /// - Precondition: Each clip and each transform in the list ends.
  package func divided(at places: [Int]) -> [[DrawCommand]] {
    var parts: [[DrawCommand]] = []
    var (open, start): ([DrawCommand], Int) = ([], 0)
    for place in places + [count] {
      var part = open + self[start..<place]
      for command in self[start..<place] {
        switch command {
        case .pushClip, .pushTransform: open.append(command)
        case .popClip, .popTransform: open.removeLast()
        default: break
        }
      }
      for command in open.reversed() {
        if case .pushTransform = command {
          part.append(.popTransform)
        } else {
          part.append(.popClip)
        }
      }
      parts.append(part)
      start = place
    }
    return parts
  }

  /// Whether the list paints something.
  package var paints: Bool {
    contains { command in
      switch command {
      case .pushClip, .popClip, .pushTransform, .popTransform: false
      default: true
      }
    }
  }
}
