/// A Swift file that was written for UIKit, with the edits that make it compile with `UIKitNames` as far as
/// they can be made without understanding the program.
package struct PortedSource: Hashable, Sendable {
  /// A line that is another one now.
  package struct Change: Hashable, Sendable {
    /// From 1, in the source as it was.
    package let line: Int
    /// The line as it was.
    package let before: String
    /// The line as it is now; nil if it is gone.
    package let after: String?
  }

  /// What is left to do by hand.
  package struct Remark: Hashable, Sendable {
    /// From 1, in the source as it was.
    package let line: Int
    /// What it is about.
    package let what: String
    /// Why it does not compile, or does nothing.
    package let why: String
    /// What to do instead.
    package let instead: String

    /// All on one line.
    package var text: String { "\(line): \(what): \(why); \(instead)" }
  }

  /// The whole file.
  package let text: String
  /// In the order of their lines.
  package let changes: [Change]
  /// In the order of their lines.
  package let remarks: [Remark]

  /// Edits a file.
  ///
  /// Editing what was edited changes nothing more.
  ///
  /// - Complexity: O(n log n) in the length of the source, in less than 64 bytes for each of its bytes.
  package init(_ source: String) {
    var porter = Porter(source)
    porter.port()
    let bytes = porter.source
    var end = 0
    // An edit in what another one replaces is of no use.
    let edits = porter.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    text = String(decoding: result, as: UTF8.self)
    changes = Self.changes(bytes, edits)
    remarks = porter.remarks.sorted { ($0.line, $0.what) < ($1.line, $1.what) }
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
      // An edit may have begun in a line before.
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
