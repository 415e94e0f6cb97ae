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
    /// The name of the scene that offers this one as a variant; nil if the sidebar lists it.
    package var parent: String?

    package init(
      name: String, title: String, group: String, article: String, sentence: String,
      parent: String? = nil
    ) {
      self.name = name
      self.title = title
      self.group = group
      self.article = article
      self.sentence = sentence
      self.parent = parent
    }
  }

  /// The entries as a JSON list with one object per line.
  package static func json(_ entries: [Entry]) -> String {
    let objects = entries.map { entry in
      var fields = [
        ("name", entry.name), ("title", entry.title), ("group", entry.group),
        ("article", entry.article), ("sentence", entry.sentence),
      ]
      if let parent = entry.parent { fields.append(("parent", parent)) }
      return "  {"
        + fields.map { "\"\($0)\": \(JSONText.string($1))" }.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// The entries in aligned columns, the name first.
  package static func table(_ entries: [Entry]) -> String {
    var table = TextTable([
      ("scene", .left), ("title", .left), ("variant of", .left), ("article", .left),
    ])
    for entry in entries {
      table.append([entry.name, entry.title, entry.parent ?? "", entry.article])
    }
    return table.text
  }
}
