import ScrollEngine

/// The path of dragged content through a map: along one axis at a time, as far as there are pages.
///
/// The first movement of the pointer chooses the axis. The axis can change only near a page, and
/// only if the pointer has clearly moved across that axis: by at least ``clearMovement``, and twice
/// as far as along the axis. The rest of the way to the page is then covered first, by as much as
/// the pointer moves, so that the content turns the corner no faster than the pointer and never
/// jumps.
///
/// A pointer that catches the content near a page, before a move to that page has ended, has not
/// chosen an axis yet. Until it has moved by ``clearMovement``, a longer movement along the other
/// axis is enough to choose that axis, as if the content had arrived.
struct PageWalk {
  /// The least movement that shows the pointer's intent, in points: as far as a finger may move in
  /// a tap.
  static let clearMovement = 10.0
  /// The distance from a page within which the axis can change, in points; at most a quarter of the
  /// page. A choice.
  static let turningDistance = 24.0
  /// The least ratio of the movement across the axis to the movement along it, for a pointer that
  /// has chosen its axis: the ratio of a directional lock.
  static let turningRatio = 2.0

  private(set) var axis: Axis?
  /// The pointer's movement near the page, as long as its intent is not clear.
  private var intent = Point.zero
  /// Whether the pointer has chosen its axis; false if it has only caught moving content.
  private var hasChosen: Bool
  /// The last offset that the pointer requested, in points.
  private var wanted: Point

  /// Starts a walk at `offset`, in points; `movement` is the pointer's movement so far.
  init(movement: Point = .zero, from offset: Point) {
    axis = Self.longerAxis(of: movement)
    hasChosen = axis != nil
    wanted = offset
  }

  private static func longerAxis(of movement: Point) -> Axis? {
    guard abs(movement.x) != abs(movement.y) else { return nil }
    return movement.longerAxis
  }

  /// Continues the walk from an offset that a program has set.
  mutating func goOn(from offset: Point) {
    wanted = offset
    intent = .zero
  }

  /// The next offset of the content, and the correction of the pointer's later requests.
  struct Step {
    var offset: Point
    /// The distance to add to the offsets that the pointer requests from now on.
    var correction: Point
  }

  /// Follows the pointer to the offset that it requests.
  ///
  /// - Parameters:
  ///   - newlyWanted: The offset the pointer asks for, with all corrections, in points.
  ///   - offset: Where the content is: between two pages, or on one.
  ///   - grid: The pages.
  /// - Returns: The next step.
  mutating func follow<Page>(
    to newlyWanted: Point, from offset: Point, in grid: PageGrid<Page>
  ) -> Step {
    let movement = newlyWanted - wanted
    let place = grid.place(nearest: offset)
    let between = grid.axisBetweenPages(at: offset)
    guard let axis = between ?? axis ?? Self.longerAxis(of: movement) else {
      return stay(at: offset, wanted: newlyWanted)
    }
    self.axis = axis
    if let turn = turn(by: movement, from: offset, beside: place, in: grid) {
      return stay(at: turn, wanted: newlyWanted)
    }
    let current = self.axis ?? axis
    let range = grid.range(through: place, along: current)
    var result = offset
    result[current] = min(max(newlyWanted[current], range.lowerBound), range.upperBound)
    var correction = offset - newlyWanted
    correction[current] = 0
    wanted = newlyWanted + correction
    return Step(offset: result, correction: correction)
  }

  /// Follows a pointer that moves by a distance, in points, rather than to an offset.
  mutating func follow<Page>(
    by movement: Point, from offset: Point, in grid: PageGrid<Page>
  ) -> Point {
    wanted = offset
    return follow(to: offset + movement, from: offset, in: grid).offset
  }

  private mutating func stay(at offset: Point, wanted newlyWanted: Point) -> Step {
    wanted = offset
    return Step(offset: offset, correction: offset - newlyWanted)
  }

  /// Changes the axis if the pointer clearly moves across it, at a page or near one.
  ///
  /// Returns the next offset on the way to the page; nil if the content is to follow its axis.
  private mutating func turn<Page>(
    by movement: Point, from offset: Point, beside place: PagePosition, in grid: PageGrid<Page>
  ) -> Point? {
    guard let axis else { return nil }
    let rest = grid.offset(ofIndex: place[axis], along: axis) - offset[axis]
    guard abs(rest) <= min(Self.turningDistance, grid.pageSize[axis] / 4) else {
      intent = .zero
      hasChosen = true
      return nil
    }
    intent = intent + movement
    let across = axis.across
    let direction = PageDirection(along: across, isForward: intent[across] > 0)
    guard abs(intent[across]) >= Self.clearMovement,
      abs(intent[across]) >= (hasChosen ? Self.turningRatio : 1) * abs(intent[axis]),
      grid.map.isOpen(from: place, towards: direction)
    else {
      if abs(intent[axis]) > Self.clearMovement {
        intent = .zero
        hasChosen = true
      }
      return nil
    }
    hasChosen = true
    guard rest != 0 else {
      self.axis = across
      intent = .zero
      return nil
    }
    var result = offset
    let step = min(abs(rest), abs(movement[across]))
    if step == abs(rest) {
      result[axis] = grid.offset(ofIndex: place[axis], along: axis)
      self.axis = across
      intent = .zero
    } else {
      result[axis] += rest > 0 ? step : -step
    }
    return result
  }
}
