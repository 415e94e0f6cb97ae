import Drawing
import Geometry

extension ByteSource {
  /// Reads a picture with some images of the segment.
  mutating func picture(_ images: [Image]) throws(TraceFailure) -> TracePicture {
    let marks = try byte("the marks of a picture")
    var picture = TracePicture()
    if marks & PictureField.background != 0 { picture.background = try color() }
    if marks & PictureField.cornerRadius != 0 { picture.cornerRadius = try length("a radius") }
    if marks & PictureField.alpha != 0 { picture.alpha = try share("an opacity") }
    if marks & PictureField.scale != 0 {
      picture.scale = try number("a scale", in: PictureLimits.scales)
    }
    picture.clips = marks & PictureField.clips != 0
    picture.axes = TracePicture.Axes(rawValue: marks >> PictureField.axes & 3)
    picture.behind = try commands(images)
    for _ in 0..<(try count("layers")) {
      var things: [TraceThing] = []
      for _ in 0..<(try count("views and cells")) { things.append(try thing()) }
      picture.layers.append(TracePicture.Layer(over: things, try commands(images)))
    }
    picture.above = try commands(images)
    if marks & PictureField.turn != 0 {
      picture.turn = TracePicture.Turn(
        try transform(), of: Size(width: try length("a width"), height: try length("a height")))
    }
    return picture
  }

  /// Reads what a picture belongs to, or lies over.
  mutating func thing() throws(TraceFailure) -> TraceThing {
    let kind = try byte("what has a picture")
    let number = try whole(after: 0, "the number of what has a picture")
    switch kind {
    case 0: return .view(TraceView.Key(number: number))
    case 1: return .cell(TraceCell.Key(number: number))
    default:
      throw failure("the kind \(kind) has a picture", allowed: "0 for views and 1 for cells")
    }
  }

  private mutating func commands(_ images: [Image]) throws(TraceFailure) -> [DrawCommand] {
    let count = try count("commands")
    var commands: [DrawCommand] = []
    /// Whether each of what is open is a transform.
    var open: [Bool] = []
    for _ in 0..<count {
      let command = try command(images)
      switch command {
      case .pushClip: open.append(false)
      case .pushTransform: open.append(true)
      case .popClip: try close(&open, false)
      case .popTransform: try close(&open, true)
      default: break
      }
      commands.append(command)
    }
    guard open.isEmpty else {
      throw failure("\(open.count) clips or transforms do not end", allowed: "none")
    }
    return commands
  }

  private func close(_ open: inout [Bool], _ isTransform: Bool) throws(TraceFailure) {
    guard open.popLast() == isTransform else {
      throw failure(
        back: 1, "a clip or a transform ends that is not the last one", allowed: "the last one")
    }
  }

  private mutating func command(_ images: [Image]) throws(TraceFailure) -> DrawCommand {
    let code = try byte("a command of a picture")
    switch PictureCommand(rawValue: code) {
    case .fill: return .fill(try rect(), try color(), cornerRadius: try length("a radius"))
    case .stroke: return .stroke(try rect(), try stroke())
    case .line:
      return .line(
        try rect(), try one("an edge"), try color(), width: try length("a width")
      )
    case .polyline: return .polyline(try points(), try color(), width: try length("a width"))
    case .polygon: return .polygon(try points(), try color())
    case .text: return .text(try textRun())
    case .image: return .image(try imageRun(images))
    case .pushClip: return .pushClip(try rect())
    case .popClip: return .popClip
    case .pushTransform: return .pushTransform(try transform())
    case .popTransform: return .popTransform
    case nil:
      throw failure(
        back: 1, "a command of a picture has the kind \(code)",
        allowed: "1 to \(PictureCommand.popTransform.rawValue)")
    }
  }

  private mutating func stroke() throws(TraceFailure) -> Stroke {
    let marks = try byte("the marks of an outline")
    var stroke = Stroke(try color(), width: try length("a width"))
    if marks & StrokeField.dash != 0 {
      stroke.dash = Dash(on: try dash(), off: try dash())
    }
    if marks & StrokeField.cornerRadius != 0 { stroke.cornerRadius = try length("a radius") }
    return stroke
  }

