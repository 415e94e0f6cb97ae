import Geometry
import TestSupport
import Testing

@testable import Drawing

@Suite("A symbol's shape")
struct SymbolShapeTests {
  private static func configuration(
    _ random: inout SeededRandom
  ) -> Image.SymbolConfiguration {
    Image.SymbolConfiguration(
      pointSize: .random(in: 10...30, using: &random),
      weight: Image.SymbolWeight.allCases.randomElement(using: &random) ?? .regular,
      scale: Image.SymbolScale.allCases.randomElement(using: &random) ?? .medium)
  }

  private static func name(_ random: inout SeededRandom) -> String {
    symbolNames.randomElement(using: &random) ?? "circle"
  }

  private func alpha(_ name: String, _ configuration: Image.SymbolConfiguration? = nil) throws
    -> (size: PixelSize, alpha: [UInt32])
  {
    let image = try #require(Image(systemName: name, withConfiguration: configuration))
    return (image.pixelSize, image.pixels.map { $0 >> 24 })
  }

  // MARK: A slow reference

  /// Points along a path, so dense that the nearest of them is as near as the path.
  private func dots(_ path: SymbolPath) -> [Point] {
    switch path {
    case .circle(let middle, let radius):
      let corners = (0..<60).map { SymbolPath.onClock($0, radius * 1.0005) + middle }
      // Between two minutes, points on the chord are pushed out to the circle.
      return dots(.segments(corners, isClosed: true)).map { dot in
        let way = dot - middle
        return middle + way * (radius / way.length)
      }
    case .segments(let points, let isClosed):
      let next = points.dropFirst() + (isClosed ? points.prefix(1) : [])
      return zip(points, next).flatMap { start, end in
        let count = Int((end - start).length / 0.02) + 1
        return (0...count).map { start + (end - start) * (Double($0) / Double(count)) }
      }
    }
  }

  /// Whether a ray upwards from a point crosses a path an odd number of times.
  private func isInside(_ point: Point, _ path: SymbolPath) -> Bool {
    switch path {
    case .circle(let middle, let radius): return (point - middle).length < radius
    case .segments(let points, _):
      return zip(points, points.dropFirst() + points.prefix(1)).filter { start, end in
        guard (start.x > point.x) != (end.x > point.x) else { return false }
        let part = (point.x - start.x) / (end.x - start.x)
        return start.y + (end.y - start.y) * part < point.y
      }.count % 2 == 1
    }
  }

  /// Tells of points near a place whether they are in a shape.
  private func membership(_ shape: SymbolShape, near place: Point) -> (Point) -> Bool {
    switch shape {
    case .stroke(let path, let width):
      let near = dots(path).filter { ($0 - place).length < width / 2 + 1 }
      return { point in near.contains { ($0 - point).length <= width / 2 } }
    case .fill(let path, let border):
      let near = dots(path).filter { ($0 - place).length < abs(border) + 1 }
      return { point in
        let isNear = near.contains { ($0 - point).length <= abs(border) }
        return border < 0
          ? isInside(point, path) && !isNear : isInside(point, path) || isNear
      }
    case .union(let shapes):
      let members = shapes.map { membership($0, near: place) }
      return { point in members.contains { $0(point) } }
    case .difference(let whole, let hole):
      let (inWhole, inHole) = (membership(whole, near: place), membership(hole, near: place))
      return { inWhole($0) && !inHole($0) }
    case .mirrored(let shape, let mirror):
      // Near the axis, both halves count.
      let members = [place, mirror.representative(of: place)].map { membership(shape, near: $0) }
      return { point in
        let half = mirror.representative(of: point)
        return members[half == point ? 0 : 1](half)
      }
    }
  }

