import Geometry
import ScrollEngine

/// Many tables of ten rows as views in one container, and a banner between them.
@MainActor
struct ContainerWorkload {
  private let stack: TableStack
  private let tables: Int
  /// A view between two tables in the middle of the container.
  private let banner = View(frame: Rect(x: 0, y: 0, width: 320, height: 40))

  init(tables: Int) {
    self.tables = tables
    stack = TableStack(tables, as: .views, size: Size(width: 320, height: 568))
    stack.container.insertArrangedSubview(banner, at: tables / 2)
    stack.window.layoutIfNeeded()
  }

  func run(steps: Int, jumps: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(
      variant: "container-of-tens", rows: tables * TableStack.rowsPerTable, sections: tables,
      send: send)
    let container = stack.container
    report.samples("layout_step", CPUClock.measure(steps, stack.step))
    report.samples("layout_jump", CPUClock.measure(jumps, stack.jump))
    container.scrollToArrangedSubview(banner, at: .center, animated: false)
    report.samples("resize_visible_child", CPUClock.measure(jumps, resizeBanner))
    container.contentOffset.y = container.scrollRange.maximum.y
    stack.window.layoutIfNeeded()
    report.samples("resize_child_above", CPUClock.measure(jumps, resizeBanner))
    report.count("cells_created", stack.queue.statistics(forIdentifier: "cell").created)
  }

  /// Resizes the banner; the visible part does not move if the banner is above it.
  private func resizeBanner() {
    banner.frame.size.height = banner.frame.height == 40 ? 60 : 40
    stack.window.layoutIfNeeded()
  }
}
