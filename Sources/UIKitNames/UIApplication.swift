public import Foundation
public import ScrollEngine

/// The program, as its windows' host knows it.
@preconcurrency @MainActor
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()

  /// What UIKit's options of `open` are called by; none has an effect here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  private init() {}

  /// The window that is handling an event; at other times, the one that was shown last.
  public var keyWindow: UIWindow? { Window.current }

  /// The reading direction of that window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.userInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether the host of that window can open addresses.
  public func canOpenURL(_ url: URL) -> Bool { keyWindow?.opensAddress != nil }

  /// Opens an address with the desktop's program for it, and calls `completion` with whether there is one.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpen = keyWindow?.opensAddress?(url.absoluteString) ?? false
    completion?(isOpen)
  }
}
