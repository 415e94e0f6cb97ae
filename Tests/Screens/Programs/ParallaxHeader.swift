// An artist page: a picture above the rows that grows when pulled and moves at half speed when scrolled.
// contentInset for a header, scrollViewDidScroll of a table's delegate, frames by hand, clipsToBounds.
import UIKitNames

protocol StretchyHeaderViewDelegate: AnyObject {
  func header(_ header: StretchyHeaderView, didChangeProgress progress: CGFloat)
}

class StretchyHeaderView: UIView {
  weak var delegate: StretchyHeaderViewDelegate?
  let imageView = UIView()
  private weak var scrollView: UIScrollView?
  private let fullHeight: CGFloat

  init(height: CGFloat, scrollView: UIScrollView) {
    self.fullHeight = height
    self.scrollView = scrollView
    super.init(frame: CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height))
    clipsToBounds = true
    autoresizingMask = .flexibleWidth
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth]
    addSubview(imageView)
    scrollView.addSubview(self)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func scrolled() {
    guard let scrollView = scrollView else { return }
    let offset = scrollView.contentOffset.y + fullHeight
    if offset < 0 {
      frame = CGRect(
        x: 0, y: -fullHeight + offset, width: scrollView.bounds.width, height: fullHeight - offset)
      imageView.frame = bounds
    } else {
      frame = CGRect(x: 0, y: -fullHeight, width: scrollView.bounds.width, height: fullHeight)
      imageView.frame = CGRect(x: 0, y: offset / 2, width: bounds.width, height: fullHeight)
    }
    delegate?.header(self, didChangeProgress: min(max(offset / fullHeight, 0), 1))
  }
}

class ArtistViewController: UIViewController {
  let tableView = UITableView()
  let titleLabel = UILabel()
  var header: StretchyHeaderView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 50
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = self
    tableView.delegate = self
    tableView.contentInset = UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    view.addSubview(tableView)
    header = StretchyHeaderView(height: 200, scrollView: tableView)
    header?.delegate = self

    titleLabel.text = "Artist"
    titleLabel.alpha = 0
    titleLabel.sizeToFit()
    view.addSubview(titleLabel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.center = CGPoint(x: view.bounds.midX, y: 30)
  }
}

extension ArtistViewController: StretchyHeaderViewDelegate {
  func header(_ header: StretchyHeaderView, didChangeProgress progress: CGFloat) {
    titleLabel.alpha = progress
  }
}

extension ArtistViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = "Song \(indexPath.row + 1)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header?.scrolled()
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = ArtistViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let header = controller.header else { return }
    let table = controller.tableView

    print("content", Int(table.contentSize.height), "top", Int(table.adjustedContentInset.top))
    for offset in [-200, -260, -150, 0, 120] as [CGFloat] {
      table.contentOffset = CGPoint(x: 0, y: offset)
      table.layoutIfNeeded()
      let onScreen = header.convert(header.bounds, to: controller.view)
      print(
        Int(offset), "header", Int(header.frame.minY), Int(header.frame.height),
        "picture", Int(header.imageView.frame.minY), Int(header.imageView.frame.height),
        "on screen from", Int(onScreen.minY), "title",
        Int((controller.titleLabel.alpha * 100).rounded()))
    }
    table.setContentOffset(CGPoint(x: 0, y: 932), animated: false)
    table.layoutIfNeeded()
    let last = table.indexPathsForVisibleRows?.last?.row ?? -1
    print("last row", last, "rows above are gone", table.cellForRow(at: [0, 0]) == nil)
    print("centred", controller.titleLabel.center == CGPoint(x: 160, y: 30))
  }
}
