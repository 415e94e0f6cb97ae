/// A value of a layout report that differs from the value in the expected report.
package struct LayoutDifference: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `views[table1].frame[1]` or `reuse[table1, cell].created`.
  package var path: String
  /// The expected value, as written in a report; nil if none is expected.
  package var expected: String?
  /// The actual value, as written in a report; nil if there is none.
  package var actual: String?

  /// The difference in one line; long values are shortened.
  package var description: String {
    let limit = 200
    let path = path.shortened(to: limit)
    return switch (expected?.shortened(to: limit), actual?.shortened(to: limit)) {
    case (let expected?, let actual?): "\(path): expected \(expected), found \(actual)"
    case (let expected?, nil): "\(path): expected \(expected), found nothing"
    case (nil, let actual?): "\(path): expected nothing, found \(actual)"
    case (nil, nil): "\(path): expected and found nothing"
    }
  }
}
