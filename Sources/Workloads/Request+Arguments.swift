/// Why an argument cannot be used: one line that says what is wrong with it, and what is allowed.
public struct RequestMistake: Error, Hashable, CustomStringConvertible {
  public let description: String
}

extension Request {
  /// Reads the arguments of a command line, without the name of the program.
  ///
  /// - Throws: ``RequestMistake`` for the first argument that cannot be used.
  public init(arguments: [String]) throws(RequestMistake) {
    let names = Workload.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.first else {
      throw RequestMistake(description: "name a workload: \(names)")
    }
    guard let workload = Workload(rawValue: name) else {
      throw RequestMistake(description: "there is no workload \"\(name)\"; there are \(names)")
    }
    self.init(workload)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--"), let option = Option(rawValue: String(argument.dropFirst(2))),
        workload.options.contains(option)
      else {
        let options = workload.options.map { "--\($0)" }.joined(separator: ", ")
        throw RequestMistake(
          description: "\(workload) takes no \"\(argument)\"; it takes \(options)")
      }
      guard let value = rest.popFirst() else {
        throw RequestMistake(description: "\(argument) needs a value; allowed is \(option.allowed)")
      }
      guard set(option, to: value) else {
        throw RequestMistake(
          description: "\(argument) is \"\(value)\"; allowed is \(option.allowed)")
      }
    }
    if workload == .peers, rows % sections != 0 {
      throw RequestMistake(
        description: "--rows \(rows) cannot be shared evenly by --sections \(sections)")
    }
  }

  /// - Returns: false for a value that is not allowed.
  private mutating func set(_ option: Option, to value: String) -> Bool {
    switch option {
    case .rows: set(\.rows, Int(value), in: option)
    case .sections: set(\.sections, Int(value), in: option)
    case .steps: set(\.steps, Int(value), in: option)
    case .jumps: set(\.jumps, Int(value), in: option)
    case .distance:
      set(\.distance, Double(value).flatMap { (0...1e6).contains($0) ? $0 : nil })
    case .heights: set(\.heights, PeerHeights(rawValue: value))
    case .only: set(\.only, PeersWorkload.Phase(rawValue: value).map(Optional.some))
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<Request, Int>, _ value: Int?, in option: Option
  ) -> Bool {
    guard let value, option.range.contains(value) else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Request, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}

extension Request.Option {
  fileprivate var range: ClosedRange<Int> {
    switch self {
    case .rows: 100...1_000_000_000
    case .sections: 1...1_000_000
    default: 0...10_000_000
    }
  }

  fileprivate var allowed: String {
    switch self {
    case .rows, .sections, .steps, .jumps:
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .distance: "a number of points from 0 to 1000000"
    case .heights: PeerHeights.allCases.map(\.rawValue).joined(separator: ", ")
    case .only: PeersWorkload.Phase.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
