public import ScrollEngine

/// The view of a ``ListContentConfiguration``.
///
/// It lays out its parts without constraints, and tells its size: as the content of a cell, or in a
/// view of the program, with or without constraints around it.
open class ListContentView: View, ContentView {
  private var shown: ListContentConfiguration
  private var textLabel: Label?
  private var secondaryTextLabel: Label?
  private var imageView: ImageView?

  /// Makes a view that shows a configuration, without a size.
  public init(configuration: ListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// The configuration that the view shows.
  ///
  /// - Precondition: It is a ``ListContentConfiguration``.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? ListContentConfiguration else {
        fatalError("ListContentView: \(type(of: newValue)) is no ListContentConfiguration")
      }
      guard new != shown else { return }
      shown = new
      show()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Parts

  private func show() {
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = shown.directionalLayoutMargins
    show(shown.shownText, shown.textProperties, in: &textLabel)
    show(shown.shownSecondaryText, shown.secondaryTextProperties, in: &secondaryTextLabel)
    showImage()
    setNeedsLayout()
  }

  private func show(
    _ text: ListContentConfiguration.ShownText?,
    _ properties: ListContentConfiguration.TextProperties, in label: inout Label?
  ) {
    guard let text else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? Label()
    if label == nil {
      label = shown
      shown.isUserInteractionEnabled = false
      addSubview(shown)
    }
    properties.show(text, in: shown)
  }

  private func showImage() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? ImageView()
    if imageView == nil {
      imageView = view
      view.contentMode = .scaleAspectFit
      addSubview(view)
    }
    view.image = image
    view.tintColor = shown.imageProperties.tintColor
    view.cornerRounding = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins with those of the superview, for left and right.
  private var margins: EdgeInsets {
    var margins = layoutMargins
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = shown.directionalLayoutMargins.top
      margins.bottom = shown.directionalLayoutMargins.bottom
    }
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let own = shown.directionalLayoutMargins
      (margins.left, margins.right) =
        isMirrored ? (own.trailing, own.leading) : (own.leading, own.trailing)
    }
    return margins
  }

  /// The layout from left to right; in a mirrored view, its frames lie on the other side.
  private func layout(in room: Size) -> ListContentLayout {
    var margins = margins
    if isMirrored { (margins.left, margins.right) = (margins.right, margins.left) }
    return ListContentLayout(
      shown, margins: margins, room: room, text: textLabel.map(measured),
      secondaryText: secondaryTextLabel.map(measured))
  }

  private func measured(_ label: Label) -> ListContentLayout.Text {
    ListContentLayout.Text { width in
      // Where nothing measures text, a text has one line, and room for it.
      guard label.nearestTextMeasuring != nil || label.textMeasuring != nil else {
        return Size(width: 0, height: label.font.lineHeight)
      }
      // A label takes a width of zero for no limit.
      guard width > 0 else { return Size(width: 0, height: label.font.lineHeight) }
      return label.sizeThatFits(Size(width: width, height: 0))
    }
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    if let frame = layout.text { textLabel?.frame = placed(frame) }
    if let frame = layout.secondaryText { secondaryTextLabel?.frame = placed(frame) }
    if let frame = layout.image { imageView?.frame = placed(frame) }
    align(textLabel, shown.textProperties, atEnd: false)
    align(secondaryTextLabel, shown.secondaryTextProperties, atEnd: layout.isSideBySide)
  }

  private func placed(_ frame: Rect) -> Rect {
    guard isMirrored else { return frame }
    return Rect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func align(
    _ label: Label?, _ properties: ListContentConfiguration.TextProperties, atEnd: Bool
  ) {
    label?.textAlignment =
      switch properties.alignment {
      case .natural where atEnd: isMirrored ? .leading : .trailing
      case .natural: .natural
      case .center: .center
      }
  }

  /// The given width, or that of the content if it is infinite or zero, and the height that the
  /// content needs at that width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    layout(
      in: Size(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    ).size
  }

  /// No width, and the height that the content needs at the current width, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// The height that the content needs at a width, in points.
  open override func contentHeight(forWidth width: Double) -> Double? {
    sizeThatFits(Size(width: width, height: 0)).height
  }

  /// Places the parts within the new margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Moves the parts to the other side.
  open override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  /// Has the height adapted to other fonts.
  open override func textMeasuringDidChange() {
    super.textMeasuringDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
