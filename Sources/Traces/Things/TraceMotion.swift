/// What moves the content of a scroll view.
package enum TraceMotion: Hashable, Sendable {
  case still, finger, indicator, wheel, key, deceleration, bounce, animation, zoom
  /// A motion that this program does not know, by its number in files.
  case unknown(UInt8)

  /// The known motions. The places are the numbers in files: new ones come last.
  static let known: [TraceMotion] = [
    .still, .finger, .indicator, .wheel, .key, .deceleration, .bounce, .animation, .zoom,
  ]

  /// The number in files.
  var code: UInt8 {
    switch self {
    case .still: 0
    case .finger: 1
    case .indicator: 2
    case .wheel: 3
    case .key: 4
    case .deceleration: 5
    case .bounce: 6
    case .animation: 7
    case .zoom: 8
    case .unknown(let code): code
    }
  }

  init(code: UInt8) {
    self = Int(code) < Self.known.count ? Self.known[Int(code)] : .unknown(code)
  }
}
