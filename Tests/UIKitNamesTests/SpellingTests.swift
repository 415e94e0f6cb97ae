import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("UIKit's spelling of")
struct SpellingTests {
  @Test("colours means fractions of full intensity, whole numbers, too")
  func colors() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(
      UIColor(red: 57 / 255, green: 143 / 255, blue: 196 / 255, alpha: 1) == UIColor(0x398FC4))
    #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 0.5).description == "#FF000080")
    #expect(UIColor(white: 0.95, alpha: 1) == UIColor(0xF2F2F2))
    #expect(UIColor.systemBlue.withAlphaComponent(0).alpha == 0)
    #expect(UIColor.blue.withAlphaComponent(1) == UIColor(0x0000FF))
    let view = UIView()
    view.backgroundColor = .white
    #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
    view.backgroundColor = .clear
    #expect(view.backgroundColor?.alpha == 0)
  }

  @Test("geometry takes whole numbers and nothing, and has the members one looks for")
  func geometry() {
    let columns = 3
    let rect = CGRect(x: columns * 10, y: 20, width: 100, height: 50)
    #expect(rect == CGRect(origin: CGPoint(x: 30, y: 20), size: CGSize(width: 100, height: 50)))
    #expect(CGRect() == .zero && CGPoint() == .zero && CGSize() == .zero && UIEdgeInsets() == .zero)
    #expect(CGPoint(x: columns, y: columns).x == 3 && CGSize(width: columns, height: 1).width == 3)
    #expect(rect.insetBy(dx: 10, dy: -5) == CGRect(x: 40, y: 15, width: 80, height: 60))
    #expect(rect.insetBy(dx: 60, dy: 0) == .null)
    #expect(rect.offsetBy(dx: -30, dy: 5) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(
      rect.union(CGRect(x: 0, y: 60, width: 10, height: 40))
        == CGRect(x: 0, y: 20, width: 130, height: 80))
    #expect(rect.contains(CGRect(x: 30, y: 20, width: 100, height: 50)))
    #expect(!rect.contains(CGRect(x: 30, y: 20, width: 101, height: 50)))
    #expect(!rect.contains(CGRect(x: 29, y: 20, width: 5, height: 5)))
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 10, height: 10).integral
        == CGRect(x: 0, y: -1, width: 11, height: 11))
    let shared = rect.intersection(CGRect(x: 100, y: 0, width: 100, height: 30))
    #expect(shared == CGRect(x: 100, y: 20, width: 30, height: 10))
  }

  @Test("labels means what it does there")
  func labels() {
    let label = UILabel()
    label.text = nil
    label.textAlignment = .right
    #expect(label.textAlignment == NSTextAlignment.trailing)
    #expect(NSTextAlignment.left != .natural && UILabel().textAlignment == .natural)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    #expect((label.text ?? "none") == "none" && label.font.size == 20)
  }

  @Test("objects compares them by identity, or as a class likes")
  func objects() {
    final class Named: NSObject {
      let name: String
      init(_ name: String) {
        self.name = name
        super.init()
      }
      override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
      override var hash: Int { name.hashValue }
    }
    let object = NSObject()
    #expect(object == object && object != NSObject())
    #expect(Set([object, object, NSObject()]).count == 2)
    #expect(Set([Named("a"), Named("a"), Named("b")]).count == 2)
    #expect(!Named("a").isEqual("a"))
  }

  @available(*, deprecated, message: "It calls names that are.")
  private func contain(_ child: UIViewController, in parent: UIViewController) -> Int {
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    child.didMove(toParentViewController: parent)
    return parent.childViewControllers.count
  }

  @available(*, deprecated, message: "It calls names that are.")
  private func release(_ child: UIViewController) {
    child.willMove(toParentViewController: nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
  }

  @available(*, deprecated, message: "It calls what calls names that are.")
  @Test("containment also has its older names, which are the newer ones")
  func olderNames() {
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "leaves" : "comes")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append(parent == nil ? "left" : "came")
      }
    }
    let parent = UIViewController()
    let child = Child()
    #expect(contain(child, in: parent) == 1 && child.parent === parent)
    release(child)
    #expect(child.parent == nil && parent.children.isEmpty)
    #expect(child.moves == ["comes", "came", "leaves", "left"])
  }

  final class Board: UIViewController {
    var taps = 0
    var movement = CGPoint.zero
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Board.tapped(_:)))
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Board.touched))
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Board.dragged(_:)))
    }

    func tapped(_ recognizer: UITapGestureRecognizer) { taps += recognizer.state == .ended ? 1 : 0 }
    func touched() { taps += 10 }

    func dragged(_ recognizer: UIPanGestureRecognizer) {
      states.append(recognizer.state)
      movement = recognizer.translation(in: view)
    }
  }

  @Test("actions takes methods in place of selectors, and keeps nobody alive")
  func actions() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var gone: Board?
    do {
      let board = Board()
      window.rootViewController = board
      let finger = Finger(on: window)
      finger.tap(CGPoint(x: 50, y: 50))
      #expect(board.taps == 1)
      for recognizer in (board.view.gestureRecognizers ?? []).prefix(1) {
        recognizer.isEnabled = false
      }
      finger.tap(CGPoint(x: 50, y: 50))
      #expect(board.taps == 11)
      finger.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 40, y: 0), frames: 4)
      #expect(board.movement == CGPoint(x: 40, y: 0))
      finger.up()
      #expect(board.states.first == .began && board.states.last == .ended)
      gone = board
    }
    window.rootViewController = nil
    #expect(gone == nil)
  }

  @Test("cells makes those of a class that has its own initialisers, and of one that has none")
  func cells() {
    final class Loud: UITableViewCell {
      let marks: String
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        marks = "\(style) \(reuseIdentifier ?? "none")"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }
    final class Heading: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = .red
      }
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }
    let table = UITableView()
    table.register(Loud.self, forCellReuseIdentifier: "loud")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
    let loud = table.dequeueReusableCell(withIdentifier: "loud") as? Loud
    #expect(loud?.marks == "default loud" && loud?.reuseIdentifier == "loud")
    let plain = table.dequeueReusableCell(
      withIdentifier: "plain", for: IndexPath(row: 0, section: 0))
    plain.contentView.frame.size = CGSize(width: 1, height: 1)
    plain.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    #expect(plain.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    plain.textLabel?.text = "a"
    #expect(plain.subviews.first === plain.contentView && plain.subviews.count == 2)
    let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "heading")
    heading?.frame.size = CGSize(width: 200, height: 28)
    #expect(heading is Heading && heading?.contentView.frame.height == 28)
    #expect(UITableViewCell().reuseIdentifier == nil)
  }

  /// Makes a cell if the queue has none, as code did before cell classes could be registered.
  final class Prices: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      return 50
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Price")
        ?? UITableViewCell(style: indexPath.row < 2 ? .value1 : .subtitle, reuseIdentifier: "Price")
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "\(indexPath.row) EUR"
      return cell
    }
  }

  @Test("cells makes them by one's own hand, with two labels, and uses them again")
  func ownCells() {
    let prices = Prices()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.rowHeight = 50
    table.dataSource = prices
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.detailTextLabel?.text } == ["0 EUR", "1 EUR"])
    let lined = table.visibleCells.first
    #expect(lined?.detailTextLabel?.frame == CGRect(x: 16, y: 0, width: 168, height: 50))
    #expect(lined?.detailTextLabel?.textAlignment == .natural)
    for offset in stride(from: 0.0, through: 2400, by: 25) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    table.contentOffset.y = 2375
    table.layoutIfNeeded()
    let statistics = table.reuseQueue.statistics(forIdentifier: "Price")
    #expect(statistics.created == 3 && statistics.reused == 48)
    let stacked = table.visibleCells.first { $0.detailTextLabel?.font.size == 12 }
    #expect(stacked?.textLabel?.frame == CGRect(x: 16, y: 5, width: 168, height: 20))
    #expect(stacked?.detailTextLabel?.frame == CGRect(x: 16, y: 25, width: 168, height: 18))
    #expect(UITableViewCell().detailTextLabel == nil)
  }
}
