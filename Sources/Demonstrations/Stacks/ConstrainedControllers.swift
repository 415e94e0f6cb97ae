import Drawing
import SceneParts
import ScrollEngine

/// A controller whose view shows a column of labels; constraints in the view determine its height.
class ColumnController: ViewController {
  private let color: Color
  let text: any TextMeasuring
  let column = StackView()

  private static let titleFont = Font(.words, size: 17, weight: .bold)
  /// At least 17 points: a stage at a small scale enlarges smaller fonts, and the text would not
  /// fit.
  private static let font = Font(.words, size: 17)
  /// The bottom margin leaves room for the stage's tag on the controller.
  private static let margins = EdgeInsets(top: 14, left: 20, bottom: 48, right: 20)

  init(_ title: String, color: Color, text: any TextMeasuring) {
    self.color = color
    self.text = text
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    column.axis = .vertical
    column.spacing = 8
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = Self.margins
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let heading = label(title ?? "")
    heading.font = Self.titleFont
    column.addArrangedSubview(heading)
  }

  /// Makes a label that can measure its text.
  func label(_ words: String) -> Label {
    let label = Label()
    label.font = Self.font
    label.textColor = Palette.text
    label.textMeasuring = text
    label.text = words
    return label
  }
}

/// A text of several lines.
final class NoteController: ColumnController {
  /// The number of sentences that the controller shows.
  var count: Int {
    didSet { body.text = words }
  }

  private let sentences: [String]
  private lazy var body = label(words)

  var limit: Int { sentences.count }

  init(
    _ title: String, sentences: [String], count: Int, color: Color, text: any TextMeasuring
  ) {
    self.sentences = sentences
    self.count = count
    super.init(title, color: color, text: text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    body.numberOfLines = 0
    column.addArrangedSubview(body)
  }

  private var words: String { sentences.prefix(count).joined(separator: " ") }
}

/// Lines with a name and a value each: rows of labels in a column.
final class ValuesController: ColumnController {
  /// The width of the column of values, in points.
  private static let valueWidth = 120.0

  private let lines: [(name: String, value: String)]

  init(
    _ title: String, lines: [(name: String, value: String)], color: Color,
    text: any TextMeasuring
  ) {
    self.lines = lines
    super.init(title, color: color, text: text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, value) in lines {
      let value = label(value)
      value.font = Font(.numbers, size: 17)
      value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      value.textAlignment = .trailing
      value.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.valueWidth).isActive = true
      let row = StackView(arrangedSubviews: [label(name), value])
      row.alignment = .firstBaseline
      column.addArrangedSubview(row)
    }
  }
}
