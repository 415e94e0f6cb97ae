public import ScrollEngine

/// Makes pictures of windows: the workloads do not know on what.
@MainActor
public protocol FramePainting {
  /// What is to be painted of a window, all of it.
  func record(_ window: Window) -> DisplayList

  /// Paints a whole picture.
  func paint(_ list: DisplayList)
}
