import ScrollEngine
import UIKitNames

/// A page of a film: a head, a long list of the cast, a shelf that scrolls horizontally, a foot.
final class FilmViewController: StackController {
  let head = TextViewController(text: "Nosferatu", height: 200)
  let cast = CastViewController(
    names: (1...20).map { "Actor \($0)" },
    insets: UIEdgeInsets(top: 50, left: 16, bottom: 50, right: 16))
  let shelf = ShelfViewController(count: 30)
  let foot = TextViewController(text: "1922", height: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Film"
    view.backgroundColor = .systemBackground
    foot.preferredContentSize = CGSize(width: 0, height: 100)
    viewControllers = [head, cast, shelf, foot]
  }

  func toggleShelf() {
    setHidden(!isHidden(shelf), for: shelf, animated: true)
  }
}

final class TextViewController: UIViewController, StackContainable {
  private let label = UILabel()
  private let text: String
  private let height: CGFloat?

  init(text: String, height: CGFloat?) {
    self.text = text
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
    label.textAlignment = .center
    label.textColor = .label
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.insetBy(dx: 16, dy: 0)
  }

  func preferredAppearanceInStack() -> StackAppearance {
    return .view(height: height)
  }
}

final class CastViewController: UIViewController, UITableViewDataSource, StackContainable {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let names: [String]
  private let insets: UIEdgeInsets
  /// Whether the controller appeared (true) or disappeared, for each visit.
  private(set) var visits: [Bool] = []

  init(names: [String], insets: UIEdgeInsets) {
    self.names = names
    self.insets = insets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
    tableView.dataSource = self
    tableView.rowHeight = 60
    view.addSubview(tableView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visits.append(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    visits.append(false)
  }

  func preferredAppearanceInStack() -> StackAppearance {
    return .scroll(tableView, insets: insets)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

final class ShelfViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, StackContainable
{
  let collectionView: UICollectionView
  private let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 120)
    layout.minimumLineSpacing = 10
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "Poster")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func preferredAppearanceInStack() -> StackAppearance {
    return .view(height: 120)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Poster", for: indexPath)
  }
}

final class PosterCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(white: 0.8, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
