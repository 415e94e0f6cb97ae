/// The resources of an X server, as `xrdb -query` lists them.
enum XResources {
  /// The value of a resource that is given by its full name; the last one counts.
  static func value(of name: String, in text: String) -> String? {
    var found: String?
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), trimmed(line[..<colon]) == name else { continue }
      found = String(trimmed(line[line.index(after: colon)...]))
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let start = text.drop(while: isSpace)
    return start.lastIndex { !isSpace($0) }.map { start[...$0] } ?? ""
  }
}
