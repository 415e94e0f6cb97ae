extension TableViewCell {
  /// The marks and buttons at the trailing edge of a cell.
  public enum AccessoryType: Hashable, Sendable {
    /// No mark.
    case none
    /// A chevron: the row leads to another screen.
    case disclosureIndicator
    /// A button with more about the row, and a chevron; the delegate hears of taps on the button.
    case detailDisclosureButton
    /// A tick, in the tint colour.
    case checkmark
    /// A button with more about the row; the delegate hears of its taps.
    case detailButton

    /// The view for the type; nil for no mark.
    @MainActor
    fileprivate var view: View? {
      switch self {
      case .none: nil
      case .disclosureIndicator, .checkmark: AccessoryMark(self)
      case .detailDisclosureButton: DetailAccessory(hasChevron: true)
      case .detailButton: DetailAccessory(hasChevron: false)
      }
    }
  }
}

/// The view at the trailing edge of a cell: the program's own view, or a mark.
@MainActor
final class CellAccessory {
  /// The space after the accessory, and between the text and the accessory, in points. Source:
  /// UIKit has 16 points after the accessory.
  static let margin = 16.0
  static let gap = 8.0

  var type = TableViewCell.AccessoryType.none {
    didSet {
      mark?.removeFromSuperview()
      mark = type.view
    }
  }

  /// Whether controls for editing take the accessory's place.
  var isCovered = false

  /// The program's own view; nil if the program has set none.
  private(set) var own: View?

  func setOwn(_ view: View?, in cell: TableViewCell) {
    // Another cell may have taken over the view by now.
    if let own, own !== view, own.superview === cell { own.removeFromSuperview() }
    own = view
  }

  private var mark: View?
  private var shown: View? { own ?? mark }

  /// The width that the accessory takes from the content, in points.
  var width: Double { isCovered ? 0 : shown.map { $0.bounds.width + Self.margin } ?? 0 }

  func show(in cell: TableViewCell) {
    guard !isCovered else {
      if let shown, shown.superview === cell { shown.removeFromSuperview() }
      return
    }
    if own != nil { mark?.removeFromSuperview() }
    guard let shown else { return }
    if shown.superview !== cell { cell.addSubview(shown) }
    place(in: cell)
  }

  func place(in cell: TableViewCell) {
    guard let shown, shown.superview === cell else { return }
    let (size, room) = (shown.bounds.size, cell.roomBesideIndex)
    shown.frame = cell.directed(
      Rect(
        x: room.maxX - Self.margin - size.width, y: cell.bounds.midY - size.height / 2,
        width: size.width, height: size.height), in: room)
  }
}

/// A chevron or a tick at the trailing edge of a cell.
final class AccessoryMark: View {
  /// The size of a chevron, in points.
  static let chevron = Size(width: 8, height: 13)

  private let type: TableViewCell.AccessoryType

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    let width = type == .checkmark ? 14 : Self.chevron.width
    super.init(frame: Rect(x: 0, y: 0, width: width, height: Self.chevron.height))
    isUserInteractionEnabled = false
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let (w, h) = (bounds.width, bounds.height)
    switch type {
    case .none, .detailButton, .detailDisclosureButton: break
    case .disclosureIndicator:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (back, tip) = isMirrored ? (w - 1, 1) : (1, w - 1)
      canvas.polyline(
        [Point(x: back, y: 1), Point(x: tip, y: h / 2), Point(x: back, y: h - 1)], .systemMark,
        width: 2)
    case .checkmark:
      canvas.polyline(
        [Point(x: 1, y: h * 0.55), Point(x: w * 0.36, y: h - 2), Point(x: w - 1, y: 1)], tintColor,
        width: 2)
    }
  }
}
