// A news list without self-sizing: heights are computed, and cells place their views by frames.
// heightForRowAt, cell subclasses with layoutSubviews and sizeThatFits, reloadRows, insets of separators.
import UIKitNames

struct Story {
  var title: String
  var lines: Int
  var hasPicture: Bool
}

class StoryCell: UITableViewCell {
  class var margin: CGFloat { 10 }

  private(set) var picture = UIView()
  private(set) var titleBox = UIView()
  private(set) var textBox = UIView()
  var story: Story? {
    didSet { setNeedsLayout() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(picture)
    contentView.addSubview(titleBox)
    contentView.addSubview(textBox)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = type(of: self).margin
    var area = bounds.insetBy(dx: margin, dy: margin)
    if let story = story, story.hasPicture {
      let parts = area.divided(atDistance: 60, from: .minXEdge)
      picture.frame = CGRect(x: parts.slice.minX, y: parts.slice.minY, width: 60, height: 60)
      area = parts.remainder
      area.origin.x += margin
      area.size.width -= margin
    } else {
      picture.frame = .zero
    }
    picture.isHidden = picture.frame.isEmpty
    titleBox.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 20)
    let height = CGFloat(story?.lines ?? 0) * 15
    textBox.frame = CGRect(x: area.minX, y: titleBox.frame.maxY, width: area.width, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let story = story else { return size }
    return CGSize(width: size.width, height: Self.height(for: story))
  }

  class func height(for story: Story) -> CGFloat {
    let text = 20 + CGFloat(story.lines) * 15
    return max(text, story.hasPicture ? 60 : 0) + 2 * margin
  }
}

final class LeadCell: StoryCell {
  override class var margin: CGFloat { 25 }
}

class NewsController: UITableViewController {
  var stories = [
    Story(title: "Lead", lines: 4, hasPicture: true),
    Story(title: "Second", lines: 1, hasPicture: true),
    Story(title: "Third", lines: 6, hasPicture: false),
    Story(title: "Fourth", lines: 0, hasPicture: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.estimatedRowHeight = 0
    tableView.separatorStyle = .none
    tableView.register(StoryCell.self, forCellReuseIdentifier: "Story")
    tableView.register(LeadCell.self, forCellReuseIdentifier: "Lead")
  }

  private func cellClass(at indexPath: IndexPath) -> StoryCell.Type {
    indexPath.row == 0 ? LeadCell.self : StoryCell.self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    cellClass(at: indexPath).height(for: stories[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = indexPath.row == 0 ? "Lead" : "Story"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let story = cell as? StoryCell {
      story.story = stories[indexPath.row]
    }
    return cell
  }
}

@main
enum Program {
  static func main() {
    let controller = NewsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let table = controller.tableView else { return }

    func report(_ title: String) {
      table.layoutIfNeeded()
      print(title, "content", Int(table.contentSize.height))
      for row in controller.stories.indices {
        let path = IndexPath(row: row, section: 0)
        guard let cell = table.cellForRow(at: path) as? StoryCell else { continue }
        cell.layoutIfNeeded()
        let rect = table.rectForRow(at: path)
        print(
          "  \(type(of: cell))", Int(rect.minY), Int(rect.height), "fits",
          cell.sizeThatFits(rect.size).height == rect.height, "picture", !cell.picture.isHidden,
          "title", Int(cell.titleBox.frame.minX), Int(cell.titleBox.frame.width), "text",
          Int(cell.textBox.frame.minY), Int(cell.textBox.frame.height))
      }
    }

    report("start")
    controller.stories[1].lines = 8
    controller.stories[1].hasPicture = false
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    report("reloaded")
    window.frame.size.width = 400
    window.layoutIfNeeded()
    report("wider")
    controller.stories.removeLast(2)
    table.reloadData()
    report("fewer")
    print("point", table.indexPathForRow(at: CGPoint(x: 0, y: 131))?.row ?? -1)
    print("nothing below", table.indexPathForRow(at: CGPoint(x: 0, y: 400)) == nil)
  }
}
