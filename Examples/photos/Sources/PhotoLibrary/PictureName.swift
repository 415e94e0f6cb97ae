/// The name by which loaders find a picture: its path, and which version of the file there.
///
/// So whatever is kept or being loaded belongs to one version of a file, and a file that was
/// changed is read anew.
public enum PictureName {
  // No path contains it.
  private static let end: Character = "\0"

  /// The name of a picture.
  public static func of(_ picture: Picture) -> String {
    let stamp = picture.stamp
    return "\(picture.path)\(end)\(stamp.byteCount) \(stamp.seconds) \(stamp.nanoseconds)"
  }

  /// The path in a name; paths alone are names, too.
  public static func path(_ name: String) -> String {
    name.utf8.firstIndex(of: 0).map { String(name[..<$0]) } ?? name
  }
}
