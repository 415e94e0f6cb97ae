/// Something that a person has to know and can mend, as the mistakes in a file.
public struct Notice: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// Where it is: `line 12: sections[2].height`.
    public var place: String
    /// What is there, and what may be.
    public var text: String

    public init(place: String, text: String) {
      self.place = place
      self.text = text
    }
  }

  public var title: String
  public var lines: [Line]

  public init(title: String, lines: [Line] = []) {
    self.title = title
    self.lines = lines
  }
}
