import UIKitNames

// Common overrides, as they are written for UIKit. That they compile in another module is half of
// the test; the other half is in OverridePointsTests.

class FrameView: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
}
class HiddenView: UIView { override var isHidden: Bool { didSet {} } }
class ColoredView: UIView { override var backgroundColor: UIColor? { didSet {} } }
class TintedView: UIView {
  var changes = 0
  override var tintColor: UIColor! { didSet {} }
  override func tintColorDidChange() { changes += 1 }
}
class LaidOutView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() { super.layoutSubviews() }
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func didMoveToSuperview() {}
  override func didMoveToWindow() {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
class PaddedLabel: UILabel {
  var texts: [String?] = []
  let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  override var text: String? { didSet { texts.append(text) } }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}
class OffsetScrollView: UIScrollView {
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override var isScrollEnabled: Bool { didSet {} }
}
class ReloadingTableView: UITableView {
  var notes: [String] = []
  override func reloadData() {
    notes.append("reloadData")
    super.reloadData()
  }
  override func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    notes.append("insertRows")
    super.insertRows(at: paths, with: animation)
  }
  override func endUpdates() {
    notes.append("endUpdates")
    super.endUpdates()
  }
  override var backgroundView: UIView? { didSet { notes.append("backgroundView") } }
  override func setEditing(_ editing: Bool, animated: Bool) {
    notes.append("setEditing \(editing)")
    super.setEditing(editing, animated: animated)
  }
}
class StyledCell: UITableViewCell {
  var notes: [String] = []
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    notes.append("setSelected \(selected)")
  }
  override var isSelected: Bool { didSet { notes.append("isSelected \(isSelected)") } }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    notes.append("setEditing \(editing)")
  }
}
class TileCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}
class LifecycleController: UIViewController {
  var notes: [String] = []
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() { notes.append("viewDidLoad") }
  override func viewIsAppearing(_ animated: Bool) { notes.append("viewIsAppearing") }
  override func viewDidLayoutSubviews() { notes.append("viewDidLayoutSubviews") }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override var title: String? { didSet { notes.append("title") } }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    notes.append("setEditing \(editing)")
  }
  override func willMove(toParent parent: UIViewController?) {}
}
class ListController: UITableViewController {
  override func loadView() { view = ReloadingTableView() }
}
