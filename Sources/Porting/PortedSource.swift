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
    /// The code in question.
    package let what: String
    /// The reason why it does not compile, or has no effect.
    package let why: String
    /// The recommended replacement.
    package let instead: String

    /// The remark on one line.
    package var text: String { "\(line): \(what): \(why); \(instead)" }
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
    let bytes = porter.source
    var end = 0
    // Drops edits inside a range that another edit replaces.
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
