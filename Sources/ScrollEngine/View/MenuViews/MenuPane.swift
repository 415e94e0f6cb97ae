/// A menu with its background and shadow; the menu scrolls if its rows do not fit.
final class MenuPane: View {
  private static let radius = 10.0

  let panel: MenuPanel
  private let sight = View()
  /// Whether submenus open to the right of this menu.
  private(set) var opensRight = true
  /// The scroll offset of the rows, in points.
  private(set) var top = 0.0

  init(_ menu: Menu, isSubmenu: Bool) {
    panel = MenuPanel(menu, isSubmenu: isSubmenu)
    super.init(frame: .zero)
    // The view around all menus handles pointers, which move from one menu to the next.
    isUserInteractionEnabled = false
    sight.clipsToBounds = true
    addSubview(sight)
    sight.addSubview(panel)
  }

  func place(_ frame: Rect, opensRight: Bool) {
    self.frame = frame
    self.opensRight = opensRight
    sight.frame = bounds
    panel.frame = Rect(x: 0, y: 0, width: bounds.width, height: panel.layout.height)
  }

  /// The index of the row at a point of the window; nil if there is none, or it cannot be chosen.
  func choice(at point: Point) -> Int? {
    bounds.contains(convert(point, from: nil))
      ? panel.layout.choice(at: panel.convert(point, from: nil).y) : nil
  }

  // MARK: Scrolling

  private var greatestTop: Double { max(0, panel.layout.height - bounds.height) }
  var canScroll: Bool { greatestTop > 0 }

  /// Scrolls to an offset, limited to the rows; returns whether anything moved.
  @discardableResult
  func scroll(to top: Double) -> Bool {
    let top = min(max(top, 0), greatestTop)
    guard top != self.top else { return false }
    self.top = top
    panel.frame.origin.y = -top
    return true
  }

  /// Chooses a row, and scrolls until it is visible.
  func choose(_ number: Int?) {
    panel.chosen = number
    guard let number else { return }
    let row = panel.frame(of: number)
    let lowest = row.maxY + MenuLayout.margin - bounds.height
    scroll(to: min(max(top, lowest), max(0, row.minY - MenuLayout.margin)))
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    // The shadow has so many layers that their edges are not visible.
    for reach in stride(from: 15.0, through: 1, by: -2) {
      canvas.fill(
        bounds.offsetBy(Point(x: 0, y: 4)).inset(by: -reach), Color(0x000000).opacity(0.018),
        cornerRadius: Self.radius + reach)
    }
    canvas.fill(bounds, .systemMenuGround, cornerRadius: Self.radius)
    canvas.stroke(bounds, Stroke(.systemSeparator, width: 1, cornerRadius: Self.radius))
  }
}
