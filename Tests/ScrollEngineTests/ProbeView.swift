import ScrollEngine

/// A view that records the calls it receives, and can run code during some of them.
@MainActor
class ProbeView: View {
  var layouts = 0
  var boundsChanges: [Rect] = []
  var log: [String] = []
  var onLayout: (() -> Void)?
  var onMoveToWindow: (() -> Void)?

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    boundsChanges.append(old)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?()
  }

  override func didAddSubview(_ view: View) { log.append("added \(view.identifier ?? "?")") }

  override func willRemoveSubview(_ view: View) {
    log.append("removes \(view.identifier ?? "?")")
  }

  override func didMoveToSuperview() {
    log.append("in \(superview?.identifier ?? "nothing")")
  }

  override func didMoveToWindow() {
    log.append(window == nil ? "no window" : "window")
    onMoveToWindow?()
  }

  convenience init(_ identifier: String) {
    self.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    self.identifier = identifier
  }
}