  @Test(
    "covers each pixel by as much as 256 of its points are in the shape",
    arguments: Soak.seeds(1...40))
  func coverage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (name, configuration) = (Self.name(&random), Self.configuration(&random))
    let image = try #require(Image(systemName: name, withConfiguration: configuration))
    let shape = try #require(SymbolName(name)).shape(configuration)
    let (size, scale) = (image.pixelSize, image.scale)
    let edge = image.pixels.indices.filter {
      image.pixels[$0] != 0 && image.pixels[$0] >> 24 != 255
    }
    var errors: [Double] = []
    for number in 0..<16 {
      let index =
        number < 12
        ? edge.randomElement(using: &random) ?? 0
        : Int.random(in: image.pixels.indices, using: &random)
      let corner = Point(
        x: Double(index % size.width) - Double(size.width) / 2,
        y: Double(index / size.width) - Double(size.height) / 2)
      let isIn = membership(shape, near: (corner + Point(x: 0.5, y: 0.5)) * (1 / scale))
      let covered = (0..<256).count { sample in
        let (x, y) = (Double(sample % 16) + 0.5, Double(sample / 16) + 0.5)
        return isIn((corner + Point(x: x / 16, y: y / 16)) * (1 / scale))
      }
      let error = abs(Double(image.pixels[index] >> 24) / 255 - Double(covered) / 256)
      errors.append(error)
      // The distance of a pixel's middle tells how much is covered if the edge is straight there.
      let corners = [0, 1].flatMap { x in
        [0, 1].map { shape.distance(from: (corner + Point(x: x, y: $0)) * (1 / scale)) * scale }
      }
      let middle = shape.distance(from: (corner + Point(x: 0.5, y: 0.5)) * (1 / scale)) * scale
      let isStraight = abs(corners.reduce(0, +) / 4 - middle) < 0.05
      #expect(error < (isStraight ? 0.1 : 0.5), "\(name) at pixel \(index), \(configuration)")
    }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.08, "\(name), \(configuration)")
  }

  @Test("is drawn in squares as it is pixel by pixel", arguments: Soak.seeds(1...40))
  func squares(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (name, configuration) = (Self.name(&random), Self.configuration(&random))
    let shape = try #require(SymbolName(name)).shape(configuration)
    let scale = Double.random(in: 0.5...4, using: &random)
    let size = PixelSize(
      width: .random(in: 1...70, using: &random), height: .random(in: 1...70, using: &random))
    let pixels = shape.pixels(size, scale)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let point = Point(
          x: (Double(x) + 0.5 - Double(size.width) / 2) / scale,
          y: (Double(y) + 0.5 - Double(size.height) / 2) / scale)
        let alpha = min(max(0.5 - shape.distance(from: point) * scale, 0), 1) * 255
        #expect(
          abs(Double(pixels[y * size.width + x] >> 24) - alpha) <= 0.5001, "\(name) \(x) \(y)")
      }
    }
  }

  @Test("changes its distance by no more than a point moves", arguments: Soak.seeds(1...100))
  func distances(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let name = Self.name(&random)
    let shape = try #require(SymbolName(name)).shape(Self.configuration(&random))
    for _ in 0..<200 {
      func any(_ reach: Double) -> Point {
        Point(
          x: .random(in: -reach...reach, using: &random),
          y: .random(in: -reach...reach, using: &random))
      }
      let (point, step) = (any(14), any(2))
      let change = shape.distance(from: point + step) - shape.distance(from: point)
      #expect(abs(change) <= step.length + 1e-9, "\(name) at \(point) by \(step)")
    }
  }

  // MARK: Symmetry

  private func flipped(_ picture: (size: PixelSize, alpha: [UInt32])) -> [UInt32] {
    let width = picture.size.width
    return picture.alpha.indices.map {
      picture.alpha[$0 / width * width + width - 1 - $0 % width]
    }
  }

  /// The picture after a clockwise turn by a quarter.
  private func turned(_ picture: (size: PixelSize, alpha: [UInt32])) -> [UInt32] {
    let (width, height) = (picture.size.width, picture.size.height)
    return (0..<width * height).map { index in
      let (x, y) = (index % height, index / height)
      return picture.alpha[(height - 1 - x) * width + y]
    }
  }

  @Test("is exactly symmetric if its glyph is", arguments: Soak.seeds(1...3))
  func symmetry(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for name in symbolNames where !name.contains(".slash") {
      guard let mirror = SymbolName(name)?.glyph.mirror else { continue }
      let picture = try alpha(name, Self.configuration(&random))
      switch mirror {
      case .right, .left: #expect(flipped(picture) == picture.alpha, "\(name)")
      case .lower, .upper:
        let rows = stride(from: 0, to: picture.alpha.count, by: picture.size.width).map {
          picture.alpha[$0..<$0 + picture.size.width]
        }
        #expect(Array(rows.reversed().joined()) == picture.alpha, "\(name)")
      }
    }
  }

  @Test(
    "of a direction is that of another one, turned or mirrored",
    arguments: ["chevron", "arrow", "arrowtriangle", "chevron.compact"],
    ["", ".circle.fill", ".fill"])
  func directions(name: String, ending: String) throws {
    guard Image.hasSymbol(named: name + ".up" + ending) else { return }
    let up = try alpha(name + ".up" + ending)
    let right = try alpha(name + ".right" + ending)
    let down = try alpha(name + ".down" + ending)
    let left = try alpha(name + ".left" + ending)
    #expect(turned(up) == right.alpha && turned(right) == down.alpha)
    #expect(turned(down) == left.alpha && turned(left) == up.alpha)
    #expect(flipped(right) == left.alpha)
  }

  @Test(
    "is another one in a mirror",
    arguments: [
      ("bubble.left", "bubble.right"), ("arrow.clockwise", "arrow.counterclockwise"),
      ("backward", "forward"), ("arrow.uturn.left.circle", "arrow.uturn.right.circle"),
    ])
  func mirrors(pair: (String, String)) throws {
    #expect(try flipped(alpha(pair.0)) == alpha(pair.1).alpha)
  }

  // MARK: Endings and weights

  private func covers(_ large: String, _ small: String) throws -> Bool {
    let (large, small) = (try alpha(large), try alpha(small))
    return large.size == small.size && zip(large.alpha, small.alpha).allSatisfy { $0 >= $1 }
  }

  @Test("with fill covers its outline, if nothing is left out")
  func fill() throws {
    var count = 0
    for (name, glyph) in SymbolGlyph.named
    where glyph.hasFill && glyph.parts.allSatisfy({ [.outline, .stroke, .solid].contains($0.ink) })
    {
      #expect(try covers(name + ".fill", name), "\(name)")
      count += 1
    }
    #expect(count > 20)
    #expect(
      try alpha("circle").alpha.count { $0 == 255 } * 2
        < alpha("circle.fill").alpha.count { $0 == 255 })
  }

  @Test("in a disc is a hole in it, and in a ring is beside it")
  func surrounded() throws {
    for name in ["plus", "heart", "chevron.right", "trash"] {
      let (disc, hole) = (try alpha("circle.fill"), try alpha(name + ".circle.fill"))
      #expect(disc.size == hole.size)
      let shown = try alpha(name + ".circle").alpha
      let ring = try alpha("circle").alpha
      for index in disc.alpha.indices {
        #expect(hole.alpha[index] <= disc.alpha[index] && shown[index] >= ring[index])
        // What the ring shows inside is what the disc leaves out, up to rounding.
        guard ring[index] == 0, disc.alpha[index] == 255 else { continue }
        #expect((254...256).contains(shown[index] + hole.alpha[index]), "\(name)")
      }
      #expect(try covers(name + ".square.fill", name + ".circle") == false)
    }
  }

  @Test("is thicker in each heavier weight, and as large as its text")
  func configurations() throws {
    for name in ["plus", "star", "chevron.right", "ellipsis", "house"] {
      let sums = try Image.SymbolWeight.allCases.map { weight in
        try alpha(name, .init(pointSize: 17, weight: weight)).alpha.reduce(0, +)
      }
      #expect(zip(sums, sums.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(sums)")
      let sizes = try [8.5, 17, 34, 68].map { pointSize in
        try #require(Image(systemName: name, withConfiguration: .init(pointSize: pointSize))).size
      }
      for (small, large) in zip(sizes, sizes.dropFirst()) {
        // Both are rounded up to whole points, and have a border.
        #expect(large.width <= small.width * 2 && large.width >= small.width * 2 - 4)
        #expect(large.height <= small.height * 2 && large.height >= small.height * 2 - 4)
      }
    }
    let sizes = try Image.SymbolScale.allCases.map { scale in
      try #require(Image(systemName: "circle", withConfiguration: .init(scale: scale))).size.width
    }
    #expect(sizes == [17, 20, 25])
    #expect(Image.SymbolScale.default == .medium)
  }

  @Test("follows a font and a style of text")
  func fonts() {
    typealias Configuration = Image.SymbolConfiguration
    #expect(Configuration() == Configuration(pointSize: 17, weight: .regular, scale: .medium))
    #expect(
      Configuration(textStyle: .headline) == Configuration(pointSize: 17, weight: .semibold))
    #expect(
      Configuration(font: .boldSystemFont(ofSize: 30), scale: .large)
        == Configuration(pointSize: 30, weight: .bold, scale: .large))
    #expect(
      Configuration(font: .systemFont(ofSize: 9, weight: .medium)).weight == .medium)
  }

  @Test("needs a size above zero")
  func mistakes() async {
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image.SymbolConfiguration(pointSize: 0)
    }
    #expect(lastWords(zero).contains("SymbolConfiguration: a text of 0.0 points has no symbols"))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image.SymbolConfiguration(pointSize: .nan)
    }
    #expect(lastWords(nan).contains("SymbolConfiguration: a text of nan points has no symbols"))
  }
}
