internal import Images
internal import ScrollworkApp

/// The whole screen: the grid or the viewer, and the status line. It takes the keys.
final class PhotosView: View, KeyInput {
  let layout = GridLayout()
  let grid: CollectionView
  let viewer: Viewer
  let bar = StatusBar()
  let help = HelpView()
  private let emptyTitle = Label()
  private let emptyText = Label()
  /// Called with each character that is typed.
  var onCharacter: (Character) -> Void = { _ in }

  init(loader: ImageLoader) {
    grid = CollectionView(collectionViewLayout: layout)
    viewer = Viewer(loader: loader)
    super.init(frame: .zero)
    backgroundColor = Look.ground
    grid.allowsSelection = true
    for view in [grid, emptyTitle, emptyText, viewer, bar, help] { addSubview(view) }
    viewer.isHidden = true
    help.isHidden = true
    help.isUserInteractionEnabled = false
    emptyTitle.font = Look.monthFont
    emptyTitle.textColor = Look.text
    emptyText.font = Look.barFont
    emptyText.textColor = Look.quiet
    for label in [emptyTitle, emptyText] {
      label.textAlignment = .center
      label.isHidden = true
    }
  }

  /// Shows why there are no pictures; nil hides the text.
  func say(_ words: (title: String, text: String)?) {
    emptyTitle.isHidden = words == nil
    emptyText.isHidden = words == nil
    guard let words else { return }
    emptyTitle.text = words.title
    emptyText.text = words.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - Look.barHeight)
    grid.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    viewer.frame = grid.frame
    bar.frame = Rect(x: 0, y: height, width: bounds.width, height: Look.barHeight)
    help.frame = bounds
    let middle = (height / 2).rounded()
    emptyTitle.frame = Rect(x: 16, y: middle - 28, width: max(0, bounds.width - 32), height: 28)
    emptyText.frame = Rect(x: 16, y: middle, width: max(0, bounds.width - 32), height: 24)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) { text.forEach(onCharacter) }
  func deleteBackward() {}
}
