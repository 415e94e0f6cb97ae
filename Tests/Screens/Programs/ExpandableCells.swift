// Frequently asked questions: a tap on a row shows its answer below the question.
// Stack views with hidden arranged views in self-sizing cells, didSelectRow, performBatchUpdates.
import UIKitNames

struct Question {
  var title: String
  var answerHeight: CGFloat
  var isExpanded = false
}

class QuestionCell: UITableViewCell {
  let titleView = UILabel()
  let answerView = UIView()
  let stack = UIStackView()
  private var answerHeight: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(titleView)
    stack.addArrangedSubview(answerView)
    contentView.addSubview(stack)

    let titleHeight = titleView.heightAnchor.constraint(equalToConstant: 44)
    let answerHeight = answerView.heightAnchor.constraint(equalToConstant: 0)
    titleHeight.priority = UILayoutPriority(999)
    answerHeight.priority = UILayoutPriority(999)
    self.answerHeight = answerHeight
    NSLayoutConstraint.activate([
      titleHeight, answerHeight,
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleView.text = nil
    answerView.isHidden = true
  }

  func show(_ question: Question) {
    titleView.text = question.title
    answerHeight?.constant = question.answerHeight
    answerView.isHidden = !question.isExpanded
  }
}

class QuestionsViewController: UITableViewController {
  var questions = [
    Question(title: "What is it?", answerHeight: 60),
    Question(title: "Who made it?", answerHeight: 100),
    Question(title: "Why?", answerHeight: 30),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuestionCell.self, forCellReuseIdentifier: "Question")
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
    tableView.contentInsetAdjustmentBehavior = .never
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return questions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
    (cell as? QuestionCell)?.show(questions[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    questions[indexPath.row].isExpanded.toggle()
    if let cell = tableView.cellForRow(at: indexPath) as? QuestionCell {
      cell.show(questions[indexPath.row])
    }
    tableView.performBatchUpdates(nil, completion: nil)
  }
}

@main
enum Program {
  static func main() {
    let controller = QuestionsViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    report("closed", controller)
    tap(1, controller)
    report("second open", controller)
    tap(0, controller)
    report("first open, too", controller)
    tap(1, controller)
    report("second closed", controller)

    controller.questions[2].isExpanded = true
    controller.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    controller.tableView.layoutIfNeeded()
    report("third reloaded", controller)
    print("selected", controller.tableView.indexPathForSelectedRow == nil)
  }

  static func tap(_ row: Int, _ controller: QuestionsViewController) {
    let path = IndexPath(row: row, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.tableView(controller.tableView, didSelectRowAt: path)
    controller.tableView.layoutIfNeeded()
  }

  static func report(_ title: String, _ controller: QuestionsViewController) {
    let rects = (0..<3).map { row in
      controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame ?? .zero
    }
    print(title, rects.map { "\(Int($0.minY.rounded()))+\(Int($0.height.rounded()))" })
  }
}
