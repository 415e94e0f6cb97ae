import Drawing
import SceneParts
import ScrollEngine

/// Outlines the content and the frames of a trace's lists.
@MainActor
struct TraceOutlines: PaneDecoration {
  private static let lineWidth = 2.0
  private static let contentInset = 4.0
  private static let frameInset = 2.0

  func draw(over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas) {
    for list in pane.lists {
      if let frame = frame(of: list, options) {
        canvas.stroke(frame, Stroke(list.colors.frameLine, width: Self.lineWidth))
      }
      if let content = content(of: list, in: pane, options) {
        canvas.stroke(content, Stroke(Palette.contentSize, width: Self.lineWidth))
      }
    }
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    pane.lists.flatMap { list in
      [
        content(of: list, in: pane, options).map {
          StageOutline(
            .contentSize, name: "content size of \(list.title)", rect: $0,
            size: list.view.contentSize)
        },
        frame(of: list, options).map {
          StageOutline(
            .tableFrame, name: "frame of \(list.title)", rect: $0, size: list.view.frame.size)
        },
      ].compactMap(\.self)
    }
  }

  /// The outline of a list's content; nil if it is not shown.
  private func content(of list: PaneList, in pane: Pane, _ options: StageOptions) -> Rect? {
    guard options.showsOutlines, options.showsContentSize, list.view.window != nil else {
      return nil
    }
    let rect = pane.contentFrame(of: list.view).inset(by: Self.contentInset)
    return min(rect.width, rect.height) > 0 ? rect : nil
  }

  /// The outline of a list's frame; nil if it is not shown.
  private func frame(of list: PaneList, _ options: StageOptions) -> Rect? {
    guard options.showsBounds, list.view.window != nil else { return nil }
    let rect = list.view.convert(list.view.bounds, to: nil).inset(by: Self.frameInset)
    return min(rect.width, rect.height) > 0 ? rect : nil
  }
}
