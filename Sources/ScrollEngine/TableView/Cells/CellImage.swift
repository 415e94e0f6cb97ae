/// The image at the leading edge of a cell.
final class CellImageView: ImageView {
  /// The space between the image and the text, in points. Source: UIKit.
  static let gap = 16.0

  override func imageSizeDidChange() {
    guard let cell = superview as? TableViewCell else { return }
    cell.placeContent()
    cell.markForDisplay()
  }

  /// The frame of the image at the beginning of `room`: the image has its own size, or is scaled
  /// down if it is higher than the room.
  func frame(in room: Rect) -> Rect {
    guard let size = shownImage?.size, !size.isEmpty else {
      return Rect(x: room.minX, y: room.midY, width: 0, height: 0)
    }
    let factor = min(1, room.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(x: room.minX, y: room.midY - height / 2, width: width, height: height)
  }

  /// The width that the image and the gap after it take from the text in a room, in points; 0
  /// without an image.
  func indentation(in room: Rect) -> Double {
    let width = frame(in: room).width
    return width > 0 ? width + Self.gap : 0
  }
}
