internal import Glibc

/// Where programs keep what they can make again. Source: the XDG Base Directory Specification 0.8.
public enum CacheFolder {
  /// The folder of this program by its environment; nil where there is none.
  ///
  /// A path that does not begin at the root counts as not set.
  public static func path(_ environment: (String) -> String?) -> String? {
    if let cache = environment("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return cache + "/scrollwork-photos"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/scrollwork-photos"
  }

  /// That of this process.
  public static var current: String? {
    path { name in getenv(name).map { String(cString: $0) } }
  }
}
