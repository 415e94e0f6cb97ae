/// A view that shows an image, placed by its ``View/contentMode``.
///
/// As in UIKit, an image that is larger than the bounds is clipped only if ``View/clipsToBounds``
/// is set, which also rounds it by the ``View/cornerRounding``. ``View/isUserInteractionEnabled`` is
/// false by default.
///
/// ```swift
/// let portrait = ImageView(image: image)
/// portrait.frame = Rect(x: 16, y: 16, width: 48, height: 48)
/// portrait.contentMode = .scaleAspectFill
/// portrait.cornerRounding = 24
/// portrait.clipsToBounds = true
/// ```
open class ImageView: View {
  /// Makes a view of the size of its image; `highlightedImage` is shown while the view is
  /// highlighted.
  public init(image: Image?, highlightedImage: Image? = nil) {
    storedImage = image
    storedHighlightedImage = highlightedImage
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image; the frame is in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @exclusivity(unchecked) private var storedImage: Image?
  @exclusivity(unchecked) private var storedHighlightedImage: Image?
  @exclusivity(unchecked) private var highlights = false

  /// The image; nil shows nothing.
  open var image: Image? {
    get { storedImage }
    set { change { storedImage = newValue } }
  }

  /// The image while the view is highlighted; nil keeps ``image``.
  open var highlightedImage: Image? {
    get { storedHighlightedImage }
    set { change { storedHighlightedImage = newValue } }
  }

  /// Whether the view shows its ``highlightedImage``; a cell sets it while the cell is pressed or
  /// selected.
  open var isHighlighted: Bool {
    get { highlights }
    set { change { highlights = newValue } }
  }

  /// The image to show in the current state; nil if there is none.
  final var shownImage: Image? { highlights ? storedHighlightedImage ?? storedImage : storedImage }

  private func change(_ set: () -> Void) {
    let before = shownImage
    set()
    let after = shownImage
    guard before != after else { return }
    markForDisplay()
    guard before?.size != after?.size else { return }
    invalidateIntrinsicContentSize()
    imageSizeDidChange()
  }

  /// Called when the size of the shown image has changed, or an image has appeared or disappeared.
  func imageSizeDidChange() {}

  /// Whether an image with the rendering mode `automatic` is drawn in the tint colour; false by
  /// default.
  @exclusivity(unchecked) public final var tintsAutomaticImages = false {
    didSet { displayChanged(oldValue != tintsAutomaticImages) }
  }

  /// The size of the image in points; ``View/noIntrinsicMetric`` without one.
  open override var intrinsicContentSize: Size { shownImage?.size ?? super.intrinsicContentSize }

  /// The size of the image in points, even if it does not fit; without an image, the current size.
  open override func sizeThatFits(_ size: Size) -> Size {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// Draws the image.
  open override func draw(in canvas: inout Canvas) {
    guard let image = shownImage else { return }
    let isTinted =
      switch image.renderingMode {
      case .automatic: tintsAutomaticImages
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    let isRound = clipsToBounds && cornerRounding > 0
    canvas.draw(
      image, in: contentMode.frame(of: image.size, in: storedBounds),
      tint: isTinted ? tintColor : nil,
      frame: isRound ? ImageRun.Frame(storedBounds, cornerRadius: cornerRounding) : nil)
  }
}
