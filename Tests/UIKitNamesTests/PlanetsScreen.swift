import UIKitNames

/// A screen as it is written for UIKit, with UIKitNames as its only import.
@MainActor
final class PlanetsScreen: UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let tableView = UITableView(frame: .zero)
  let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
  private(set) var chosen: String?
  private(set) var prefetched: [String] = []

  func viewDidLoad() {
    tableView.frame = window.bounds
    tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    tableView.backgroundColor = UIColor(0xFFFFFF)
    tableView.register(PlanetCell.self, forCellReuseIdentifier: "planet")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    window.addSubview(tableView)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    planets.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
    (cell as? PlanetCell)?.nameLabel.text = planets[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    planets[indexPath.row] == "Jupiter" ? 88 : tableView.rowHeight
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    planets[indexPath.row] == "Mars" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = planets[indexPath.row]
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    chosen = nil
  }
}

extension PlanetsScreen: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map { planets[$0.row] }
  }
}

final class PlanetCell: UITableViewCell {
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = ""
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
