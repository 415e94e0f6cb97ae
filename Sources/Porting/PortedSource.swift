/// A Swift file written for UIKit, with the edits for `UIKitNames` that can be made without
/// understanding the program.
package struct PortedSource: Hashable, Sendable {
  /// A changed line.
  package struct Change: Hashable, Sendable {
    /// The line number in the original source, from 1.
    package let line: Int
    /// The original line.
    package let before: String
    /// The new line; nil if it was removed.
    package let after: String?
  }

  /// A remark on something to change by hand.
  package struct Remark: Hashable, Sendable {
    /// The line number in the original source, from 1.
    package let line: Int
    /// The line number in the edited source, from 1.
    package let newLine: Int
    /// The code in question.
    package let what: String
    /// The reason why it does not compile, or has no effect.
    package let why: String
    /// The recommended replacement.
    package let instead: String

    /// The remark on one line, for the original source.
    package var text: String { "\(line): \(rest)" }
    /// The remark on one line, for the edited source.
    package var newText: String { "\(newLine): \(rest)" }
    private var rest: String { "\(what): \(why); \(instead)" }
  }

  /// The whole edited file.
  package let text: String
  /// The changes, in the order of their lines.
  package let changes: [Change]
  /// The remarks, in the order of their lines.
  package let remarks: [Remark]

  /// Edits a file.
  ///
  /// Editing an edited file again changes nothing.
  ///
  /// - Complexity: O(n log n) in the length of the source, with less than 64 bytes of memory for
  ///   each of its bytes.
  package init(_ source: String) {
    var porter = Porter(source)
    porter.port()
    self.init(porter)
  }

  /// Edits the files of one set, which may use what the others declare, in the order of the files.
  package static func port(_ sources: [String]) -> [PortedSource] {
    var porters = sources.map { Porter($0) }
    Porter.join(&porters)
    return porters.indices.map { index in
      porters[index].port()
      defer { porters[index] = Porter("") }
      return PortedSource(porters[index])
    }
  }

  private init(_ porter: Porter) {
    let edited = EditedText(porter.source, porter.edits)
    text = String(decoding: edited.bytes, as: UTF8.self)
    changes = Self.changes(porter.source, edited.edits)
    let notes = porter.notes.sorted { ($0.place, $0.what) < ($1.place, $1.what) }
    let lines = edited.lines(of: notes.map(\.place))
    var remarks: [Remark] = []
    var onLine: Set<String> = []
    for (note, newLine) in zip(notes, lines) {
      if note.line != remarks.last?.line { onLine = [] }
      guard onLine.insert(note.what).inserted else { continue }
      remarks.append(
        Remark(
          line: note.line, newLine: newLine, what: note.what, why: note.why,
          instead: note.advice.text))
    }
    self.remarks = remarks.sorted { ($0.line, $0.what) < ($1.line, $1.what) }
  }

  /// The changed lines.
  private static func changes(_ bytes: [UInt8], _ edits: [Porter.Edit]) -> [Change] {
    var changes: [Change] = []
    var start = 0
    var line = 1
    var waiting = edits[...]
    var edited = 0
    for rest in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + rest.count
      var after: [UInt8] = []
      // An edit of an earlier line may reach into this line.
      var isChanged = edited > start
      var position = min(end, max(start, edited))
      while let edit = waiting.first, edit.range.lowerBound <= end {
        after += bytes[position..<edit.range.lowerBound]
        after += Array(edit.replacement.utf8)
        edited = edit.range.upperBound
        position = min(end, edited)
        isChanged = true
        waiting = waiting.dropFirst()
      }
      if isChanged {
        after += bytes[position..<end]
        changes.append(
          Change(
            line: line, before: String(decoding: rest, as: UTF8.self),
            after: edited > end && after.isEmpty ? nil : String(decoding: after, as: UTF8.self)))
      }
      start = end + 1
      line += 1
    }
    return changes
  }
}
