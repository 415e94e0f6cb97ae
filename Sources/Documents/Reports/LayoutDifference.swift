/// One place in which a layout report is not as expected.
public struct LayoutDifference: Hashable, Sendable, CustomStringConvertible {
  /// The way to the place: `views[table1].frame[1]`, `reuse[table1, cell].created`.
  public var path: String
  /// As it is written in a report; nil where nothing is expected.
  public var expected: String?
  /// As it is written in a report; nil where there is nothing.
  public var actual: String?

  public var description: String {
    switch (expected, actual) {
    case (let expected?, let actual?): "\(path): expected \(expected), found \(actual)"
    case (let expected?, nil): "\(path): expected \(expected), found nothing"
    case (nil, let actual?): "\(path): expected nothing, found \(actual)"
    case (nil, nil): "\(path): expected and found nothing"
    }
  }
}