  private mutating func textRun() throws(TraceFailure) -> TextRun {
    let marks = try byte("the marks of a text")
    let string = try text("a text")
    let face = try byte("a font")
    let size = try number("the size of a font", in: 1...PictureLimits.largestFont)
    let (family, weight) = (Int(face >> 4), Int(face & 15))
    guard family < Font.Family.all.count, weight < Font.Weight.all.count else {
      throw failure("the font \(face) is drawn", allowed: "known families and weights")
    }
    var run = TextRun(
      string, font: Font(Font.Family.all[family], size: size, weight: Font.Weight.all[weight]),
      color: try color(), anchor: try point(),
      alignment: try one("an alignment"))
    if marks & TextField.maximumWidth != 0 { run.maximumWidth = try length("a width") }
    return run
  }

  private mutating func imageRun(_ images: [Image]) throws(TraceFailure) -> ImageRun {
    let marks = try byte("the marks of an image")
    let number = try number("an image")
    guard number >= 1, number <= images.count else {
      throw failure("the image \(number) is drawn", allowed: "1 to \(images.count)")
    }
    var run = ImageRun(images[Int(number) - 1], in: try rect())
    if marks & ImageField.opacity != 0 { run.opacity = try share("an opacity") }
    if marks & ImageField.tint != 0 { run.tint = try color() }
    if marks & ImageField.frame != 0 {
      run.frame = ImageRun.Frame(try rect(), cornerRadius: try length("a radius"))
    }
    return run
  }

  private mutating func transform() throws(TraceFailure) -> AffineTransform {
    let transform = AffineTransform(
      a: try place(), b: try place(), c: try place(), d: try place(), tx: try place(),
      ty: try place())
    return transform.isInvertible ? transform : .identity
  }

  // MARK: Values

  /// Reads a number; one outside of a range becomes the nearest one in it, a NaN the least one.
  private mutating func number(
    _ what: @autoclosure () -> String, in range: ClosedRange<Double>
  ) throws(TraceFailure) -> Double {
    var shift = 0.0
    let number = try number(after: 0, shift: &shift, what())
    return number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  private mutating func place() throws(TraceFailure) -> Double {
    try number("a number of a picture", in: -PictureLimits.farthest...PictureLimits.farthest)
  }

  private mutating func length(_ what: @autoclosure () -> String) throws(TraceFailure) -> Double {
    try number(what(), in: 0...PictureLimits.farthest)
  }

  private mutating func share(_ what: @autoclosure () -> String) throws(TraceFailure) -> Double {
    try number(what(), in: 0...1)
  }

  private mutating func dash() throws(TraceFailure) -> Double {
    try number("a dash", in: PictureLimits.shortestDash...PictureLimits.farthest)
  }

  private mutating func point() throws(TraceFailure) -> Point {
    Point(x: try place(), y: try place())
  }

  private mutating func points() throws(TraceFailure) -> [Point] {
    let count = try count("points")
    var points: [Point] = []
    for _ in 0..<count { points.append(try point()) }
    return points
  }

  private mutating func rect() throws(TraceFailure) -> Rect {
    Rect(
      origin: try point(),
      size: Size(width: try length("a width"), height: try length("a height")))
  }

  private mutating func color() throws(TraceFailure) -> Color {
    Color(light: try channels(), dark: try channels())
  }

  private mutating func channels() throws(TraceFailure) -> Color {
    Color(
      red: try byte("a colour"), green: try byte("a colour"), blue: try byte("a colour"),
      alpha: try byte("a colour"))
  }

  private mutating func one<Value: CodedByPlace>(
    _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> Value {
    let code = try byte(what())
    guard code < Value.all.count else {
      throw failure(
        back: 1, "\(what()) has the number \(code)", allowed: "0 to \(Value.all.count - 1)")
    }
    return Value.all[Int(code)]
  }
}

/// What a picture that is read has at most, so that none takes long to paint.
enum PictureLimits {
  /// The greatest distance and length, in points.
  static let farthest = 0x1p30
  /// The greatest size of a font, in points.
  static let largestFont = 512.0
  /// The factors by which a picture may be enlarged or reduced.
  static let scales = 0x1p-20...0x1p20
  /// The shortest dash or gap, in points.
  static let shortestDash = 0.125
}
