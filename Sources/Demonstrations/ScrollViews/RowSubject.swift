import Drawing
import ScrollEngine

/// What a row is about: a place with a picture. Rows repeat it after twelve.
struct RowSubject: Hashable {
  private let number: Int

  /// The subject of a row, by its number from 0.
  init(ofRow row: Int) { number = row % Self.places.count }

  var place: String { Self.places[number] }

  private static let places = [
    "Porto", "Bergen", "Siena", "Galway", "Basel", "Tartu", "Bruges", "Nantes", "Malaga", "Turku",
    "Graz", "Lucca",
  ]

  // MARK: Picture

  private struct Light {
    let sky: Color
    let mountains: Color
    /// The colour of the far mountain.
    let far: Color

    init(sky: Color, mountains: Color) {
      (self.sky, self.mountains) = (sky, mountains)
      far = sky.mixed(with: mountains, fraction: 0.5)
    }
  }

  /// Morning, day, evening and night.
  private static let lights = [
    Light(
      sky: Color(light: Color(0xFCE7C2), dark: Color(0x7A6234)), mountains: Color(0xC98A2E)),
    Light(
      sky: Color(light: Color(0xCDE6F5), dark: Color(0x2F5570)), mountains: Color(0x3F86B4)),
    Light(
      sky: Color(light: Color(0xE3D8F3), dark: Color(0x4C4169)), mountains: Color(0x7456AC)),
    Light(sky: Color(light: Color(0x33415F), dark: Color(0x1B2338)), mountains: Color(0x6D81A4)),
  ]
  private static let sun = Color(light: Color(0xFFF6D8), dark: Color(0xCDBB8A))

  /// A mountain: the peak, and the ends of the foot on the picture's lower edge, as shares of the
  /// picture's width and height.
  private struct Mountain {
    let peak: (x: Double, y: Double)
    let foot: (from: Double, to: Double)
  }
  private static let ranges = [
    (
      far: Mountain(peak: (0.72, 0.36), foot: (0.36, 1)),
      near: Mountain(peak: (0.36, 0.55), foot: (0, 0.74))
    ),
    (
      far: Mountain(peak: (0.56, 0.42), foot: (0.2, 0.92)),
      near: Mountain(peak: (0.8, 0.6), foot: (0.5, 1))
    ),
    (
      far: Mountain(peak: (0.66, 0.5), foot: (0.3, 1)),
      near: Mountain(peak: (0.46, 0.66), foot: (0.04, 0.9))
    ),
  ]

  /// Draws the picture in a rectangle.
  func draw(in frame: Rect, opacity: Double, _ canvas: inout Canvas) {
    let light = Self.lights[number % Self.lights.count]
    canvas.fill(frame, light.sky.opacity(opacity))
    let sun = Rect(
      x: frame.minX + frame.width * 0.26, y: frame.minY + frame.height * 0.24, width: 0, height: 0)
    let radius = frame.height * 0.12
    canvas.fill(sun.inset(by: -radius), Self.sun.opacity(opacity), cornerRadius: radius)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }
    let range = Self.ranges[number % Self.ranges.count]
    func draw(_ mountain: Mountain, _ color: Color) {
      canvas.polygon(
        [
          point(mountain.peak.x, mountain.peak.y), point(mountain.foot.to, 1),
          point(mountain.foot.from, 1),
        ], color.opacity(opacity))
    }
    draw(range.far, light.far)
    draw(range.near, light.mountains)
  }
}
