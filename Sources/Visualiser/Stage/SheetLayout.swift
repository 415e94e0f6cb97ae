import Geometry

/// The positions of a pane's sheets on the stage: pure arithmetic.
///
/// Joined, the sheets coincide with the viewport; fully separated, all sheets fit into the
/// available area.
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

  /// The distance between sheets side by side, as a multiple of the distance at which they touch.
  private static let clearance = 1.06
  /// The least distance between two sheets, as a fraction of the viewport's width.
  private static let leastGap = 0.3
  /// The least scale, relative to the largest possible one, for sheets to be placed side by side.
  private static let greatestShrinking = 0.75

  /// Lays out sheets.
  ///
  /// - Parameters:
  ///   - frames: The frames of the sheets from back to front, in points of the pane's window.
  ///   - size: The size of the viewport, in the same points.
  ///   - viewport: The frame of the viewport on the stage.
  ///   - room: The area on the stage that must contain all separated sheets.
  ///   - axonometry: The projection of separated sheets.
  ///   - share: The separation of the sheets, from 0 to 1.
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
    // The gap does not depend on the current projection.
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

  /// The distance of a sheet in front of the middle, in points of the pane's window.
  func height(ofLevel level: Int) -> Double { (Double(level) - Double(count - 1) / 2) * gap }

  /// Converts a point of a sheet to the stage; sheets are counted from the back.
  func stage(_ point: Point, level: Int) -> Point {
    center + axonometry.project(point - pivot, height: height(ofLevel: level)) * scale
  }

  func corners(of rect: Rect, level: Int) -> [Point] {
    rect.corners.map { stage($0, level: level) }
  }

  /// Converts a point of the stage to a sheet; nil if the sheet is seen edge on.
  func point(seenAt place: Point, level: Int) -> Point? {
    axonometry.point(
      seenAt: (place - center) * (1 / scale), height: height(ofLevel: level)
    ).map { $0 + pivot }
  }
}
