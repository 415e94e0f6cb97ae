import FoundationEssentials
import Geometry
import Testing

/// An expected number, and the arguments of the formula that gives it; `op` names the formula.
struct PhysicsCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let input: Input
  let expected: JSONValue
  let tolerance: Double
  let source: String

  var operation: String { input.operation }
  var testDescription: String { name }

  /// All cases of the fixture beside this file.
  static let all: [PhysicsCase] = {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = folder.joined(separator: "/") + "/Fixtures/physics-cases.json"
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode([PhysicsCase].self, from: data)
    } catch {
      preconditionFailure("\(path) cannot be read: \(error)")
    }
  }()

  /// The arguments of a formula, by name.
  struct Input: Decodable, Sendable {
    let operation: String
    private let values: [String: JSONValue]

    init(from decoder: any Decoder) throws {
      values = try decoder.singleValueContainer().decode([String: JSONValue].self)
      guard case .text(let operation) = values["op"] else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a case names its op"))
      }
      self.operation = operation
    }

    subscript(name: String) -> Double {
      self.value(name).number
    }

    func value(_ name: String) -> JSONValue {
      guard let value = values[name] else {
        Issue.record("\(operation) has no input \"\(name)\"")
        return .number(.nan)
      }
      return value
    }

    func list(_ name: String) -> [Double] { value(name).list.map(\.number) }
    func rows(_ name: String) -> [[Double]] { value(name).list.map { $0.list.map(\.number) } }

    func text(_ name: String) -> String {
      if case .text(let text) = value(name) { text } else { "" }
    }

    func point(_ name: String) -> Point {
      let list = list(name)
      return list.count == 2 ? Point(x: list[0], y: list[1]) : Point(x: .nan, y: .nan)
    }

    func size(_ name: String) -> Size {
      let point = point(name)
      return Size(width: point.x, height: point.y)
    }

    func insets(_ name: String) -> EdgeInsets {
      guard case .object(let edges) = value(name) else { return EdgeInsets(.nan) }
      func edge(_ name: String) -> Double { edges[name]?.number ?? .nan }
      return EdgeInsets(
        top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    }
  }
}

/// Any value that a case gives or expects.
enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  static func point(_ point: Point) -> JSONValue {
    .list([.number(point.x), .number(point.y)])
  }

  /// The number that the value is, or stands for.
  var number: Double {
    switch self {
    case .number(let number): number
    case .null, .text("inf"): .infinity
    default: .nan
    }
  }

  var list: [JSONValue] {
    if case .list(let list) = self { list } else { [] }
  }

  /// Whether every number in the value is within `tolerance` of the same number in `other`.
  func isNear(_ other: JSONValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number, .number), (.null, .number), (.number, .null):
      number == other.number || abs(number - other.number) <= tolerance
    case (.list(let mine), .list(let others)):
      mine.count == others.count
        && zip(mine, others).allSatisfy { $0.isNear($1, tolerance: tolerance) }
    default: self == other
    }
  }
}
