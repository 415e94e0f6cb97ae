import Drawing
import Geometry

extension ByteSink {
  /// Appends a picture; `number` returns the number of an image in the segment.
  mutating func append(_ picture: TracePicture, _ number: (Image) -> Int) {
    append(
      (picture.background == nil ? 0 : PictureField.background)
        | (picture.cornerRadius == 0 ? 0 : PictureField.cornerRadius)
        | (picture.alpha == 1 ? 0 : PictureField.alpha)
        | (picture.clips ? PictureField.clips : 0) | (picture.scale == 1 ? 0 : PictureField.scale)
        | (picture.turn == nil ? 0 : PictureField.turn)
        | picture.axes.rawValue << PictureField.axes)
    if let color = picture.background { append(color) }
    if picture.cornerRadius != 0 { append(picture.cornerRadius) }
    if picture.alpha != 1 { append(picture.alpha) }
    if picture.scale != 1 { append(picture.scale) }
    append(picture.behind, number)
    append(number: UInt64(picture.layers.count))
    for layer in picture.layers {
      append(number: UInt64(layer.things.count))
      for thing in layer.things { append(thing) }
      append(layer.commands, number)
    }
    append(picture.above, number)
    // The last one, so that programs that do not know it skip it.
    if let turn = picture.turn {
      append(turn.transform)
      append(turn.size.width)
      append(turn.size.height)
    }
  }

  /// Appends what a picture belongs to, or lies over.
  mutating func append(_ thing: TraceThing) {
    switch thing {
    case .view(let key):
      append(UInt8(0))
      append(key.number, after: 0)
    case .cell(let key):
      append(UInt8(1))
      append(key.number, after: 0)
    }
  }

  private mutating func append(_ commands: [DrawCommand], _ number: (Image) -> Int) {
    append(number: UInt64(commands.count))
    for command in commands { append(command, number) }
  }

  private mutating func append(_ command: DrawCommand, _ number: (Image) -> Int) {
    switch command {
    case .fill(let rect, let color, let radius):
      append(.fill)
      append(rect)
      append(color)
      append(radius)
    case .stroke(let rect, let stroke):
      append(.stroke)
      append(rect)
      append(stroke)
    case .line(let rect, let edge, let color, let width):
      append(.line)
      append(rect)
      append(edge.code)
      append(color)
      append(width)
    case .polyline(let points, let color, let width):
      append(.polyline)
      append(points)
      append(color)
      append(width)
    case .polygon(let points, let color):
      append(.polygon)
      append(points)
      append(color)
    case .text(let run):
      append(.text)
      append(run)
    case .image(let run):
      append(.image)
      append(run, number(run.image))
    case .pushClip(let rect):
      append(.pushClip)
      append(rect)
    case .popClip: append(.popClip)
    case .pushTransform(let transform):
      append(.pushTransform)
      append(transform)
    case .popTransform: append(.popTransform)
    }
  }

  private mutating func append(_ command: PictureCommand) { append(command.rawValue) }

  private mutating func append(_ transform: AffineTransform) {
    for number in transform.numbers { append(number) }
  }

  private mutating func append(_ stroke: Stroke) {
    append(
      (stroke.dash == nil ? 0 : StrokeField.dash)
        | (stroke.cornerRadius == 0 ? 0 : StrokeField.cornerRadius))
    append(stroke.color)
    append(stroke.width)
    if let dash = stroke.dash {
      append(dash.on)
      append(dash.off)
    }
    if stroke.cornerRadius != 0 { append(stroke.cornerRadius) }
  }

  private mutating func append(_ run: TextRun) {
    append(run.maximumWidth == nil ? 0 : TextField.maximumWidth)
    append(text: run.string)
    append(run.font.family.code << 4 | run.font.weight.code)
    append(run.font.size)
    append(run.color)
    append(run.anchor)
    append(run.alignment.code)
    if let width = run.maximumWidth { append(width) }
  }

  private mutating func append(_ run: ImageRun, _ number: Int) {
    append(
      (run.opacity == 1 ? 0 : ImageField.opacity) | (run.tint == nil ? 0 : ImageField.tint)
        | (run.frame == nil ? 0 : ImageField.frame))
    append(number: UInt64(number))
    append(run.rect)
    if run.opacity != 1 { append(run.opacity) }
    if let tint = run.tint { append(tint) }
    if let frame = run.frame {
      append(frame.rect)
      append(frame.cornerRadius)
    }
  }

  // MARK: Values

  /// Appends a number by 0.
  private mutating func append(_ number: Double) {
    var shift = 0.0
    append(number, after: 0, shift: &shift)
  }

  private mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  private mutating func append(_ points: [Point]) {
    append(number: UInt64(points.count))
    for point in points { append(point) }
  }

  private mutating func append(_ rect: Rect) {
    append(rect.origin)
    append(rect.width)
    append(rect.height)
  }

  /// Appends the light side of a colour and the dark one.
  private mutating func append(_ color: Color) {
    for appearance in [Appearance.light, .dark] {
      let side = color.resolved(for: appearance)
      append([side.red, side.green, side.blue, side.alpha])
    }
  }
}
