/// Something that a person has to know and can fix, such as the mistakes in a file.
package struct Notice: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Where it is: `line 12: sections[2].height`.
    package var place: String
    /// What was found there, and what is allowed.
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
