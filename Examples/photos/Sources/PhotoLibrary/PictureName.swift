/// The name by which loaders find a picture: its path, and the version of its file.
///
/// Each version of a file has its own name, so a file that was changed is read again.
public enum PictureName {
  // A path cannot contain this character.
  private static let end: Character = "\0"

  /// The name of a picture.
  public static func of(_ picture: Picture) -> String {
    let stamp = picture.stamp
    return "\(picture.path)\(end)\(stamp.byteCount) \(stamp.seconds) \(stamp.nanoseconds)"
  }

  /// The path in a name; a path alone counts as a name, too.
  public static func path(_ name: String) -> String {
    name.utf8.firstIndex(of: 0).map { String(name[..<$0]) } ?? name
  }
}
