// Where menus lie in a window, in points.
extension MenuLayout {
  /// How far a submenu covers the menu that it lies beside. A choice.
  static let overlap = 4.0
  /// How far it is moved sideways where it has to lie on that menu. A choice.
  static let indent = 24.0

  /// Where a menu lies that belongs to a point: below and beside it, or where there is room.
  static func frame(
    of size: Size, at point: Point, in room: Rect, isMirrored: Bool = false
  ) -> Rect {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    var x = isMirrored ? point.x - width : point.x
    if x + width > room.maxX { x = point.x - width }
    if x < room.minX { x = point.x }
    var y = point.y
    if y + height > room.maxY { y = point.y - height }
    return Rect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height),
      width: width, height: height)
  }

  /// Where a submenu lies: beside its row, on the side on which menus open so far if there is room.
  ///
  /// Without room on either side it lies on its menu, and below or above its row.
  /// - Returns: Its frame, and whether its own submenus open to the right.
  static func frame(
    of size: Size, beside row: Rect, of menu: Rect, in room: Rect, opensRight: Bool
  ) -> (frame: Rect, opensRight: Bool) {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    let (right, left) = (menu.maxX - overlap, menu.minX + overlap - width)
    let (fitsRight, fitsLeft) = (right + width <= room.maxX, left >= room.minX)
    let goesRight = opensRight ? fitsRight || !fitsLeft : !fitsLeft && fitsRight
    var (x, y) = (goesRight ? right : left, row.minY - margin)
    if !fitsRight, !fitsLeft {
      x = opensRight ? menu.minX + indent : menu.maxX - indent - width
      y = row.maxY
      if y + height > room.maxY, row.minY - height >= room.minY { y = row.minY - height }
    }
    let frame = Rect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height),
      width: width, height: height)
    return (frame, fitsRight || fitsLeft ? goesRight : opensRight)
  }
}
