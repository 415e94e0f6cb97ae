import Drawing
import ScrollEngine

extension Shell {
  /// Narrower than this, the inspector makes room for the stage; in points.
  private static let widthForInspector = 980.0
  /// Narrower than this, the sidebar does, too.
  private static let widthForSidebar = 720.0

  /// Places sidebar, stage, transport and inspector, with a hairline between them.
  func layOutShell() {
    let size = Size(width: size.width / interfaceScale, height: size.height / interfaceScale)
    window.frame = Rect(origin: .zero, size: size)
    window.backgroundColor = theme.hairline
    let hidesAll = configuration.stageOnly
    sidebar.isHidden = hidesAll || size.width < Self.widthForSidebar
    inspector.isHidden = hidesAll || !showsInspector || size.width < Self.widthForInspector
    sidebar.frame = Rect(x: 0, y: 0, width: Sidebar.width, height: size.height)
    inspector.frame = Rect(
      x: size.width - Inspector.width, y: 0, width: Inspector.width, height: size.height)
    let left = sidebar.isHidden ? 0 : Sidebar.width + 1
    let right = inspector.isHidden ? size.width : size.width - Inspector.width - 1
    transport.isHidden = hidesAll
    let bottom = transport.isHidden ? size.height : size.height - TransportBar.height - 1
    stage.frame = Rect(x: left, y: 0, width: max(1, right - left), height: max(1, bottom))
    transport.frame = Rect(
      x: left, y: bottom + 1, width: max(1, right - left), height: TransportBar.height)
    help.frame = window.bounds
    window.setNeedsDisplay()
  }

  func apply(_ theme: Theme) {
    self.theme = theme
    sidebar.theme = theme
    stage.theme = theme
    inspector.theme = theme
    transport.theme = theme
    help.theme = theme
    layOutShell()
  }
}
