/// The list of scenes, for people and for programs.
package enum SceneListDocument {
  /// One scene in the list.
  package struct Entry: Hashable, Sendable {
    /// The name on the command line.
    package var name: String
    /// The title, for people.
    package var title: String
    /// The group of the scene.
    package var group: String
    /// The article that the scene comes from.
    package var article: String
    /// The sentence that says what to look at.
    package var sentence: String

    package init(name: String, title: String, group: String, article: String, sentence: String) {
      self.name = name
      self.title = title
      self.group = group
      self.article = article
      self.sentence = sentence
    }
  }

  /// The entries as a JSON list with one object per line.
  package static func json(_ entries: [Entry]) -> String {
    let objects = entries.map { entry in
      let fields = [
        ("name", entry.name), ("title", entry.title), ("group", entry.group),
        ("article", entry.article), ("sentence", entry.sentence),
      ]
      return "  {"
        + fields.map { "\"\($0)\": \(JSONText.string($1))" }.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// The entries in aligned columns, the name first.
  package static func table(_ entries: [Entry]) -> String {
    var table = TextTable([("scene", .left), ("title", .left), ("article", .left)])
    for entry in entries { table.append([entry.name, entry.title, entry.article]) }
    return table.text
  }
}
