import Drawing
import SceneParts
import ScrollEngine

/// A scene in the gallery: its poster, its title and its sentence.
final class PosterCell: CollectionViewCell {
  /// The poster; nil until it has been made.
  var picture: PosterPicture? { didSet { if oldValue !== picture { setNeedsDisplay() } } }
  var theme = Theme.light { didSet { if oldValue != theme { showTheme() } } }
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }
  /// Whether Enter would open the scene.
  var hasCursor = false { didSet { if oldValue != hasCursor { setNeedsDisplay() } } }

  private let title = Label()
  private let sentence = Label()

  /// The height below the picture, in points: a line for the title, two for the sentence.
  private static let wordsHeight = 62.0
  private static let margin = 10.0

  override init(frame: Rect) {
    super.init(frame: frame)
    title.font = Typography.bodyStrong
    sentence.font = Typography.small
    sentence.numberOfLines = 2
    addSubview(title)
    addSubview(sentence)
    showTheme()
  }

  /// The height of a cell of a width, in points.
  static func height(forWidth width: Double) -> Double {
    (width / PosterPicture.ratio).rounded() + wordsHeight
  }

  func show(_ description: SceneDescription) {
    title.text = description.title
    sentence.text = description.posterSentence
    accessibilityLabel = "\(description.title): \(description.posterSentence)"
  }

  private func showTheme() {
    title.textColor = theme.ink
    sentence.textColor = theme.muted
    setNeedsDisplay()
  }

  private var pictureFrame: Rect {
    Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.wordsHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let top = pictureFrame.maxY + 6
    title.frame = Rect(x: Self.margin, y: top, width: width, height: 18)
    let height = sentence.sizeThatFits(Size(width: width, height: 32)).height
    sentence.frame = Rect(x: Self.margin, y: top + 18, width: width, height: min(height, 32))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.ground(of: look) ?? theme.panel, cornerRadius: 8)
    if let picture {
      picture.draw(in: pictureFrame, theme, &canvas)
    } else {
      canvas.fill(pictureFrame, theme.background)
    }
    canvas.line(along: .bottom, of: pictureFrame, theme.hairline)
    let isMarked = hasCursor || look != .rest
    canvas.stroke(
      bounds,
      Stroke(isMarked ? theme.accent : theme.hairline, width: hasCursor ? 2 : 1, cornerRadius: 8))
  }
}

/// The heading of a group in the gallery.
final class GalleryHeading: CollectionReusableView {
  var title = "" { didSet { if oldValue != title { setNeedsDisplay() } } }
  var color = Color.clear { didSet { if oldValue != color { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title.uppercased(), in: Rect(x: 0, y: 10, width: bounds.width, height: 18),
      font: Typography.caption, color: color)
  }
}
