internal import PlainText
internal import ScrollEngine

extension LayoutReportDocument {
  /// All differences between a report and the expected report, in the order of the reports.
  ///
  /// Numbers are compared as they are written, rounded to 0.001. A view or a queue that only one of
  /// the reports has is one difference, not one for each of its fields.
  ///
  /// Calls are compared only if the expected report has them.
  ///
  /// - Returns: An empty list if and only if the texts of both reports are equal, apart from calls
  ///   that are not expected.
  package static func differences(
    expected: LayoutReport, actual: LayoutReport
  ) -> [LayoutDifference] {
    differences(expected.headFields, actual.headFields, at: "")
      + differences(
        in: "views", expected.views.map { (key: $0.id, fields: $0.fields) },
        actual.views.map { (key: $0.id, fields: $0.fields) })
      + differences(
        in: "reuse", expected.reuse.map { (key: "\($0.owner), \($0.identifier)", $0.fields) },
        actual.reuse.map { (key: "\($0.owner), \($0.identifier)", $0.fields) })
      + callDifferences(expected: expected, actual: actual)
  }

  /// The differences between the calls of two reports, if calls are expected.
  ///
  /// An expected report in which no call has a cause was written before there were causes: neither
  /// these nor the entries of changes are compared then.
  package static func callDifferences(
    expected: LayoutReport, actual: LayoutReport
  ) -> [LayoutDifference] {
    guard let calls = expected.calls else { return [] }
    var found = actual.calls ?? []
    if calls.allSatisfy({ $0.cause == nil }) { found = found.compactMap(\.withoutCause) }
    return differences(
      in: "calls", calls.map { (key: $0.key, fields: $0.fields) },
      found.map { (key: $0.key, fields: $0.fields) })
  }

  /// Identifies an entry. Entries with the same name are numbered, so that even a report with a
  /// duplicate id can be compared.
  private struct Key: Hashable, CustomStringConvertible {
    var name: String
    var occurrence: Int

    /// One line, even if the name contains line breaks.
    var description: String {
      let line = name.unicodeScalars.contains(where: \.isCommand) ? JSONText.string(name) : name
      return occurrence == 1 ? line : "\(line) #\(occurrence)"
    }
  }

  private typealias Entry = (key: String, fields: [ReportValue.Field])

  private static func differences(
    in list: String, _ expected: [Entry], _ actual: [Entry]
  ) -> [LayoutDifference] {
    let expected = keyed(expected)
    let actual = keyed(actual)
    let expectedKeys = Set(expected.map(\.key))
    let actualFields = Dictionary(uniqueKeysWithValues: actual.map { ($0.key, $0.fields) })
    var differences: [LayoutDifference] = []
    for (key, fields) in expected {
      let path = "\(list)[\(key)]"
      if let found = actualFields[key] {
        differences += self.differences(fields, found, at: path + ".")
      } else {
        differences.append(.init(path: path, expected: summary(fields), actual: nil))
      }
    }
    for (key, fields) in actual where !expectedKeys.contains(key) {
      differences.append(
        .init(path: "\(list)[\(key)]", expected: nil, actual: summary(fields)))
    }
    // The order of views is their stacking order; only entries that both reports have are compared.
    let wanted = expected.map(\.key).filter { actualFields[$0] != nil }
    let found = actual.map(\.key).filter { expectedKeys.contains($0) }
    if wanted != found {
      // The printed lists begin one entry before the first difference.
      let same = zip(wanted, found).prefix { $0 == $1 }.count
      differences.append(
        .init(
          path: "\(list), their order",
          expected: wanted[max(0, same - 1)...].map(\.description).joined(separator: " | "),
          actual: found[max(0, same - 1)...].map(\.description).joined(separator: " | ")))
    }
    return differences
  }

  private static func differences(
    _ expected: [ReportValue.Field], _ actual: [ReportValue.Field], at path: String
  ) -> [LayoutDifference] {
    let found = Dictionary(uniqueKeysWithValues: actual.map { ($0.name, $0.value) })
    let names = Set(expected.map(\.name))
    var differences: [LayoutDifference] = []
    for field in expected {
      let place = path + field.name
      if case .numbers(let wanted) = field.value, case .numbers(let there)? = found[field.name] {
        for index in wanted.indices where index < there.count {
          let texts = (
            ReportValue.number(wanted[index]).text, ReportValue.number(there[index]).text
          )
          if texts.0 != texts.1 {
            differences.append(
              .init(path: "\(place)[\(index)]", expected: texts.0, actual: texts.1))
          }
        }
      } else if found[field.name]?.text != field.value.text {
        differences.append(
          .init(path: place, expected: field.value.text, actual: found[field.name]?.text))
      }
    }
    for field in actual where !names.contains(field.name) {
      differences.append(
        .init(path: path + field.name, expected: nil, actual: field.value.text))
    }
    return differences
  }

  private static func keyed(_ entries: [Entry]) -> [(key: Key, fields: [ReportValue.Field])] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      counts[entry.key, default: 0] += 1
      return (Key(name: entry.key, occurrence: counts[entry.key, default: 1]), entry.fields)
    }
  }

  /// The fields of an entry that only one report has, without the key that identifies it.
  private static func summary(_ fields: [ReportValue.Field]) -> String {
    let keys: Set = ["id", "owner", "identifier"]
    return fields.filter { !keys.contains($0.name) }
      .map { $0.name + " " + $0.value.text }
      .joined(separator: ", ")
  }
}

extension CallEntry {
  /// The entry as reports without causes have it; nil for a change, which these do not have.
  fileprivate var withoutCause: CallEntry? {
    guard to == nil else { return nil }
    var entry = self
    entry.cause = nil
    return entry
  }
}
