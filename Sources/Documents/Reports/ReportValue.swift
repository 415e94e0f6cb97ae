internal import Geometry
internal import ScrollEngine

/// A value of a layout report, in the form in which it is written and compared.
package enum ReportValue: Hashable, Sendable {
  case text(String)
  case texts([String])
  case number(Double)
  case numbers([Double])
  case count(Int)
  case rows([Int])
  case flag(Bool)

  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: ReportValue

    /// Makes a field.
    package init(name: String, value: ReportValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value as JSON on one line, with numbers rounded to 0.001.
  package var text: String {
    switch self {
    case .text(let text): JSONText.string(text)
    case .texts(let texts): JSONText.list(texts.map(JSONText.string))
    case .number(let number): JSONText.number(Self.rounded(number))
    case .numbers(let numbers): JSONText.list(numbers.map { JSONText.number(Self.rounded($0)) })
    case .count(let count): "\(count)"
    case .rows(let rows): JSONText.list(rows.map { "\($0)" })
    case .flag(let flag): "\(flag)"
    }
  }

  /// A number for a person, rounded to 0.001; also one that JSON cannot write.
  package static func words(_ number: Double) -> String {
    number.isFinite ? JSONText.number(rounded(number)) : "\(number)"
  }

  /// Rounds to 0.001, away from zero on a tie.
  ///
  /// Beyond 2^53 / 1000, neighbouring doubles are more than 0.001 apart, and multiplying by 1000
  /// would lose digits.
  package static func rounded(_ number: Double) -> Double {
    abs(number) < 0x1p53 / 1_000 ? (number * 1_000).rounded() / 1_000 : number
  }
}

extension LayoutReport {
  /// The fields before the lists.
  var headFields: [ReportValue.Field] {
    [.init(name: "scene", value: .text(scene)), .init(name: "time", value: .number(time))]
  }
}

extension LayoutReport.ViewEntry {
  /// The fields in the order in which they are written, without fields that the view does not have.
  var fields: [ReportValue.Field] {
    var fields: [ReportValue.Field] = [
      .init(name: "id", value: .text(id)),
      .init(name: "kind", value: .text(kind)),
      .init(name: "frame", value: .numbers(frame.numbers)),
    ]
    if let transform {
      fields.append(
        .init(
          name: "transform",
          value: .numbers([
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
          ])))
    }
    if let bounds { fields.append(.init(name: "bounds", value: .numbers(bounds.numbers))) }
    if let contentOffset {
      fields.append(
        .init(name: "contentOffset", value: .numbers([contentOffset.x, contentOffset.y])))
    }
    if let contentSize {
      fields.append(
        .init(name: "contentSize", value: .numbers([contentSize.width, contentSize.height])))
    }
    if let liveRows { fields.append(.init(name: "liveRows", value: .rows(liveRows))) }
    return fields
  }
}

extension LayoutReport.ReuseEntry {
  /// The fields in the order in which they are written; preloading is left out if there was none.
  var fields: [ReportValue.Field] {
    let fields: [ReportValue.Field] = [
      .init(name: "owner", value: .text(owner)),
      .init(name: "identifier", value: .text(identifier)),
      .init(name: "live", value: .count(statistics.live)),
      .init(name: "queued", value: .count(statistics.queued)),
      .init(name: "created", value: .count(statistics.created)),
      .init(name: "discarded", value: .count(statistics.discarded)),
      .init(name: "dequeued", value: .count(statistics.dequeued)),
      .init(name: "reused", value: .count(statistics.reused)),
    ]
    guard statistics.preloaded != 0 else { return fields }
    return fields + [.init(name: "preloaded", value: .count(statistics.preloaded))]
  }
}

extension CallEntry {
  /// A text that identifies the call: its view, name, section and row.
  var key: String {
    ([view, call] + [section, row].compactMap { $0.map { "\($0)" } }).joined(separator: " ")
  }

  /// The fields in the order in which they are written, without fields that the call does not have.
  var fields: [ReportValue.Field] {
    let fields: [(String, ReportValue?)] = [
      ("time", .number(time)), ("view", .text(view)), ("call", .text(call)),
      ("section", section.map(ReportValue.count)), ("row", row.map(ReportValue.count)),
      ("count", count.map(ReportValue.count)), ("cell", cell.map(ReportValue.count)),
      ("letter", letter.map(ReportValue.text)), ("identifier", identifier.map(ReportValue.text)),
      ("outcome", outcome.map(ReportValue.text)), ("kind", kind.map(ReportValue.text)),
      ("offset", offset.map { .numbers([$0.x, $0.y]) }),
      ("velocity", velocity.map { .numbers([$0.x, $0.y]) }),
      ("willDecelerate", willDecelerate.map(ReportValue.flag)),
      ("scale", scale.map(ReportValue.number)),
      ("from", from.map(ReportValue.numbers)), ("to", to.map(ReportValue.numbers)),
      ("cause", cause.map(ReportValue.text)),
    ]
    return fields.compactMap { name, value in value.map { .init(name: name, value: $0) } }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
