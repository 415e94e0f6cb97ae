import Geometry

/// Where the sheets of a pane lie on the stage: pure arithmetic.
///
/// Flat, each point is where the viewport shows it; apart, all sheets fit into the room.
struct SheetLayout: Hashable {
  let axonometry: Axonometry
  /// The distance between two sheets, in points of the pane's window.
  let gap: Double
  let count: Int
  /// Points of the stage per point of the pane's window.
  let scale: Double
  /// The middle of the viewport, in points of the pane's window and of the stage.
  private let pivot: Point
  private let center: Point

  /// Between sheets that lie beside each other, as a share of their width.
  private static let clearance = 1.06
  /// The least distance between two sheets, as a share of the viewport's width.
  private static let leastGap = 0.3
  /// How much smaller everything may be for the sheets to lie beside each other.
  private static let greatestShrinking = 0.75

  /// Lays out sheets.
  ///
  /// - Parameters:
  ///   - frames: Of the sheets from back to front, in points of the pane's window.
  ///   - size: Of the viewport, in the same points.
  ///   - viewport: Where it lies on the stage while it is flat.
  ///   - room: Where all of them must lie on the stage when apart.
  ///   - axonometry: From where one looks when they are apart.
  ///   - share: How far apart they are, from 0 to 1.
  init(
    frames: [Rect], size: Size, viewport: Rect, room: Rect, axonometry: Axonometry, share: Double
  ) {
    count = frames.count
    let pivot = Point(x: size.width / 2, y: size.height / 2)
    func box(_ axonometry: Axonometry, gap: Double) -> Rect {
      let middle = Double(frames.count - 1) / 2
      let seen = frames.enumerated().flatMap { level, frame in
        frame.corners.map {
          axonometry.project($0 - pivot, height: (Double(level) - middle) * gap)
        }
      }
      return Rect.around(seen) ?? .zero
    }
    func fit(_ box: Rect) -> Double {
      min(room.width / max(1, box.width), room.height / max(1, box.height))
    }
    // The same from wherever one looks.
    let least = Self.leastGap * size.width
    let beside = max(least, Tilt.usual.gap(beside: size.width) * Self.clearance)
    let largest = fit(box(Tilt.usual, gap: least))
    let wide =
      stride(from: 1, through: 0, by: -1.0 / 16).lazy.map { least + (beside - least) * $0 }
      .first { fit(box(Tilt.usual, gap: $0)) >= Self.greatestShrinking * largest } ?? least
    let all = box(axonometry, gap: wide)
    let flat = viewport.width / max(1, size.width)
    let apart = min(fit(all), flat)
    let middle = Point(x: room.midX, y: room.midY) - Point(x: all.midX, y: all.midY) * apart
    func mixed(_ start: Double, _ end: Double) -> Double { start * (1 - share) + end * share }
    self.axonometry = Axonometry(yaw: axonometry.yaw * share, pitch: axonometry.pitch * share)
    self.pivot = pivot
    gap = wide * share
    scale = mixed(flat, apart)
    center = Point(x: mixed(viewport.midX, middle.x), y: mixed(viewport.midY, middle.y))
  }

  /// How far in front of the middle a sheet lies, in points of the pane's window.
  func height(ofLevel level: Int) -> Double { (Double(level) - Double(count - 1) / 2) * gap }

  /// Where a point of a sheet lies on the stage; sheets are counted from the back.
  func stage(_ point: Point, level: Int) -> Point {
    center + axonometry.project(point - pivot, height: height(ofLevel: level)) * scale
  }

  func corners(of rect: Rect, level: Int) -> [Point] {
    rect.corners.map { stage($0, level: level) }
  }

  /// The point of a sheet that is seen at a point of the stage.
  func point(seenAt place: Point, level: Int) -> Point? {
    axonometry.point(
      seenAt: (place - center) * (1 / scale), height: height(ofLevel: level)
    ).map { $0 + pivot }
  }
}
