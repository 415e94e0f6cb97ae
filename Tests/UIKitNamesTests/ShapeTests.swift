import Testing
import UIKitNames

/// Names whose form code for UIKit depends on: optionals, literals, initialisers.
@MainActor
@Suite("UIKit's shapes")
struct ShapeTests {
  final class Circle: UICollectionViewLayout {
    let radius: CGFloat
    init(radius: CGFloat) {
      self.radius = radius
      super.init()
    }
    required init?(coder: NSCoder) {
      radius = 0
      super.init(coder: coder)
    }
  }

  final class Tall: UICollectionViewFlowLayout {
    override init() { super.init() }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  }

  final class Screen: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class List: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Grid: UICollectionViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("init(coder:) of layouts and controllers calls super, and decodes nothing")
  func coders() {
    let coder = NSCoder()
    #expect(Circle(coder: coder) == nil && Tall(coder: coder) == nil)
    #expect(Screen(coder: coder) == nil && List(coder: coder) == nil && Grid(coder: coder) == nil)
    #expect(Circle(radius: 3).radius == 3 && Screen().title == nil)
  }

  @Test("the lists of controllers are there, can be unwrapped and replaced, and never are nil")
  func lists() throws {
    let list = List(style: .plain)
    guard let table = list.tableView else { return #expect(Bool(false), "no table") }
    #expect(list.view === table && table.dataSource === list)
    list.tableView = nil
    #expect(list.tableView != nil && list.tableView !== table && list.view === list.tableView)

    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    guard let collection = grid.collectionView else { return #expect(Bool(false), "none") }
    #expect(collection.superview === grid.view && collection.dataSource === grid)
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.collectionView = other
    #expect(collection.superview == nil && other.superview === grid.view)
  }

  @Test("index paths are made of literals")
  func literals() {
    let path: IndexPath = [2, 5]
    #expect(path == IndexPath(row: 5, section: 2))
    #expect([[0, 1], [0, 0]].map { IndexPath(indexes: $0) }.min() == [0, 0])
    let rows: [IndexPath] = [[0, 0], [0, 3]]
    #expect(rows.map(\.row) == [0, 3])
  }

  @Test("a subclass has a scale of its own")
  func ownScale() {
    final class Sticker: UIView {
      var scale: CGFloat = 1 {
        didSet { transform = CGAffineTransform(scaleX: scale, y: scale) }
      }
    }
    let sticker = Sticker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    sticker.scale = 2
    #expect(sticker.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
  }

  @Test("touches and events can be made by a test, and overridden")
  func touches() {
    final class Finger: UITouch {
      var place = CGPoint.zero
      override func location(in view: UIView?) -> CGPoint { place }
    }
    final class Pad: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
      }
    }
    let finger = Finger()
    finger.place.x = 7
    let pad = Pad()
    pad.touchesBegan([finger], with: UIEvent())
    #expect(pad.places == [CGPoint(x: 7, y: 0)])
    #expect(UITouch().view == nil && UIEvent().allTouches == nil)
  }

  /// Makes a cell for each row, without a reuse identifier.
  final class Nameless: NSObject, UITableViewDataSource {
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test("cells without an identifier are shown, and not used again")
  func nameless() {
    let rows = Nameless()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    table.estimatedSectionHeaderHeight = 0
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1"] && rows.made == 2)
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "3"] && rows.made == 4)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == nil })
    table.reuseQueue.checkInvariants()
  }

  /// Rows whose cells are made once, as in a form.
  final class Form: UITableViewController {
    let cells = (0..<5).map { _ in UITableViewCell(style: .value1, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  @Test("cells that are kept for their rows come back, also after a reload")
  func form() {
    let form = Form(style: .grouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
    window.rootViewController = form
    window.layoutIfNeeded()
    for offset in [0, 88, 132, 10, 0] as [CGFloat] {
      form.tableView.contentOffset.y = offset
      form.tableView.layoutIfNeeded()
      if offset == 132 { form.tableView.reloadData() }
      window.layoutIfNeeded()
      for cell in form.tableView.visibleCells {
        let row = form.tableView.indexPath(for: cell)?.row ?? -1
        #expect(cell === form.cells[row])
      }
      #expect(form.tableView.visibleCells.count >= 2)
      form.tableView.reuseQueue.checkInvariants()
    }
  }

  @Test("recognizers are equal to themselves, and to no others")
  func recognizers() {
    let scrollView = UIScrollView()
    let all = scrollView.gestureRecognizers
    #expect(all?.contains(scrollView.panGestureRecognizer) ?? false)
    #expect(all?.contains(UIPanGestureRecognizer()) == false)
  }
}
