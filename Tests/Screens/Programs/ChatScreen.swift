// A conversation: rows of any height from constraints, bubbles on either side, an input bar below.
// Self-sizing table cells, activating and deactivating constraints, insets, scrollToRow, insertRows.
import UIKitNames

struct Message {
  let text: String
  let isMine: Bool
}

final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let messageLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.numberOfLines = 0
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)

    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      bubble.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 10),
      bubble.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with message: Message) {
    messageLabel.text = message.text
    bubble.backgroundColor = message.isMine ? .systemBlue : .systemGray
    messageLabel.textColor = message.isMine ? .white : .black
    if message.isMine {
      leading.isActive = false
      trailing.isActive = true
    } else {
      trailing.isActive = false
      leading.isActive = true
    }
  }
}

final class ChatViewController: UIViewController {
  private let long = String(repeating: "All work and no play makes for a long line. ", count: 6)
  lazy var messages = [
    Message(text: "Hi", isMine: false), Message(text: long, isMine: true),
    Message(text: long, isMine: false), Message(text: "Yes", isMine: true),
  ]
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "Bubble")
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.contentInsetAdjustmentBehavior = .never
    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leftAnchor.constraint(equalTo: view.leftAnchor),
      tableView.rightAnchor.constraint(equalTo: view.rightAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inputBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      inputBar.rightAnchor.constraint(equalTo: view.rightAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inputBar.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.contentInset.bottom = inputBar.frame.height
    tableView.scrollIndicatorInsets.bottom = inputBar.frame.height
  }

  func send(_ text: String) {
    messages.append(Message(text: text, isMine: true))
    let path = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .none)
    tableView.layoutIfNeeded()
    tableView.scrollToRow(at: path, at: .bottom, animated: false)
    tableView.layoutIfNeeded()
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bubble", for: indexPath)
    if let bubble = cell as? BubbleCell { bubble.configure(with: messages[indexPath.row]) }
    return cell
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let chat = ChatViewController()
    window.rootViewController = chat
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    func cell(_ row: Int) -> BubbleCell? {
      chat.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BubbleCell
    }
    for row in 0..<2 {
      guard let cell = cell(row) else { continue }
      let bubble = cell.bubble.frame
      print("row", row)
      print(" high as its bubble", abs(cell.frame.height - bubble.height - 8) < 1)
      print(" bubble around its text", abs(bubble.height - cell.messageLabel.frame.height - 16) < 1)
      print(" at most three quarters", bubble.width <= cell.contentView.bounds.width * 0.75 + 0.5)
      print(" left", Int(bubble.minX) == 12)
      print(" right", abs(cell.contentView.bounds.width - bubble.maxX - 12) < 1)
    }
    if let short = cell(0), let long = cell(1) {
      print("long is higher", long.frame.height > short.frame.height * 2)
      print("rows touch", abs(long.frame.minY - short.frame.maxY) < 0.1)
    }
    print("inset", Int(chat.tableView.contentInset.bottom))

    for number in 1...20 { chat.send("Message \(number)") }
    let last = IndexPath(row: chat.messages.count - 1, section: 0)
    print("rows", chat.tableView.numberOfRows(inSection: 0))
    print("last is visible", chat.tableView.indexPathsForVisibleRows?.contains(last) ?? false)
    print("first is gone", cell(0) == nil)
    print("last says", cell(last.row)?.messageLabel.text ?? "nothing")
  }
}
