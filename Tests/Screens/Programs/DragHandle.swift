// A play list whose rows are picked up with a long press and put down elsewhere.
// UILongPressGestureRecognizer (subclassed to drive it), indexPathForRow(at:), moveRow, floating view.
import UIKitNames

class PlaylistViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let longPress = UILongPressGestureRecognizer()
  var songs = (0..<10).map { "Song \($0)" }

  private(set) var floating: UIView?
  private var source: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 50
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    tableView.addGestureRecognizer(longPress)
    view.addSubview(tableView)
  }

  func handle(_ gesture: UILongPressGestureRecognizer) {
    let location = gesture.location(in: tableView)
    switch gesture.state {
    case .began:
      begin(at: location)
    case .changed:
      floating?.center.y = location.y
      move(to: location)
    case .ended, .cancelled, .failed:
      end()
    default:
      break
    }
  }

  private func begin(at location: CGPoint) {
    guard let path = tableView.indexPathForRow(at: location),
      let cell = tableView.cellForRow(at: path)
    else { return }
    source = path
    let copy = UIView(frame: cell.frame)
    copy.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    copy.alpha = 0.9
    tableView.addSubview(copy)
    floating = copy
    cell.isHidden = true
  }

  private func move(to location: CGPoint) {
    guard let source = source, let target = tableView.indexPathForRow(at: location),
      target != source
    else { return }
    songs.insert(songs.remove(at: source.row), at: target.row)
    tableView.moveRow(at: source, to: target)
    self.source = target
  }

  private func end() {
    if let source = source { tableView.cellForRow(at: source)?.isHidden = false }
    floating?.removeFromSuperview()
    floating = nil
    source = nil
  }
}

extension PlaylistViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }
}

final class HandOfGod: UILongPressGestureRecognizer {
  var phase = UIGestureRecognizer.State.possible
  var place = CGPoint.zero

  override var state: UIGestureRecognizer.State {
    get { phase }
    set { phase = newValue }
  }

  override func location(in view: UIView?) -> CGPoint {
    place
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = PlaylistViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let press = controller.longPress
    print("defaults", press.minimumPressDuration, press.allowableMovement)
    print("touches", press.numberOfTouchesRequired, "taps", press.numberOfTapsRequired)
    print("on the table", press.view === controller.tableView, press.isEnabled)
    print("possible", press.state == .possible)

    let hand = HandOfGod()
    func drive(_ state: UIGestureRecognizer.State, _ y: CGFloat) {
      hand.phase = state
      hand.place = CGPoint(x: 10, y: y)
      controller.handle(hand)
      controller.tableView.layoutIfNeeded()
    }
    func isHidden(_ row: Int) -> Bool? {
      controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.isHidden
    }

    drive(.began, 125)
    print("picked up", controller.floating != nil, "hidden", isHidden(2) == true)
    print("as wide", Int((controller.floating?.frame.width ?? 0).rounded()))
    print("own bounds", Int(controller.floating?.bounds.width ?? 0))
    drive(.changed, 140)
    print("not yet", controller.songs[2])
    drive(.changed, 230)
    print("moved", controller.songs.joined(separator: ", "))
    print("floats at", Int(controller.floating?.center.y ?? 0))
    drive(.changed, 20)
    print("up", controller.songs.prefix(4).joined(separator: ", "))
    drive(.ended, 20)
    print("down", controller.floating == nil, "shown", isHidden(0) == false)

    for row in 0..<4 {
      let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      print(Int(cell?.frame.minY ?? -1), cell?.textLabel?.text ?? "-")
    }
  }
}
