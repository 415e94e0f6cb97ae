// A feed that loads its next page when its last rows appear, with a spinner row during the load.
// willDisplay, tableFooterView, insertRows at the end, scrollToRow, a presenter behind a protocol.
import UIKitNames

protocol FeedPresenter: AnyObject {
  var count: Int { get }
  func title(at index: Int) -> String
  func loadMore()
}

final class PagedPresenter: FeedPresenter {
  private(set) var items: [String]
  private(set) var requests = 0
  private(set) var isLoading = false
  private let pageSize: Int
  private let pages: Int
  weak var view: FeedController?

  init(pageSize: Int, pages: Int) {
    self.pageSize = pageSize
    self.pages = pages
    items = (0..<pageSize).map { "Item \($0)" }
  }

  var count: Int { items.count }

  func title(at index: Int) -> String { items[index] }

  func loadMore() {
    guard !isLoading, items.count < pageSize * pages else { return }
    isLoading = true
    requests += 1
    view?.showsSpinner = true
  }

  func answer() {
    guard isLoading else { return }
    isLoading = false
    let start = items.count
    items += (start..<start + pageSize).map { "Item \($0)" }
    view?.showsSpinner = false
    view?.inserted(start..<items.count)
  }
}

final class FeedController: UIViewController {
  let presenter: any FeedPresenter
  private(set) lazy var tableView = UITableView()
  private lazy var spinner = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

  init(presenter: any FeedPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var showsSpinner = false {
    didSet { tableView.tableFooterView = showsSpinner ? spinner : nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = 0
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func inserted(_ range: Range<Int>) {
    tableView.insertRows(at: range.map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

extension FeedController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = presenter.title(at: indexPath.row)
    return cell
  }
}

extension FeedController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row >= presenter.count - 3 { presenter.loadMore() }
  }
}

@main
enum Program {
  static func main() {
    let presenter = PagedPresenter(pageSize: 20, pages: 3)
    let feed = FeedController(presenter: presenter)
    presenter.view = feed
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = feed
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = feed.tableView

    func report(_ title: String) {
      table.layoutIfNeeded()
      print(
        title, "rows", table.numberOfRows(inSection: 0), "requests", presenter.requests, "content",
        Int(table.contentSize.height), "spinner", table.tableFooterView != nil)
    }
    func scroll(to row: Int) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      table.layoutIfNeeded()
    }

    report("start")
    scroll(to: 12)
    report("a bit down")
    scroll(to: 19)
    report("at the end")
    print("offset", Int(table.contentOffset.y))
    presenter.answer()
    report("second page")
    print("offset stays", Int(table.contentOffset.y))
    scroll(to: 30)
    report("on the way")
    for _ in 0..<3 {
      scroll(to: table.numberOfRows(inSection: 0) - 1)
      presenter.answer()
    }
    report("all of it")
    scroll(to: 59)
    let last = table.visibleCells.last?.textLabel?.text
    print("last", last ?? "-", "offset", Int(table.contentOffset.y))
    scroll(to: 0)
    print("back", table.indexPathsForVisibleRows?.first?.row ?? -1)
  }
}
