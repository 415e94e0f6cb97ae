import Images
import Porting
import ScrollEngine
import Testing
import UIKitNames

/// Code for each piece of advice that `scrollwork port` gives, named after it: it compiles and runs.
@MainActor
enum AdvisedCode {
  /// A screen to try the code on, in a window.
  final class Screen: UIViewController {
    let button = UIButton()
    var presses = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
    }
    func press() { presses += 1 }
    func tapped(_ recognizer: UITapGestureRecognizer) {}
  }

  static func screen() -> (screen: Screen, window: UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (screen, window)
  }

  static let all: [Advice: @MainActor () throws -> Void] = [
    .childController: childController, .pagingScrollView: pagingScrollView, .viewOnTop: viewOnTop,
    .button: button, .searchBar: searchBar, .lineOfText: lineOfText,
    .controllerInCode: controllerInCode, .classOfCell: classOfCell, .viewInCode: viewInCode,
    .inInitialiser: inInitialiser, .targetInCode: targetInCode,
    .blockOfAnimations: blockOfAnimations,
    .displayLink: displayLink, .flowLayout: flowLayout, .batchUpdates: batchUpdates,
    .property: property, .observersInDidSet: observersInDidSet, .dynamicColor: dynamicColor,
    .imageFile: imageFile, .canvas: canvas, .staticMain: staticMain,
    .storedProperty: storedProperty, .timerClosure: timerClosure,
    .observerClosure: observerClosure, .observerToken: observerToken,
    .methodOfClass: methodOfClass, .methodOfTarget: methodOfTarget, .closure: closure,
    .conditionOfNames: conditionOfNames, .sameNamedType: sameNamedType, .nothing: nothing,
    .ownDeclaration: ownDeclaration, .stacks: stacks, .asyncStream: asyncStream,
    .ownValues: ownValues, .viewProperties: viewProperties, .defaultMethod: defaultMethod,
    .protocolCast: protocolCast, .boundsOfWindow: boundsOfWindow, .viewBehind: viewBehind,
    .plainTransform: plainTransform, .otherStyle: otherStyle, .systemFont: systemFont,
    .ownControl: ownControl, .handledEvents: handledEvents, .swipeActions: swipeActions,
    .initialisersOfViews: initialisersOfViews, .pixels: pixels, .colorItself: colorItself,
    .constraintsInCode: constraintsInCode, .runsOfText: runsOfText, .keyClosure: keyClosure,
    .delegateItself: delegateItself, .otherMember: otherMember,
    .otherInitialiser: otherInitialiser, .otherOverride: otherOverride, .otherName: otherName,
    .ownStorage: ownStorage, .castWithIs: castWithIs, .initialiserOfCells: initialiserOfCells,
    .namedImage: namedImage, .classItself: classItself, .configuredSymbol: configuredSymbol,
  ]

  // MARK: Controllers and windows

  static func childController() {
    let (screen, _) = screen()
    let child = UIViewController()
    screen.addChild(child)
    child.view.frame = screen.view.bounds
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  static func controllerInCode() {
    let (screen, _) = screen()
    screen.title = "In code"
  }

  static func viewOnTop() {
    let (screen, window) = screen()
    let question = UILabel(frame: CGRect(x: 40, y: 40, width: 240, height: 120))
    question.text = "Delete?"
    screen.view.window?.addSubview(question)
    #expect(window.subviews.last === question)
  }

  static func staticMain() {
    // With @main in front of it, which a module can have only once.
    enum Program {
      @MainActor static func main() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
      }
    }
    Program.main()
  }

  static func boundsOfWindow() {
    let (screen, window) = screen()
    let width = screen.view.window?.bounds.width ?? 0
    #expect(width == window.bounds.width)
  }

  // MARK: Views

  static func viewInCode() {
    final class Card: UIViewController {
      var label: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel(frame: view.bounds)
        view.addSubview(label)
      }
    }
    #expect(Card().view.subviews.count == 1)
  }

  static func inInitialiser() {
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
      }
      required init?(coder: NSCoder) { return nil }
    }
    #expect(Card(frame: .zero).backgroundColor == .white)
  }

  static func initialisersOfViews() {
    final class Card: UIView {
      let title: String
      init(title: String) {
        self.title = title
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { return nil }
    }
    #expect(Card(title: "a").title == "a")
  }

  static func stacks() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
    stack.axis = .vertical
    stack.spacing = 8
  }

  static func blockOfAnimations() {
    let view = UIView()
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
      view.frame.origin.y = 40
    }
    #expect(view.alpha == 0)
  }

  static func viewProperties() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
  }

  static func viewBehind() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    let border = UIView(frame: card.frame.insetBy(dx: -2, dy: -2))
    border.backgroundColor = .gray
    let whole = UIView()
    whole.addSubview(border)
    whole.addSubview(card)
  }

  static func plainTransform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView().transform = CGAffineTransform(rotationAngle: 1)
  }

  static func canvas() {
    final class Line: UIView {
      override func draw(in canvas: inout Canvas) {
        canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), .black)
      }
    }
    Line(frame: .zero).setNeedsDisplay()
  }

  static func displayLink() {
    final class Clock: UIView {
      private lazy var link = DisplayLink(target: self) { clock, time in
        clock.setNeedsDisplay()
        return time
      }
      override func didMoveToWindow() { if let window { link.start(in: window) } }
    }
    let (screen, _) = screen()
    screen.view.addSubview(Clock())
  }

  static func constraintsInCode() {
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    height.isActive = false
  }

  // MARK: Controls, gestures and text

  static func button() {
    let button = UIButton()
    button.setTitle("Done", for: .normal)
  }

  static func targetInCode() {
    let (screen, _) = screen()
    screen.button.addTarget(screen, action: Screen.press, for: .touchUpInside)
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.presses == 1)
  }

  static func methodOfClass() {
    let (screen, _) = screen()
    screen.view.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Screen.tapped(_:)))
  }

  static func methodOfTarget() {
    let other = screen().screen
    let button = UIButton()
    button.addTarget(other, action: Screen.press, for: .touchUpInside)
  }

  static func ownControl() {
    final class Slider: UIControl {
      var value = 0.0
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x / bounds.width
        sendActions(for: .valueChanged)
        return true
      }
    }
    Slider(frame: .zero).isEnabled = false
  }

  static func handledEvents() {
    final class Pad: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    }
    Pad().addGestureRecognizer(UIPinchGestureRecognizer())
  }

  static func keyClosure() {
    final class Keys: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Up", input: UIKeyCommand.inputUpArrow, modifierFlags: []) { _ in }]
      }
    }
    #expect(Keys().keyCommands?.count == 1)
  }

  static func lineOfText() {
    final class Keys: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let field = UITextField()
    field.text = "one line"
    Keys().insertText("a")
  }

  static func searchBar() {
    final class Filter: UISearchBarDelegate {
      var words = ""
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        words = searchText
      }
    }
    let bar = UISearchBar()
    let filter = Filter()
    bar.delegate = filter
  }

  static func runsOfText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
  }

  static func systemFont() {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 12, weight: .bold)
  }

  static func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    UIView().backgroundColor = color
  }

  static func colorItself() {
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  static func namedImage() {
    let star = UIImage(width: 1, height: 1, scale: 1, straight: [255, 255, 0, 255])
    let before = UIImage.named
    defer { UIImage.named = before }
    UIImage.named = { $0 == "star.fill" ? star : nil }
    #expect(UIImage(named: "star.fill") == star)
  }

  static func configuredSymbol() {
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: large))
    #expect(view.bounds.width > 30)
  }

  static func imageFile() {
    #expect(throws: (any Error).self) {
      try ImageFile.decode([UInt8](), named: "nothing.png")
    }
    _ = ImageLoader(workers: 1)
  }

  static func pixels() {
    let image = UIImage(width: 1, height: 1, scale: 1, straight: [255, 0, 0, 255])
    UIImageView(image: image).sizeToFit()
  }

  // MARK: Scroll views and lists

  static func pagingScrollView() {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pages.isPagingEnabled = true
    pages.contentSize.width = 960
  }

  static func classOfCell() {
    final class Cell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(UILabel())
      }
      required init?(coder: NSCoder) { return nil }
    }
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
  }

  static func initialiserOfCells() {
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { return nil }
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }

  static func flowLayout() {
    final class Rows: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { [] }
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionViewLayout = Rows()
  }

  static func batchUpdates() {
    final class Words: UITableViewDataSource {
      var words = ["a"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        words.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Words()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    table.performBatchUpdates {
      source.words.append("b")
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  static func swipeActions() {
    final class Rows: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    let rows = Rows()
    let configuration = rows.tableView(
      UITableView(), trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    #expect(configuration?.actions.count == 1)
  }

  static func otherStyle() {
    _ = UITableView(frame: .zero, style: .grouped)
    _ = UITableViewCell(style: .value1, reuseIdentifier: nil)
  }

  // MARK: Foundation and the language

  static func property() {
    final class Model { var name = "a" }
    let model = Model()
    model.name = "b"
  }

  static func observersInDidSet() {
    final class Model {
      var changed: (Int) -> Void = { _ in }
      var count = 0 { didSet { changed(count) } }
    }
    let model = Model()
    var told = 0
    model.changed = { told = $0 }
    model.count = 3
    #expect(told == 3)
  }

  static func storedProperty() {
    final class Entry { var name = "" }
    Entry().name = "a"
  }

  static func timerClosure() {
    let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
    timer.invalidate()
  }

  static func observerClosure() {
    final class Listener: UIView {
      var heard = 0
      func listen() {
        _ = NotificationCenter.default.addObserver(
          forName: .advised, object: nil, queue: nil
        ) { [weak self] _ in
          MainActor.assumeIsolated { self?.hear() }
        }
      }
      func hear() { heard += 1 }
    }
    let listener = Listener()
    listener.listen()
    NotificationCenter.default.post(name: .advised, object: nil)
    #expect(listener.heard == 1)
  }

  static func observerToken() {
    let token = NotificationCenter.default.addObserver(
      forName: .advised, object: nil, queue: nil
    ) { _ in }
    NotificationCenter.default.removeObserver(token)
  }

  static func closure() {
    final class Model { var finished: () -> Void = {} }
    Model().finished()
  }

  static func conditionOfNames() {
    #if canImport(UIKitNames)
      let isThere = true
    #else
      let isThere = false
    #endif
    #expect(isThere)
  }

  static func sameNamedType() {
    typealias CGRect = UIKitNames.CGRect
    #expect(CGRect.zero.isEmpty)
  }

  /// Leaving something out needs no code.
  static func nothing() {}

  static func ownDeclaration() {
    enum UIInterfaceOrientation { case portrait, landscapeLeft }
    #expect(UIInterfaceOrientation.portrait != .landscapeLeft)
  }

  static func asyncStream() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.finish()
    _ = stream
  }

  static func ownValues() {
    struct Note { var text = "" }
    var notes = [Note()]
    notes.append(Note(text: "a"))
  }

  static func protocolCast() {
    let responder: UIResponder? = screen().screen
    (responder as? any Refreshing)?.refresh()
  }

  static func defaultMethod() {
    final class Plain: PageSource {}
    #expect(Plain().numberOfPages(in: UIView()) == 1)
  }

  static func delegateItself() {
    final class Lines: UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        44
      }
    }
    let lines = Lines()
    let delegate: (any UITableViewDelegate)? = lines
    let height = delegate?.tableView(
      UITableView(), heightForRowAt: IndexPath(row: 0, section: 0))
    #expect(height == 44)
  }

  static func otherMember() { #expect(UIView().borderWidth == 0) }

  static func otherInitialiser() { #expect(UIColor(hex: 0xFF0000) == .red) }

  static func otherOverride() {
    final class Card: UIView {
      func themeDidChange() { backgroundColor = .white }
    }
    Card().themeDidChange()
  }

  static func otherName() {
    final class Card: UIView {
      var radiusOfCorners: CGFloat = 0 { didSet { layer.cornerRadius = radiusOfCorners } }
    }
    Card().radiusOfCorners = 4
  }

  static func ownStorage() {
    final class HeadedScrollView: UIScrollView { var header: UIView? }
    HeadedScrollView().header = UIView()
  }

  static func classItself() {
    final class Screen: UIViewController {
      var isLoaded = false
      override func viewDidLoad() { isLoaded = true }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.isLoaded)
  }

  static func castWithIs() {
    let view: UIView = UILabel()
    #expect(view is UILabel)
  }
}

extension Notification.Name {
  fileprivate static let advised = Notification.Name("advised")
}

@MainActor
private protocol Refreshing { func refresh() }

@MainActor
private protocol PageSource: AnyObject { func numberOfPages(in view: UIView) -> Int }

extension PageSource {
  fileprivate func numberOfPages(in view: UIView) -> Int { 1 }
}

extension UIView {
  fileprivate var borderWidth: CGFloat { 0 }
}

extension UIColor {
  fileprivate init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
