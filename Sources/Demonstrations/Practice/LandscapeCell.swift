import Drawing
import SceneParts
import ScrollEngine

/// A row with space for a picture that fades in when it has been loaded.
final class LandscapeCell: TableViewCell {
  private let picture = LandscapeView()
  private let name = PictureName()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Palette.surface
    contentView.addSubview(picture)
    contentView.addSubview(name)
  }

  /// The number of the cell's picture, from 0.
  private(set) var number = 0

  /// Shows a picture that is already loaded, or an empty frame for nil.
  func show(_ landscape: Landscape?, number: Int) {
    self.number = number
    name.names = [Self.name(ofPicture: number), "\(number + 1)"]
    picture.landscape = landscape
    picture.presence = 1
  }

  static func name(ofPicture number: Int) -> String { "Picture \(number + 1)" }

  /// Takes a picture that has just been loaded, at opacity 0.
  func receive(_ landscape: Landscape) {
    picture.landscape = landscape
    picture.presence = 0
  }

  var landscape: Landscape? { picture.landscape }

  /// The opacity of the picture, from 0 to 1.
  var presence: Double {
    get { picture.presence }
    set { picture.presence = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.landscape = nil
  }

  /// The x of the name, in points.
  static let nameStart = 134.0

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = Rect(x: 10, y: 6, width: 112, height: bounds.height - 12)
    name.frame = Rect(
      x: Self.nameStart, y: 0, width: max(0, bounds.width - Self.nameStart - 10),
      height: bounds.height)
  }
}

/// Shows the longest of its names that fits, or the shortest if none does.
private final class PictureName: View {
  /// The names in order of decreasing length.
  var names: [String] = [] { didSet { if oldValue != names { setNeedsDisplay() } } }

  private static let font = Font(.words, size: 14, weight: .bold)

  override func draw(in canvas: inout Canvas) {
    let font = canvas.legible(Self.font)
    let fitting = names.first { canvas.text.width(of: $0, in: font) <= bounds.width } ?? names.last
    guard let fitting else { return }
    canvas.say(Words(fitting), in: bounds, font: Self.font, color: Palette.text)
  }
}

/// Paints a landscape, or an empty frame if there is none.
final class LandscapeView: View {
  var landscape: Landscape? { didSet { if oldValue != landscape { setNeedsDisplay() } } }
  var presence = 1.0 { didSet { if oldValue != presence { setNeedsDisplay() } } }

  private static let empty = Color(light: Color(0xE4E6EA), dark: Color(0x3A3F4A))
  private static let sun = Color(0xFFF6D8)

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Self.empty)
    guard let landscape else { return }
    canvas.saved { canvas in
      canvas.clip(to: bounds)
      canvas.multiplyOpacity(by: presence)
      canvas.fill(bounds, landscape.sky)
      circle(landscape.sun, radius: 0.08, Self.sun, &canvas)
      for hill in landscape.hills { circle(hill.center, radius: hill.radius, hill.color, &canvas) }
    }
  }

  private func circle(_ center: Point, radius: Double, _ color: Color, _ canvas: inout Canvas) {
    let width = bounds.width
    let radius = radius * width
    canvas.fill(
      Rect(
        x: center.x * width - radius, y: center.y * width - radius, width: 2 * radius,
        height: 2 * radius), color, cornerRadius: radius)
  }
}
