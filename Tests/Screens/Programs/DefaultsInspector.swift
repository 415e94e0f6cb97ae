// A developer's screen that lists the default properties of views.
// UIKit's documented defaults of views, labels, scroll views, tables, collection views and controllers.
import UIKitNames

struct Fact {
  let name: String
  let value: String

  init(_ name: String, _ value: Any) {
    self.name = name
    self.value = String(describing: value)
  }
}

final class FactCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class DefaultsController: UITableViewController {
  private(set) lazy var sections: [(String, [Fact])] = [
    ("view", viewFacts()), ("label", labelFacts()), ("scroll view", scrollFacts()),
    ("table", tableFacts()), ("collection", collectionFacts()),
  ]

  private func viewFacts() -> [Fact] {
    let view = UIView()
    return [
      Fact("alpha", view.alpha), Fact("hidden", view.isHidden),
      Fact("interactive", view.isUserInteractionEnabled), Fact("clips", view.clipsToBounds),
      Fact("tag", view.tag), Fact("background", view.backgroundColor == nil),
      Fact("mode", view.contentMode == .scaleToFill), Fact("frame", view.frame == .zero),
      Fact("mask", view.translatesAutoresizingMaskIntoConstraints),
      Fact("resizes subviews", view.autoresizesSubviews), Fact("opaque", view.isOpaque),
      Fact("exclusive", view.isExclusiveTouch), Fact("first", view.canBecomeFirstResponder),
      Fact("transform", view.transform == .identity),
      Fact("recognizers", view.gestureRecognizers?.count ?? 0),
    ]
  }

  private func labelFacts() -> [Fact] {
    let label = UILabel()
    return [
      Fact("size", label.font.pointSize), Fact("lines", label.numberOfLines),
      Fact("natural", label.textAlignment == .natural),
      Fact("tail", label.lineBreakMode == .byTruncatingTail), Fact("text", label.text == nil),
      Fact("interactive", label.isUserInteractionEnabled),
      Fact("shrinks", label.adjustsFontSizeToFitWidth), Fact("enabled", label.isEnabled),
    ]
  }

  private func scrollFacts() -> [Fact] {
    let view = UIScrollView()
    return [
      Fact("bounces", view.bounces), Fact("always", view.alwaysBounceVertical),
      Fact("scrolls", view.isScrollEnabled), Fact("pages", view.isPagingEnabled),
      Fact("locks", view.isDirectionalLockEnabled), Fact("inset", view.contentInset == .zero),
      Fact("automatic", view.contentInsetAdjustmentBehavior == .automatic),
      Fact("indicators", view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator),
      Fact("normal", view.decelerationRate == .normal), Fact("least", view.minimumZoomScale),
      Fact("most", view.maximumZoomScale), Fact("bounces zoom", view.bouncesZoom),
      Fact("to top", view.scrollsToTop), Fact("delays", view.delaysContentTouches),
      Fact("cancels", view.canCancelContentTouches), Fact("offset", view.contentOffset == .zero),
      Fact("dismisses", view.keyboardDismissMode == .none),
    ]
  }

  private func tableFacts() -> [Fact] {
    let view = UITableView(frame: .zero, style: .grouped)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
    return [
      Fact("plain", UITableView().style == .plain), Fact("grouped", view.style == .grouped),
      Fact("row", view.rowHeight == UITableView.automaticDimension),
      Fact("estimate", view.estimatedRowHeight == UITableView.automaticDimension),
      Fact("selection", view.allowsSelection), Fact("multiple", view.allowsMultipleSelection),
      Fact("while editing", view.allowsSelectionDuringEditing), Fact("editing", view.isEditing),
      Fact("header", view.tableHeaderView == nil),
      Fact("background", UITableView().backgroundView == nil),
      Fact("line", view.separatorStyle == .singleLine), Fact("selected", cell.isSelected),
      Fact("accessory", cell.accessoryType == .none), Fact("reuse", cell.reuseIdentifier ?? "-"),
      Fact("selection style", cell.selectionStyle == .default),
      Fact("content", cell.contentView.superview === cell),
    ]
  }

  private func collectionFacts() -> [Fact] {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    return [
      Fact("selection", view.allowsSelection), Fact("multiple", view.allowsMultipleSelection),
      Fact("layout", view.collectionViewLayout === layout),
      Fact("prefetch", view.isPrefetchingEnabled),
      Fact("alpha", attributes.alpha), Fact("z", attributes.zIndex),
      Fact("hidden", attributes.isHidden), Fact("transform", attributes.transform.isIdentity),
      Fact("path", attributes.indexPath), Fact("kind", attributes.representedElementKind == nil),
      Fact("frame", attributes.frame == .zero),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FactCell.self, forCellReuseIdentifier: "Fact")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Fact", for: indexPath)
    let fact = sections[indexPath.section].1[indexPath.row]
    cell.textLabel?.text = fact.name
    cell.detailTextLabel?.text = fact.value
    return cell
  }
}

@main
enum Program {
  static func main() {
    let controller = DefaultsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    for (title, facts) in controller.sections {
      print(title)
      for fact in facts { print("  \(fact.name): \(fact.value)") }
    }
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    print("shown", cell?.textLabel?.text ?? "-", cell?.detailTextLabel?.text ?? "-")
    print("cells have heights", (cell?.frame.height ?? 0) > 20)
    print("clears", controller.clearsSelectionOnViewWillAppear)
    print("insets", controller.additionalSafeAreaInsets == .zero)
  }
}
