public import LogFile
public import ScrollworkApp

/// What a window shows: a log, or the request to drop one on it.
@MainActor
public final class FilePlace {
  private unowned let window: AppWindow
  private let follows: Bool

  /// Makes the place of a window.
  ///
  /// - Parameters:
  ///   - window: The window; it must live longer.
  ///   - follows: Whether the end of each file stays visible as the file grows.
  public init(_ window: AppWindow, follows: Bool) {
    self.window = window
    self.follows = follows
  }

  /// Asks for a file.
  public func ask() { window.rootViewController = DropController() }

  /// Shows a file in place of what the window has shown.
  ///
  /// - Parameter file: The file.
  public func show(_ file: OpenFile) {
    let controller = LogController(file: file, follows: follows)
    window.title = controller.title ?? file.path
    window.rootViewController = controller
  }

  /// Opens a file that was dropped on the window; one that cannot be shown is named in its place if
  /// the window shows no other.
  ///
  /// - Parameter path: The file's path.
  public func open(_ path: String) {
    do {
      show(try OpenFile(path: path))
    } catch {
      switch window.rootViewController {
      case let log as LogController: log.say("\(error)", isWarning: true)
      case let drop as DropController: drop.text = "\(error)"
      default: break
      }
    }
  }
}
