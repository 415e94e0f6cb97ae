// The frames of menus in a window, in points.
extension MenuLayout {
  /// The width by which a submenu overlaps the menu beside it. A choice.
  static let overlap = 4.0
  /// The horizontal offset of a submenu that has to lie on its menu. A choice.
  static let indent = 24.0

  /// The frame of a menu at a point: below and beside the point, or on another side that has room.
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

  /// The frame of a submenu: beside its row, preferably on the side where menus have opened so far.
  ///
  /// If neither side has room, the submenu lies on its menu, below or above its row.
  /// - Returns: The frame, and whether further submenus open to the right.
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
