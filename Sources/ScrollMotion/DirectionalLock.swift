package import Geometry

/// Whether a drag that started along one axis stays on it.
///
/// UIKit's documentation says that a drag that starts generally along one axis is locked to that
/// axis, and that a drag that starts diagonally is not locked; the angle is not documented.
package enum DirectionalLock: Hashable, Sendable {
  /// The content follows only along this axis.
  case locked(Axis)
  /// The content follows along both axes.
  case free

  /// The least ratio of the longer component to the shorter for a lock: 2, for movements up to 26.6
  /// degrees from the axis.
  ///
  /// A choice: WebKit on the Mac uses 1, so that only the exact diagonal is free.
  package static let ratio = 2.0

  /// Decides the lock of a whole drag from its start.
  ///
  /// - Parameter movement: From the press to the point where the pointer left the slop, in points.
  package init(movement: Point) {
    let across = abs(movement.x.motionValue)
    let along = abs(movement.y.motionValue)
    if across == along {
      self = .free
    } else if across >= along * Self.ratio {
      self = .locked(.horizontal)
    } else if along >= across * Self.ratio {
      self = .locked(.vertical)
    } else {
      self = .free
    }
  }

  /// The part of a translation or a velocity that the content follows.
  package func apply(to translation: Point) -> Point {
    switch self {
    case .free: translation
    case .locked(.horizontal): Point(x: translation.x, y: 0)
    case .locked(.vertical): Point(x: 0, y: translation.y)
    }
  }
}
