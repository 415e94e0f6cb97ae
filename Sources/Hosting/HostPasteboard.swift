import ScrollEngine

/// The clipboard of a host, for the text fields of a window.
///
/// ```swift
/// window.pasteboard = HostPasteboard(of: stage)
/// ```
@MainActor
package final class HostPasteboard: Pasteboard {
  private weak var host: (any HostServices)?

  /// Makes a pasteboard of a host; the host is not retained.
  package init(of host: any HostServices) {
    self.host = host
  }

  /// The text on the host's clipboard; nil if there is none. Setting nil changes nothing.
  package var string: String? {
    get { host?.clipboardText() }
    set { if let newValue { _ = host?.copyToClipboard(newValue) } }
  }
}
