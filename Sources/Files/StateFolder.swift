internal import Glibc

/// Where programs keep their state between two windows, according to the XDG base directory
/// specification.
package enum StateFolder {
  /// `$XDG_STATE_HOME/<program>`, or below `~/.local/state`; a relative path in the variable is
  /// ignored. Nil if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  package static func path(
    of program: String,
    in environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/" + program
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/" + program
  }
}
