// An address book: section headers stick in a plain table, and scroll away in a grouped table.
// viewForHeaderInSection, header heights, headerView(forSection:), willDisplayHeaderView, section footers.
import UIKitNames

final class LetterView: UITableViewHeaderFooterView {
  let letter = UILabel()
  private(set) var reuses = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(letter)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    letter.text = nil
  }
}

final class AddressBookController: UIViewController {
  private(set) var shown: Set<Int> = []
  let tableView: UITableView
  private let letters = ["A", "B", "C", "D"]

  init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.rowHeight = 40
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.sectionHeaderTopPadding = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
    tableView.register(LetterView.self, forHeaderFooterViewReuseIdentifier: "Letter")
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension AddressBookController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
    return cell
  }
}

extension AddressBookController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    .leastNonzeroMagnitude
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Letter") as? LetterView
    view?.letter.text = letters[section]
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    shown.insert(section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    shown.remove(section)
  }
}

@main
enum Program {
  static func show(_ controller: AddressBookController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  static func headers(_ controller: AddressBookController) -> String {
    let table = controller.tableView
    return (0..<4).compactMap { section -> String? in
      guard let view = table.headerView(forSection: section) as? LetterView,
        view.frame.intersects(table.bounds)
      else { return nil }
      return "\(view.letter.text ?? "-")@\(Int(view.frame.minY.rounded()))"
    }.joined(separator: " ")
  }

  static func main() {
    let plain = AddressBookController(style: .plain)
    show(plain)
    let table = plain.tableView
    print("content", Int(table.contentSize.height.rounded()))
    for offset in [0, 100, 415, 430, 500, 1320] as [CGFloat] {
      table.contentOffset = CGPoint(x: 0, y: offset)
      table.layoutIfNeeded()
      print(Int(offset), headers(plain))
    }
    print("shown", plain.shown.isSuperset(of: [3]), plain.shown.contains(0))
    print(
      "second section", Int(table.rect(forSection: 1).minY), Int(table.rect(forSection: 1).height))

    let grouped = AddressBookController(style: .grouped)
    show(grouped)
    let before = grouped.tableView.headerView(forSection: 0)?.frame.minY ?? -1
    grouped.tableView.contentOffset.y += 10
    grouped.tableView.layoutIfNeeded()
    let after = grouped.tableView.headerView(forSection: 0)?.frame.minY ?? -1
    print("grouped stays", before == after)
  }
}
