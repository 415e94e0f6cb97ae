import Controls
import ScrollEngine

/// Messages above a field; a button sends.
final class ChatScreen: ViewController, TableViewDataSource {
  private let table = TableView()
  private let field = TextField()
  private let send = Button(type: .system)
  private var messages = (0..<30).map { "Message \($0)" }

  override func viewDidLoad() {
    table.dataSource = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "message")
    field.accessibilityLabel = "Message"
    field.borderStyle = .roundedRect
    send.setTitle("Send", for: .normal)
    send.addAction(
      Action { [unowned self] _ in
        messages.append(field.text ?? "")
        field.text = ""
        table.insertRows(
          at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
      }, for: .touchUpInside)
    for part in [table, field, send] as [View] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    table.frame = Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - 44))
    field.frame = Rect(
      x: 8, y: size.height - 39, width: max(0, size.width - 96), height: 34)
    send.frame = Rect(x: size.width - 80, y: size.height - 39, width: 72, height: 34)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}

/// A screen with one scroll view, whose contents are laid out for its width.
class ScrollingScreen: ViewController {
  let scroll = ScrollView()

  override func viewDidLoad() { view.addSubview(scroll) }

  override func viewDidLayoutSubviews() {
    scroll.frame = view.bounds
    layOut(width: view.bounds.width)
  }

  func layOut(width: Double) {}
}

/// Fields, switches and a button, one below the other.
final class FormScreen: ScrollingScreen {
  private let fields = (0..<8).map { _ in TextField() }
  private let agree = Switch()
  private let submit = Button(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, field) in fields.enumerated() {
      field.placeholder = "Field \(number)"
      field.borderStyle = .roundedRect
      scroll.addSubview(field)
    }
    agree.accessibilityLabel = "Agree"
    submit.setTitle("Submit", for: .normal)
    submit.isEnabled = false
    agree.addAction(
      Action { [unowned self] _ in submit.isEnabled = agree.isOn }, for: .valueChanged)
    scroll.addSubview(agree)
    scroll.addSubview(submit)
  }

  override func layOut(width: Double) {
    for (number, field) in fields.enumerated() {
      field.frame = Rect(
        x: 16, y: 16 + 60 * Double(number), width: max(0, width - 32), height: 34)
    }
    agree.frame.origin = Point(x: 16, y: 500)
    submit.frame = Rect(x: 16, y: 560, width: max(0, width - 32), height: 44)
    scroll.contentSize = Size(width: width, height: 640)
  }
}

/// A button that plays or pauses, and how far the piece is.
final class PlayerScreen: ScrollingScreen {
  private let progress = ProgressView()
  private let play = Button(type: .system)
  private var isPlaying = false

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.progress = 0.3
    play.setTitle("Play", for: .normal)
    play.addAction(
      Action { [unowned self] _ in
        isPlaying.toggle()
        play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
        progress.progress = isPlaying ? 0.4 : 0.3
      }, for: .touchUpInside)
    scroll.addSubview(progress)
    scroll.addSubview(play)
  }

  override func layOut(width: Double) {
    progress.frame = Rect(x: 16, y: 300, width: max(0, width - 32), height: 4)
    play.frame = Rect(x: 16, y: 330, width: max(0, width - 32), height: 44)
    scroll.contentSize = Size(width: width, height: 700)
  }
}

/// Pages that snap, with dots that follow.
final class OnboardingScreen: ScrollingScreen, ScrollViewDelegate {
  private let dots = PageControl()
  private let pages = (0..<4).map { _ in Label() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.delegate = self
    dots.numberOfPages = pages.count
    dots.accessibilityLabel = "Page"
    dots.addAction(
      Action { [unowned self] _ in
        scroll.setContentOffset(
          Point(x: scroll.bounds.width * Double(dots.currentPage), y: 0), animated: true)
      }, for: .valueChanged)
    for (number, page) in pages.enumerated() {
      page.text = "Page \(number)"
      scroll.addSubview(page)
    }
    view.addSubview(dots)
  }

