internal import ScrollworkApp

/// Waits for a file, and says so.
final class DropController: ViewController {
  private let label = Label()
  /// What is asked for, or why a file cannot be shown.
  var text = "Drop a log file here" { didSet { label.text = text } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Look.ground
    label.text = text
    label.textColor = Look.barText
    label.font = Look.barFont
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: Look.margin)
  }
}
