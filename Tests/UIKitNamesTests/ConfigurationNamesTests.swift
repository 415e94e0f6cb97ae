import Testing
import UIKitNames

/// Configurations and registrations as they are written for UIKit.
@MainActor
@Suite("Configurations under UIKit's names")
struct ConfigurationNamesTests {
  private struct Badge: UIContentConfiguration {
    var count = 0

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
      var copy = self
      copy.count = 0
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      label.text = "\(badge.count)"
    }
  }

  private final class StarCell: UITableViewCell {
    var name = "" { didSet { setNeedsUpdateConfiguration() } }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = name
      content.textProperties.color = state.isSelected ? .systemRed : .label
      content.secondaryAttributedText = NSAttributedString(
        string: "b", attributes: [.foregroundColor: UIColor.systemBlue])
      contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      background.cornerRadius = 8
      backgroundConfiguration = background
    }
  }

  private final class Stars: UIViewController, UITableViewDataSource {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(StarCell.self, forCellReuseIdentifier: "star")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "badge")
      tableView.dataSource = self
      view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.row == 0 else {
        let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        cell.contentConfiguration = Badge(count: 3)
        return cell
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "star", for: indexPath)
      (cell as? StarCell)?.name = "Sirius"
      return cell
    }
  }

  @Test("A table has cells that configure themselves, and content of the program's own")
  func table() throws {
    let screen = Stars()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.layoutIfNeeded()
    let star = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let labels = star.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Sirius", "b"] && labels[0].textColor == .label)
    #expect(star.frame.minX == 16 && star.backgroundConfiguration?.cornerRadius == 8)
    star.isSelected = true
    window.layoutIfNeeded()
    #expect(labels[0].textColor == .systemRed)
    let badge = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(badge.frame.height == 70 && badge.contentView is BadgeView)
    badge.isSelected = true
    window.layoutIfNeeded()
    #expect((badge.contentConfiguration as? Badge)?.count == 0)
  }

  @Test("Attributed texts are Foundation's")
  func attributed() {
    var content = UIListContentConfiguration.subtitleCell()
    let text: NSAttributedString = NSAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.systemBlue])
    content.attributedText = text
    let read: NSAttributedString? = content.attributedText
    #expect(read?.string == "a")
    content.secondaryAttributedText = nil
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 2
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    content.axesPreservingSuperviewLayoutMargins = []
    let view = UIListContentView(configuration: content)
    #expect((view.configuration as? UIListContentConfiguration) == content)
  }

  @Test("A collection dequeues by registrations")
  func registrations() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, indexPath, item in
      var content = UIListContentConfiguration.cell()
      content.text = "\(item) \(indexPath.item)"
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.alpha = state.isHighlighted ? 0.5 : 1
      }
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, _ in view.accessibilityIdentifier = kind }
    let path = IndexPath(item: 4, section: 0)
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cellRegistration, for: path, item: "a")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "a 4")
    let header = collectionView.dequeueConfiguredReusableSupplementary(
      using: headerRegistration, for: path)
    #expect(header.accessibilityIdentifier == UICollectionView.elementKindSectionHeader)
  }
}
