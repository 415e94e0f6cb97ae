// A product page: a table as high as its rows inside a scrolling stack, with text below it.
// UITableView overriding contentSize, reloadData and intrinsicContentSize; insertRows; stack view.
import UIKitNames

final class ContentSizedTableView: UITableView {
  override var contentSize: CGSize {
    didSet {
      if oldValue != contentSize { invalidateIntrinsicContentSize() }
    }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func reloadData() {
    super.reloadData()
    reloads += 1
    invalidateIntrinsicContentSize()
    layoutIfNeeded()
  }

  private(set) var reloads = 0
}

final class ProductViewController: UIViewController {
  var features = ["Light", "Small", "Quiet"]
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let picture = UIView()
  let tableView = ContentSizedTableView(frame: .zero, style: .plain)
  let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
    tableView.rowHeight = 44
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Feature")
    tableView.dataSource = self
    scrollView.contentInsetAdjustmentBehavior = .never

    stack.axis = .vertical
    stack.spacing = 10
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(tableView)
    stack.addArrangedSubview(footer)

    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      footer.heightAnchor.constraint(equalToConstant: 80),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }
}

extension ProductViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    features.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Feature", for: indexPath)
    cell.textLabel?.text = features[indexPath.row]
    return cell
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ProductViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    report("three", controller)

    controller.features += ["Cheap", "Green"]
    controller.tableView.reloadData()
    window.layoutIfNeeded()
    report("five", controller)
    print("reloads", controller.tableView.reloads > 0)

    controller.features.insert("New", at: 0)
    controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    controller.tableView.layoutIfNeeded()
    window.layoutIfNeeded()
    report("six", controller)
    let first = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    print("first", first?.textLabel?.text ?? "-")

    controller.tableView.isHidden = true
    window.layoutIfNeeded()
    report("hidden", controller)
  }

  static func report(_ title: String, _ controller: ProductViewController) {
    let table = controller.tableView
    print(
      title, "picture", Int(controller.picture.frame.height), "table",
      table.isHidden ? "hidden" : "\(Int(table.frame.minY))+\(Int(table.frame.height))", "footer",
      Int(controller.footer.frame.minY), "content", Int(controller.scrollView.contentSize.height))
    if !table.isHidden {
      print(" shows all its rows", table.visibleCells.count == controller.features.count)
    }
  }
}
