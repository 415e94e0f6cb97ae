import UIKitNames

/// Fetches pictures, and calls back when they have arrived.
@MainActor
protocol PictureLoading: AnyObject {
  func load(_ row: Int, completion: @escaping @MainActor (UIColor) -> Void)
}

/// A table that fetches only pictures of rows that will be looked at, not of rows that fly past.
final class LazyTableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let loader: any PictureLoading
  private var pictures: [Int: UIColor] = [:]
  private var loading: Set<Int> = []
  /// The rectangle in which the table will come to rest; nil during a drag and at rest.
  private var targetRect: CGRect?

  init(loader: any PictureLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIView()
    tableView.register(PictureCell.self, forCellReuseIdentifier: PictureCell.reuseIdentifier)
    tableView.rowHeight = 100
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1000
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PictureCell.reuseIdentifier, for: indexPath) as? PictureCell
    else { return UITableViewCell() }
    setUp(cell, at: indexPath)
    return cell
  }

  private func setUp(_ cell: PictureCell, at indexPath: IndexPath) {
    cell.nameLabel.text = "Picture \(indexPath.row)"
    // A picture that has been loaded is shown at once.
    if let picture = pictures[indexPath.row] {
      cell.pictureView.backgroundColor = picture
      return
    }
    let rect = tableView.rectForRow(at: indexPath)
    if let targetRect = targetRect, !targetRect.intersects(rect) { return }
    load(indexPath.row)
  }

  private func load(_ row: Int) {
    guard pictures[row] == nil, loading.insert(row).inserted else { return }
    loader.load(row) { [weak self] picture in
      guard let self = self else { return }
      self.loading.remove(row)
      self.pictures[row] = picture
      let cell = self.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PictureCell
      cell?.pictureView.backgroundColor = picture
    }
  }

  private func loadVisibleRows() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] { load(indexPath.row) }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // The table does not ask again for cells that are on screen.
    targetRect = nil
    loadVisibleRows()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetRect = CGRect(origin: targetContentOffset.pointee, size: scrollView.bounds.size)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { targetRect = nil }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    targetRect = nil
    loadVisibleRows()
  }
}

final class PictureCell: UITableViewCell {
  static let reuseIdentifier = "Picture"

  let pictureView = UIView()
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = UIFont.systemFont(ofSize: 17)
    nameLabel.textColor = UIColor.darkGray
    nameLabel.numberOfLines = 0
    contentView.addSubview(pictureView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
    nameLabel.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: bounds.height + 8, bottom: 0, right: 8))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.backgroundColor = nil
    nameLabel.text = nil
  }
}
