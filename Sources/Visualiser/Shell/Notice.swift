/// A problem that a person has to know and can fix, such as the mistakes in a file.
package struct Notice: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The location of the problem, such as `line 12: sections[2].height`.
    package var place: String
    /// The problem, and the allowed values.
    package var text: String

    package init(place: String, text: String) {
      self.place = place
      self.text = text
    }
  }

  package var title: String
  package var lines: [Line]

  package init(title: String, lines: [Line] = []) {
    self.title = title
    self.lines = lines
  }
}