  override func layOut(width: Double) {
    let height = view.bounds.height
    for (number, page) in pages.enumerated() {
      page.frame = Rect(x: width * Double(number), y: 0, width: width, height: height)
    }
    scroll.contentSize = Size(width: width * Double(pages.count), height: height)
    dots.frame = Rect(x: 0, y: height - 40, width: width, height: 26)
    showPage()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { showPage() }

  private func showPage() {
    guard scroll.bounds.width > 0 else { return }
    let page = (scroll.contentOffset.x / scroll.bounds.width).rounded()
    dots.currentPage = min(max(Int(page), 0), pages.count - 1)
  }
}

/// A picture that is zoomed and panned.
final class PictureScreen: ScrollingScreen, ScrollViewDelegate {
  private final class Board: View {
    override func draw(in canvas: inout Canvas) {
      for row in 0..<8 {
        for column in 0..<8 where (row + column).isMultiple(of: 2) {
          canvas.fill(
            Rect(x: Double(column) * 100, y: Double(row) * 100, width: 100, height: 100),
            Color(0x305070))
        }
      }
    }
  }

  private let board = Board(frame: Rect(x: 0, y: 0, width: 800, height: 800))

  override func viewDidLoad() {
    super.viewDidLoad()
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 4)
    scroll.delegate = self
    scroll.contentSize = board.frame.size
    scroll.addSubview(board)
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { board }
}

/// A head that moves half as fast as what is below it.
final class ParallaxScreen: ScrollingScreen, ScrollViewDelegate {
  private let head = Label()
  private let body = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.delegate = self
    head.text = "Head"
    head.backgroundColor = Color(0xD0E0F0)
    body.text = "Body"
    scroll.addSubview(head)
    scroll.addSubview(body)
  }

  override func layOut(width: Double) {
    body.frame = Rect(x: 0, y: 200, width: width, height: 1_200)
    scroll.contentSize = Size(width: width, height: 1_400)
    placeHead()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { placeHead() }

  private func placeHead() {
    head.frame = Rect(
      x: 0, y: scroll.contentOffset.y / 2, width: scroll.bounds.width, height: 200)
  }
}

/// Buttons in a grid, and a label that shows what was pressed.
final class CalculatorScreen: ScrollingScreen {
  private let display = Label()
  private let keys = (0..<12).map { _ in Button(type: .system) }

  override func viewDidLoad() {
    super.viewDidLoad()
    display.text = "0"
    scroll.addSubview(display)
    for (number, key) in keys.enumerated() {
      key.setTitle("\(number)", for: .normal)
      key.addAction(
        Action { [unowned self] _ in display.text = "\(number)" }, for: .touchUpInside)
      scroll.addSubview(key)
    }
  }

  override func layOut(width: Double) {
    display.frame = Rect(x: 0, y: 0, width: width, height: 80)
    for (number, key) in keys.enumerated() {
      key.frame = Rect(
        x: width / 3 * Double(number % 3), y: 80 + 70 * Double(number / 3), width: width / 3,
        height: 70)
    }
    scroll.contentSize = Size(width: width, height: 360)
  }
}

/// Cards that constraints place, one below the other.
final class CardsScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = StackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    for number in 0..<20 {
      let card = Label()
      card.numberOfLines = 0
      card.text = (0...number).map { "part\($0)" }.joined(separator: " ")
      stack.addArrangedSubview(card)
    }
  }
}

/// A grid of pictures.
class GridScreen: ViewController, CollectionViewDataSource {
  let grid: CollectionView

  override init(nibName: Never? = nil, bundle: Never? = nil) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 70, height: 70)
    grid = CollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
  }

  override init?(coder: any ArchiveCoder) { nil }

  override func loadView() {
    grid.dataSource = self
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    view = grid
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 300 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    cell.backgroundColor = Color(UInt32((indexPath.item * 104_729) & 0xFFFFFF))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Picture \(indexPath.item)"
    return cell
  }
}

/// The same from right to left.
final class MirroredScreen: GridScreen {
  override func loadView() {
    super.loadView()
    grid.semanticContentAttribute = .forceRightToLeft
  }
}

/// Two tables and a label in a container.
final class StackedScreen: ViewController, TableViewDataSource {
  override func loadView() {
    let container = ContainerScrollView()
    let title = Label(frame: Rect(x: 0, y: 0, width: 320, height: 60))
    title.text = "Two lists"
    container.addArrangedSubview(title)
    for _ in 0..<2 {
      let table = TableView()
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      container.addArrangedSubview(table)
    }
    view = container
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
