import ScrollEngine

/// The places of an image and two texts in a row: pure arithmetic, from left to right.
///
/// The image is at the beginning. The texts are in the rest of the width, one below the other or side
/// by side. All are centred in the height that the margins leave. If the row is lower than its
/// contents, first the margins shrink, then the image, then the texts lose lines.
struct ListContentLayout {
  /// A text of the row.
  struct Text {
    /// The size of the text in points, broken into lines that fit a width.
    let size: (_ width: Double) -> Size
  }

  /// The frames in points; nil for what is not there.
  private(set) var image: Rect?
  private(set) var text: Rect?
  private(set) var secondaryText: Rect?
  /// Whether the second text ends at the end of the line.
  private(set) var isSideBySide = false
  /// The size that shows everything, in points, with margins.
  private(set) var size = Size.zero

  /// Places the parts of a row; `room` is its size in points, with an infinite height, or width, if
  /// the row has the length that it needs.
  init(
    _ configuration: ListContentConfiguration, margins: EdgeInsets, room: Size, text: Text?,
    secondaryText: Text?
  ) {
    let given = room.height.isFinite ? room.height : nil
    let width = max(0, room.width - margins.left - margins.right)
    let imageSize = configuration.image.map {
      configuration.imageProperties.size(of: $0, height: given ?? .infinity)
    }
    let imageRoom = imageSize.map { configuration.imageProperties.room(for: $0) }
    let hasText = text != nil || secondaryText != nil
    let indentation =
      imageRoom.map { $0.width > 0 && hasText ? $0.width + configuration.imageToTextPadding : 0 }
      ?? 0
    let textWidth = max(0, width - indentation)

    let gap = configuration.textToSecondaryTextHorizontalPadding
    if configuration.prefersSideBySideTextAndSecondaryText, let text, let secondaryText {
      let (one, other) = (text.size(.infinity), secondaryText.size(.infinity))
      isSideBySide = one.width + gap + other.width <= textWidth
    }
    let first = text?.size(textWidth) ?? .zero
    let second = secondaryText?.size(textWidth) ?? .zero
    let space =
      text != nil && secondaryText != nil && !isSideBySide
      ? configuration.textToSecondaryTextVerticalPadding : 0
    let textHeight =
      isSideBySide ? max(first.height, second.height) : first.height + space + second.height
    let height = max(textHeight, imageRoom?.height ?? 0)
    let widest = isSideBySide ? first.width + gap + second.width : max(first.width, second.width)
    let imageWidth = hasText ? indentation : imageRoom?.width ?? 0
    size = Size(
      width: room.width.isFinite ? room.width : margins.left + imageWidth + widest + margins.right,
      height: margins.top + height + margins.bottom)

    // The strip that the contents share: without the margins, or the whole row if that is too low.
    let total = given ?? size.height
    let strip = min(max(total - margins.top - margins.bottom, min(height, total)), total)
    let free = total - strip
    let marginSum = margins.top + margins.bottom
    let top = marginSum > 0 ? free * margins.top / marginSum : free / 2
    func centred(_ height: Double) -> Double { top + (strip - height) / 2 }

    if let imageSize, let imageRoom {
      image = Rect(
        x: margins.left + (imageRoom.width - imageSize.width) / 2, y: centred(imageSize.height),
        width: imageSize.width, height: imageSize.height)
    }
    let x = margins.left + indentation
    let available = room.width.isFinite ? textWidth : widest
    if isSideBySide {
      let own = min(available, max(0, available - gap - second.width))
      let height = strip + 1e-6 >= textHeight ? textHeight : strip
      self.text = Rect(x: x, y: centred(height), width: own, height: height)
      self.secondaryText = Rect(x: x, y: centred(height), width: available, height: height)
      return
    }
    // With too little height, no text takes more than half of it from the other. A rounding error must
    // not take a line.
    let isHighEnough = strip + 1e-6 >= textHeight
    let lines = max(0, strip - space)
    let firstHeight =
      isHighEnough ? first.height : min(first.height, max(lines / 2, lines - second.height))
    let secondHeight =
      isHighEnough ? second.height : min(second.height, max(0, lines - firstHeight))
    var y = centred(min(strip, firstHeight + space + secondHeight))
    if text != nil {
      self.text = Rect(x: x, y: y, width: available, height: firstHeight)
      y += firstHeight + min(space, strip)
    }
    if secondaryText != nil {
      self.secondaryText = Rect(x: x, y: y, width: available, height: secondHeight)
    }
  }
}
