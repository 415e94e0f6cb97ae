/// A view that shows an image, where ``View/contentMode`` says.
///
/// As in UIKit, what reaches beyond its bounds is shown unless it clips, and it takes no touches unless
/// ``View/isUserInteractionEnabled`` is set. If it clips, its ``View/cornerRadius`` rounds the image.
///
/// ```swift
/// let portrait = ImageView(image: image)
/// portrait.frame = Rect(x: 16, y: 16, width: 48, height: 48)
/// portrait.contentMode = .scaleAspectFill
/// portrait.cornerRadius = 24
/// portrait.clipsToBounds = true
/// ```
open class ImageView: View {
  /// Makes a view that is as large as its image, and shows another one while it is highlighted.
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

  /// Whether the view shows its ``highlightedImage``; a cell sets it while it is pressed or selected.
  open var isHighlighted: Bool {
    get { highlights }
    set { change { highlights = newValue } }
  }

  /// The image that is shown.
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

  /// Called when the image that is shown has another size, or has gone.
  func imageSizeDidChange() {}

  /// Whether an image of the rendering mode `automatic` is drawn in the tint colour; false unless set.
  @exclusivity(unchecked) public final var tintsAutomaticImages = false {
    didSet { displayChanged(oldValue != tintsAutomaticImages) }
  }

  /// The size of the image in points; ``View/noIntrinsicMetric`` without one.
  open override var intrinsicContentSize: Size { shownImage?.size ?? super.intrinsicContentSize }

  /// The size of the image in points, however little room there is; the current one without an image.
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
    let isRound = clipsToBounds && cornerRadius > 0
    canvas.draw(
      image, in: contentMode.frame(of: image.size, in: storedBounds),
      tint: isTinted ? tintColor : nil,
      frame: isRound ? ImageRun.Frame(storedBounds, cornerRadius: cornerRadius) : nil)
  }
}
