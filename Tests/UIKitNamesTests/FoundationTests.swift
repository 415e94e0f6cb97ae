import Foundation
import Testing
import UIKitNames

// A file that also imports Foundation needs these declarations.
private typealias IndexPath = UIKitNames.IndexPath
private typealias CGFloat = UIKitNames.CGFloat
private typealias CGPoint = UIKitNames.CGPoint
private typealias CGSize = UIKitNames.CGSize
private typealias CGRect = UIKitNames.CGRect

/// A table of days, which Foundation names.
private final class DaysViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let started: Date
  let cellClass = DayCell.self

  init(started: Date) {
    self.started = started
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "Day")
    tableView.rowHeight = CGFloat(25)
    tableView.dataSource = self
    tableView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 365
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath)
    let day = started.addingTimeInterval(TimeInterval(indexPath.row) * 86_400)
    cell.textLabel?.text = String(Int(day.timeIntervalSince1970))
    return cell
  }
}

private final class DayCell: UITableViewCell {}

@MainActor
@Suite("A file that imports Foundation as well")
struct FoundationTests {
  @Test("says by one alias a name which type it means, and works")
  func both() {
    let screen = DaysViewController(started: Date(timeIntervalSince1970: 0))
    let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: 200, height: 100)))
    window.rootViewController = screen
    #expect(
      screen.tableView.visibleCells.map { $0.textLabel?.text } == [
        "172800", "259200", "345600", "432000",
      ])
    #expect(screen.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 2, section: 0))
    #expect(NSObject() != NSObject())
  }
}
