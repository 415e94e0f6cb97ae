internal import Glibc

/// Finds the folder in which a person's desktop keeps pictures. Source: xdg-user-dirs 0.18, the file
/// user-dirs.dirs.
public enum PicturesFolder {
  /// The folder that a configuration names; nil if it names none.
  ///
  /// - Parameters:
  ///   - configuration: The text of `user-dirs.dirs`, in which each line is one of a shell.
  ///   - home: The person's own folder.
  /// - Returns: An absolute path.
  public static func path(_ configuration: String, home: String) -> String? {
    let name = "XDG_PICTURES_DIR=\""
    // The last line counts, as in a shell.
    guard
      let line = configuration.split(whereSeparator: \.isNewline).last(where: {
        $0.hasPrefix(name)
      })
    else { return nil }
    let value = line.dropFirst(name.count).prefix { $0 != "\"" }
    if value.hasPrefix("/") { return String(value) }
    guard value.hasPrefix("$HOME/") else { return nil }
    return home + value.dropFirst("$HOME".count)
  }

  /// The folder of the person who runs this process: the one that the desktop names, or `Pictures`, or
  /// else the person's own. nil if the environment names none.
  public static var current: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let home = variable("HOME") else { return nil }
    let settings = (variable("XDG_CONFIG_HOME") ?? home + "/.config") + "/user-dirs.dirs"
    let bytes = (try? FileBytes.reading(settings) { $0(0, 1 << 16) }) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return [path(text, home: home), home + "/Pictures"].compactMap(\.self).first {
      (try? FileBytes.status($0))?.isFolder ?? false
    } ?? home
  }
}
