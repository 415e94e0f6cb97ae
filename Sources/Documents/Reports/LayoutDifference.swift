/// One place in which a layout report is not as expected.
public struct LayoutDifference: Hashable, Sendable, CustomStringConvertible {
  /// The way to the place: `views[table1].frame[1]`, `reuse[table1, cell].created`.
  public var path: String
  /// As it is written in a report; nil where nothing is expected.
  public var expected: String?
  /// As it is written in a report; nil where there is nothing.
  public var actual: String?

  /// One line; long values are cut.
  public var description: String {
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
