internal import ScrollworkApp

/// The whole screen: the lines and the status line. It takes the keys while no text is typed.
final class LogView: View, KeyInput {
  let table = TableView()
  let bar = StatusBar()
  let help = HelpView()
  /// Called with each character that is typed.
  var onCharacter: (Character) -> Void = { _ in }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Look.ground
    table.separatorStyle = .none
    table.bounces = false
    addSubview(table)
    addSubview(bar)
    addSubview(help)
    help.isHidden = true
    help.isUserInteractionEnabled = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - Look.barHeight)
    table.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    bar.frame = Rect(x: 0, y: height, width: bounds.width, height: Look.barHeight)
    help.frame = bounds
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) { text.forEach(onCharacter) }
  func deleteBackward() {}
}
