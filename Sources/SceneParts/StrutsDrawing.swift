package import Drawing
package import ScrollEngine

/// Draws struts, with names and lengths where these fit.
@MainActor
package struct StrutsDrawing {
  /// The struts in drawing order: given-up constraints and ambiguous sizes last, on top.
  private let struts: [Strut]
  private let viewport: Rect
  private let taken: [Rect]

  private static let tagSize = 9.0
  /// The distance between a line and words beside it, in points.
  private static let gap = 5.0

  /// Makes the drawing of the struts that lie in or near a viewport; `taken` are rectangles that
  /// words must not cover. All are in points of the window.
  package init(_ struts: [Strut], in viewport: Rect, besides taken: [Rect] = []) {
    let near = viewport.inset(by: -viewport.width)
    let seen = struts.filter {
      near.contains($0.point($0.start)) || near.contains($0.point($0.end))
    }
    self.struts =
      seen.filter { $0.standing == .holding } + seen.filter { $0.standing != .holding }
    self.viewport = viewport
    self.taken = taken
  }

  package func draw(_ theme: Theme, in canvas: inout Canvas) {
    let look = StrutLook(theme: theme)
    for strut in struts { look.draw(strut, in: &canvas) }
    drawWords(look, &canvas)
  }

  private func drawWords(_ look: StrutLook, _ canvas: inout Canvas) {
    var taken = taken
    let room = viewport.inset(by: 2)
    // The most important words are placed first.
    for strut in struts.reversed() where strut.length >= 1 && strut.isSeen(in: room) {
      let place = place(of: strut, in: room, besides: taken, look, canvas)
      guard let (tag, frame) = place else { continue }
      taken.append(frame.inset(by: -2))
      tag.draw(at: frame.origin, in: &canvas)
    }
  }

  /// The longest words that fit, as near to the middle of the line as possible; nil if none fit.
  private func place(
    of strut: Strut, in room: Rect, besides taken: [Rect], _ look: StrutLook, _ canvas: Canvas
  ) -> (Tag, Rect)? {
    let note = strut.standing == .givenUp ? " given up" : ""
    let name = strut.name.isEmpty ? "" : "\(strut.name) "
    for words in ["\(name)\(strut.demand)\(note)", strut.demand] {
      var tag = Tag(Words(words))
      tag.font = Font(.numbers, size: Self.tagSize)
      tag.ground = look.color(strut.standing)
      tag.ink = Palette.ink(on: tag.ground)
      let size = tag.size(on: canvas)
      for center in centers(of: strut, size, in: room) {
        let frame = Rect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
        guard room.contains(frame), !taken.contains(where: { $0.intersects(frame) }) else {
          continue
        }
        return (tag, frame)
      }
    }
    return nil
  }

  /// Candidate centres for words: on the line if enough of it stays visible, then beside it.
  private func centers(of strut: Strut, _ size: Size, in room: Rect) -> [Point] {
    let along = size[strut.axis]
    let across = size[strut.axis.across] / 2 + Self.gap
    let shares = [0.5, 0.7, 0.3].map { strut.start + (strut.end - strut.start) * $0 }
    var centers = strut.length > along + 20 ? shares.map { strut.point($0) } : []
    centers += shares.flatMap { [strut.point($0, across), strut.point($0, -across)] }
    guard strut.axis == .horizontal else { return centers }
    // Words longer than the line are aligned with one of its ends.
    for end in [min(strut.start, strut.end) + along / 2, max(strut.start, strut.end) - along / 2] {
      let inside = min(max(end, room.minX + along / 2), room.maxX - along / 2)
      centers += [strut.point(inside, across), strut.point(inside, -across)]
    }
    return centers
  }
}

extension Strut {
  /// Whether the strut reaches more than 8 points into a rectangle from each end.
  fileprivate func isSeen(in rect: Rect) -> Bool {
    let room = rect.span(along: axis)
    return rect.span(along: axis.across).contains(lane)
      && max(start, end) - room.lowerBound > 8 && room.upperBound - min(start, end) > 8
  }
}
