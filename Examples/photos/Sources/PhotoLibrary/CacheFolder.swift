internal import Glibc

/// Finds the folder for files that can be made again. Source: XDG Base Directory Specification 0.8.
public enum CacheFolder {
  /// This program's cache folder in an environment; nil if the environment names none.
  ///
  /// A relative path counts as not set.
  public static func path(_ environment: (String) -> String?) -> String? {
    if let cache = environment("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return cache + "/scrollwork-photos"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/scrollwork-photos"
  }

  /// The cache folder of this process.
  public static var current: String? {
    path { name in getenv(name).map { String(cString: $0) } }
  }
}
