import Testing
import UIKitNames

/// Visual formats and baselines as they are written for UIKit.
@MainActor
struct VisualFormatNamesTests {
  private final class Badge: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  @Test func `a form is laid out by strings, with metrics of any type`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (icon, text) = (UIView(), UIView())
    for view in [icon, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views: [String: Any] = ["icon": icon, "text": text]
    let side: CGFloat = 44
    let metrics: [String: Any] = ["side": side, "top": 12, "gap": 6.5]
    let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[icon(side)]-gap-[text]-|", options: options, metrics: metrics,
      views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-top-[icon(side)]", options: [], metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 8, y: 12, width: 44, height: 44))
    #expect(text.frame == CGRect(x: 58.5, y: 12, width: 253.5, height: 44))
  }

  @Test func `a view names another one for its baselines`() {
    let badge = Badge(frame: .zero)
    #expect(badge.forFirstBaselineLayout === badge.label)
    let stack = UIStackView(arrangedSubviews: [badge, UIView()])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === badge)
  }
}
