/// A value of a layout report that differs from the expected one.
package struct LayoutDifference: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value: `views[table1].frame[1]`, `reuse[table1, cell].created`.
  package var path: String
  /// As written in a report; nil if no value is expected.
  package var expected: String?
  /// As written in a report; nil if there is no value.
  package var actual: String?

  /// One line; long values are cut.
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
