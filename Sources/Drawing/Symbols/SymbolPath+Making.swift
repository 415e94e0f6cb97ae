import Geometry

// Numbers are in points, from the middle of a symbol of 17 points, to the right and down.
extension SymbolPath {
  /// A circle.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
    .circle(Point(x: x, y: y), radius: radius)
  }

  /// An ellipse.
  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SymbolPath {
    let points = (0..<60).map { minute in
      let point = onClock(minute, 1)
      return Point(x: x + point.x * width / 2, y: y + point.y * height / 2)
    }
    return .segments(points, isClosed: true)
  }

  /// A rectangle about a middle, with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double = 0
  ) -> SymbolPath {
    let (w, h) = (width / 2, height / 2)
    return .loop(x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h, round: round)
  }

  /// A line through points: x, y, x, y and so on; its corners are round.
  static func line(_ numbers: Double..., round: Double = 0) -> SymbolPath {
    .segments(rounded(corners(numbers, round), isClosed: false), isClosed: false)
  }

  /// A closed outline through points: x, y, x, y and so on; its corners are round.
  static func loop(_ numbers: Double..., round: Double = 0) -> SymbolPath {
    .segments(rounded(corners(numbers, round), isClosed: true), isClosed: true)
  }

  /// A line through corners, each with its radius: x, y, radius, x, y, radius and so on.
  static func curve(_ numbers: Double...) -> SymbolPath {
    .segments(rounded(corners(numbers), isClosed: false), isClosed: false)
  }

  /// A closed outline through corners, each with its radius.
  static func shape(_ numbers: Double...) -> SymbolPath {
    .segments(rounded(corners(numbers), isClosed: true), isClosed: true)
  }

  /// A closed outline with equal sides: the corners of its right half from the top, each with its
  /// radius.
  static func half(_ numbers: Double...) -> SymbolPath {
    let right = corners(numbers)
    let left = right.reversed().filter { $0.point.x > 0 }.map {
      Corner(point: Point(x: -$0.point.x, y: $0.point.y), radius: $0.radius)
    }
    return .segments(rounded(right + left, isClosed: true), isClosed: true)
  }

  /// A part of a circle, clockwise between two minutes of a clock.
  static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Int, to end: Int
  ) -> SymbolPath {
    let middle = Point(x: x, y: y)
    let points = (start...(end < start ? end + 60 : end)).map { middle + onClock($0, radius) }
    return .segments(points, isClosed: false)
  }

  /// A closed outline whose corners lie on circles about the origin, one after the other, all with
  /// the same number of minutes between them, from 12 o'clock.
  static func wheel(_ radii: [Double], minutes: Int, round: Double = 0) -> SymbolPath {
    let corners = (0..<60 / minutes).map {
      Corner(point: onClock($0 * minutes, radii[$0 % radii.count]), radius: round)
    }
    return .segments(rounded(corners, isClosed: true), isClosed: true)
  }

  /// The left half of a wheel, without round corners.
  static func leftHalf(_ radii: [Double], minutes: Int) -> SymbolPath {
    let points = (30 / minutes...60 / minutes).map {
      onClock($0 * minutes, radii[$0 % radii.count])
    }
    return .segments(points, isClosed: true)
  }

  /// A closed outline of eight equal parts, each turned by an eighth: the corners of the part at
  /// the top, each with its radius.
  static func eightfold(_ numbers: Double...) -> SymbolPath {
    let part = corners(numbers)
    let diagonal = 0.5.squareRoot()
    let turned = part.map { corner in
      let point = corner.point
      return Corner(
        point: Point(x: (point.x - point.y) * diagonal, y: (point.x + point.y) * diagonal),
        radius: corner.radius)
    }
    let all = (0..<4).flatMap { quarters in
      (part + turned).map { Corner(point: $0.point.turned(quarters), radius: $0.radius) }
    }
    return .segments(rounded(all, isClosed: true), isClosed: true)
  }

  /// A closed outline of lines, one after the other.
  static func joined(_ lines: SymbolPath...) -> SymbolPath {
    .segments(lines.flatMap(\.points), isClosed: true)
  }

  /// The line in the other direction.
  var reversed: SymbolPath { .segments(points.reversed(), isClosed: false) }

  private var points: [Point] {
    switch self {
    case .circle: fail("SymbolPath: a circle has no points")
    case .segments(let points, _): points
    }
  }

  /// The point at a minute of a clock: the top is 0, the right 15.
  static func onClock(_ minute: Int, _ radius: Double) -> Point {
    (minutes[minute % 15] * radius).turned(minute / 15 % 4)
  }

  /// The first quarter of a clock. Each minute turns by the sine and cosine of 6 degrees.
  private static let minutes: [Point] = {
    let (sine, cosine) = (0.10452846326765347, 0.9945218953682733)
    var points = [Point(x: 0, y: -1)]
    for _ in 1..<15 {
      let last = points[points.count - 1]
      points.append(
        Point(x: last.x * cosine - last.y * sine, y: last.x * sine + last.y * cosine))
    }
    return points
  }()

  // MARK: Corners

  private struct Corner {
    let point: Point
    let radius: Double
  }

  private static func corners(_ numbers: [Double], _ radius: Double) -> [Corner] {
    stride(from: 0, to: numbers.count, by: 2).map {
      Corner(point: Point(x: numbers[$0], y: numbers[$0 + 1]), radius: radius)
    }
  }

  private static func corners(_ numbers: [Double]) -> [Corner] {
    stride(from: 0, to: numbers.count, by: 3).map {
      Corner(point: Point(x: numbers[$0], y: numbers[$0 + 1]), radius: numbers[$0 + 2])
    }
  }

  /// How far segments may leave an arc, in points.
  private static let tolerance = 0.01

  /// Replaces corners by arcs that touch both sides, as large as the sides allow.
  private static func rounded(_ corners: [Corner], isClosed: Bool) -> [Point] {
    let count = corners.count
    // The directions to both neighbours, and the length that the arc takes from both sides.
    struct Bend {
      var (back, ahead) = (Point.zero, Point.zero)
      var cut = 0.0
    }
    var bends = [Bend](repeating: Bend(), count: count)
    for index in 0..<count where isClosed || index > 0 && index < count - 1 {
      let corner = corners[index]
      let back = corners[(index + count - 1) % count].point - corner.point
      let ahead = corners[(index + 1) % count].point - corner.point
      bends[index].back = back * (1 / back.length)
      bends[index].ahead = ahead * (1 / ahead.length)
      let cosine =
        bends[index].back.x * bends[index].ahead.x + bends[index].back.y * bends[index].ahead.y
      // The tangent of half the angle between the sides.
      let tangent = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
      bends[index].cut = corner.radius / tangent
    }
    var points: [Point] = []
    for index in 0..<count {
      let bend = bends[index]
      let middle = corners[index].point
      guard bend.cut > 0 else {
        points.append(middle)
        continue
      }
      let before = (index + count - 1) % count
      let after = (index + 1) % count
      let room = min(
        (corners[before].point - middle).length / (bend.cut + bends[before].cut),
        (corners[after].point - middle).length / (bend.cut + bends[after].cut))
      let cut = bend.cut * min(room, 1)
      let (start, end) = (middle + bend.back * cut, middle + bend.ahead * cut)
      // A rational curve of the second degree with this weight is an arc of a circle.
      let weight = (end - start).length / 2 / cut
      func arc(_ t: Double) -> Point {
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t) * weight, t * t)
        return (start * a + middle * b + end * c) * (1 / (a + b + c))
      }
      // A quarter of the height of an arc is left over a segment of half its length.
      let height = (arc(0.5) - (start + end) * 0.5).length
      let steps = max(1, Int((height / tolerance).squareRoot().rounded(.up)))
      for step in 0...steps { points.append(arc(Double(step) / Double(steps))) }
    }
    return points
  }
}
