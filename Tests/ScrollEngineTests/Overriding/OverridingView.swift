import ScrollEngine

/// A view that overrides the overridable members of `View`, and records each call.
@MainActor
class OverridingView: View {
  var notes: [String] = []

  /// The calls since the last `taken()`.
  func taken() -> [String] {
    defer { notes = [] }
    return notes
  }

  override var frame: Rect {
    didSet { notes.append("frame \(Int(frame.origin.x)),\(Int(frame.origin.y))") }
  }
  override var bounds: Rect { didSet { notes.append("bounds \(Int(bounds.width))") } }
  override var center: Point { didSet { notes.append("center \(Int(center.x))") } }
  override var backgroundColor: Color? { didSet { notes.append("backgroundColor") } }
  override var alpha: Double { didSet { notes.append("alpha \(alpha)") } }
  override var isHidden: Bool { didSet { notes.append("isHidden \(isHidden)") } }
  override var clipsToBounds: Bool { didSet { notes.append("clipsToBounds") } }
  override var tag: Int { didSet { notes.append("tag \(tag)") } }
  override var isUserInteractionEnabled: Bool { didSet { notes.append("interaction") } }

  override func addSubview(_ view: View) {
    notes.append("addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: View, at index: Int) {
    notes.append("insertSubview at \(index)")
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: View, aboveSubview sibling: View) {
    notes.append("insertSubview above")
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func insertSubview(_ view: View, belowSubview sibling: View) {
    notes.append("insertSubview below")
    super.insertSubview(view, belowSubview: sibling)
  }
  override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    notes.append("exchangeSubview")
    super.exchangeSubview(at: first, withSubviewAt: second)
  }
  override func bringSubviewToFront(_ view: View) {
    notes.append("bringSubviewToFront")
    super.bringSubviewToFront(view)
  }
  override func sendSubviewToBack(_ view: View) {
    notes.append("sendSubviewToBack")
    super.sendSubviewToBack(view)
  }
  override func removeFromSuperview() {
    notes.append("removeFromSuperview")
    super.removeFromSuperview()
  }
  override func didAddSubview(_ view: View) { notes.append("didAddSubview") }
  override func willRemoveSubview(_ view: View) { notes.append("willRemoveSubview") }
  override func willMove(toSuperview newSuperview: View?) {
    notes.append(
      "will move to \(newSuperview == nil ? "no " : "")superview, is in \(superview == nil ? "none" : "one")"
    )
  }
  override func willMove(toWindow newWindow: Window?) {
    notes.append(
      "will move to \(newWindow == nil ? "no " : "")window, is in \(window == nil ? "none" : "one")"
    )
  }
  override func didMoveToSuperview() { notes.append("didMoveToSuperview") }
  override func didMoveToWindow() { notes.append("didMoveToWindow") }

  override func layoutSubviews() { notes.append("layoutSubviews") }
  override func setNeedsLayout() {
    notes.append("setNeedsLayout")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    notes.append("layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func setNeedsDisplay() {
    notes.append("setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func sizeThatFits(_ size: Size) -> Size { Size(width: 70, height: 30) }
  override func sizeToFit() {
    notes.append("sizeToFit")
    super.sizeToFit()
  }
  override var intrinsicContentSize: Size { Size(width: 7, height: 3) }
  override func invalidateIntrinsicContentSize() {
    notes.append("invalidateIntrinsicContentSize")
    super.invalidateIntrinsicContentSize()
  }
  override func tintColorDidChange() { notes.append("tintColorDidChange") }
}
