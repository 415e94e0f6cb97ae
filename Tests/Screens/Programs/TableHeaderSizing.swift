// A profile table: a header as high as its constraints demand, and self-sizing section headers.
// tableHeaderView, systemLayoutSizeFitting with fitting priorities, UITableViewHeaderFooterView, footers.
import UIKitNames

class ProfileHeader: UIView {
  let cover = UIView()
  let biography = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    biography.numberOfLines = 0
    for view in [cover, biography] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.25),
      biography.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 12),
      biography.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      biography.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      biography.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }
}

class SectionHeader: UITableViewHeaderFooterView {
  static let identifier = "SectionHeader"
  let box = UIView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      box.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }
}

extension UITableView {
  func sizeHeaderToFit() {
    guard let header = tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if header.frame.height != size.height {
      header.frame.size.height = size.height
      tableHeaderView = header
    }
  }
}

class ProfileController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let header = ProfileHeader()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 30
    tableView.sectionFooterHeight = 0
    tableView.sectionHeaderTopPadding = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.register(
      SectionHeader.self, forHeaderFooterViewReuseIdentifier: SectionHeader.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    header.biography.text = "Likes tables."
    tableView.tableHeaderView = header
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
    tableView.sizeHeaderToFit()
  }
}

extension ProfileController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.identifier)
  }
}

@main
enum Program {
  static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1 }

  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = ProfileController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    report("short", controller)
    let short = controller.header.frame.height

    controller.header.biography.text = String(repeating: "Likes tables very much. ", count: 20)
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    report("long", controller)
    print("higher", controller.header.frame.height > short * 1.5)

    window.frame.size.width = 640
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    report("wide", controller)
    print("cover", Int(controller.header.cover.frame.height))
  }

  static func report(_ title: String, _ controller: ProfileController) {
    controller.tableView.layoutIfNeeded()
    let table = controller.tableView
    let header = controller.header
    header.layoutIfNeeded()
    print(title)
    print("  as wide as the table", header.frame.width == table.bounds.width)
    print(
      "  as high as its content",
      isNear(header.frame.height, table.bounds.width / 4 + 24 + header.biography.frame.height))
    let first = table.rect(forSection: 0)
    print("  sections start below it", isNear(first.minY, header.frame.maxY))
    print("  section header", isNear(table.rectForHeader(inSection: 0).height, 40))
    print("  its view", isNear(table.headerView(forSection: 0)?.frame.height ?? 0, 40))
    print("  first row", isNear(table.rectForRow(at: [0, 0]).minY, header.frame.maxY + 40))
    print(
      "  second section", isNear(table.rectForHeader(inSection: 1).minY, header.frame.maxY + 140))
    if let footer = table.tableFooterView {
      let below = isNear(footer.frame.minY, table.rect(forSection: 1).maxY)
      print("  footer", Int(footer.frame.height), below, footer.frame.width == table.bounds.width)
      print("  content", isNear(table.contentSize.height, footer.frame.maxY))
    }
  }
}
