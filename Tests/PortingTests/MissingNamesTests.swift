import Testing

@testable import Porting

@Suite("What is missing")
struct MissingNamesTests {
  private func remarks(_ source: String) -> [String] { PortedSource(source).remarks.map(\.text) }

  @Test(
    "is named with its line",
    arguments: [
      ("UIRotationGestureRecognizer()", "UIRotationGestureRecognizer"),
      ("let a: UIUnheardOf", "UIUnheardOf"),
      ("let a: NSUnheardOf", "NSUnheardOf"), ("CAUnheardOf()", "CAUnheardOf"),
      // Navigation and presentation.
      ("self.navigationController?.pushViewController(a, animated: true)", "navigationController"),
      ("navigationItem.title = a", "navigationItem"),
      ("self.present(a, animated: true)", "present("),
      ("dismiss(animated: true)", "dismiss("), ("UIAlertController()", "UIAlertController"),
      // Lists.
      ("UICollectionViewTransitionLayout()", "UICollectionViewTransitionLayout"),
      ("NSDiffableDataSourceSectionSnapshot<A>()", "NSDiffableDataSourceSectionSnapshot"),
      ("a.sectionSnapshotHandlers.willExpandItem = b", "sectionSnapshotHandlers"),
      ("UICollectionViewListCell()", "UICollectionViewListCell"),
      // Nibs and the runtime.
      ("UINib(nibName: a, bundle: nil)", "UINib"),
      ("class A: UIView { override func awakeFromNib() {} }", "awakeFromNib("),
      ("Bundle.main.loadNibNamed(a, owner: self)", "loadNibNamed("),
      ("a.addObserver(self, forKeyPath: b, options: [], context: nil)", "addObserver("),
      ("class A: UIView { override func observeValue(forKeyPath a: String?) {} }", "observeValue("),
      ("a.observe(\\.b, options: [.new]) { _, _ in }", "observe("),
      ("a.responds(to: b)", "responds("),
      ("objc_getAssociatedObject(self, &key)", "objc_getAssociatedObject"),
      ("let a = Selector(\"b\")", "Selector"),
      ("#keyPath(A.b)", "#keyPath"), ("a.isKind(of: B.self)", "isKind("),
      // Drawing, layers and animations.
      ("let a = UIBezierPath(rect: b)", "UIBezierPath"),
      ("view.layer.replaceSublayer(a)", "replaceSublayer("),
      ("view.layer.shadowPath = 1", "layer.shadowPath"),
      ("a.layer.unheardOf = 1", "CALayer.unheardOf"),
      ("let a = CAShapeLayer()", "CAShapeLayer"),
      ("UIView.transition(with: a, duration: 1)", "UIView.transition"),
      ("let a = CAEmitterLayer()", "CAEmitterLayer"), ("color.ciColor", "ciColor"),
      ("class A: UIView { func b() { isOpaque = false } }", "isOpaque"),
      // Members of types that are known.
      ("UIColor.unheardOf", "UIColor.unheardOf"),
      ("let a = UILabel()\na.unheardOf = 1", "UILabel.unheardOf"),
      ("func a(_ cell: UITableViewCell) { cell.unheardOf() }", "UITableViewCell.unheardOf"),
      ("UITableView.Style.unheardOf", "UITableView.Style.unheardOf"),
      ("UIFont(unheardOf: a)", "UIFont(unheardOf:)"),
      ("UIImage(systemName: \"unheard.of\")", "UIImage(systemName: \"unheard.of\")"),
      ("a.preferredSymbolConfiguration = b", "preferredSymbolConfiguration"),
      ("class A: UIView { override func unheardOf() {} }", "override unheardOf()"),
      ("class A: UIViewController { override var unheardOf: Int { 1 } }", "override unheardOf"),
      ("class A: UIView { var identifier = 0 }", "identifier"),
      (
        "class A: UITableViewCell { required init?(coder: NSCoder) { fatalError() } }",
        "init(coder:) without"
      ),
      // The system.
      ("let mode: UIScreenMode", "UIScreenMode"),
      (
        "class A: UIViewController { override var prefersStatusBarHidden: Bool { true } }",
        "prefersStatusBarHidden"
      ),
    ])
  func named(source: String, what: String) {
    let line = source.contains("\n") ? 2 : 1
    let first = remarks(source).first ?? "nothing"
    #expect(first.hasPrefix("\(line): \(what)"), "\(first)")
  }

  @Test(
    "is not what only looks like it",
    arguments: [
      "let a = UITextField()", "UIColor.red.withAlphaComponent(1)", "UITableView.Style.plain",
      "let label = UILabel()\nlabel.text = \"a\"", "func a(_ b: UIView) { b.addSubview(c) }",
      "class A: UIView { override func layoutSubviews() { super.layoutSubviews() } }",
      "class A: UIView { func b() {} }\nclass C: A { override func b() {} }",
      "struct A { var navigationController: Int }\na.navigationController = 1",
      "func a(storyboard: Int) { storyboard + 1 }", "f(present: 1, UIBezierPath: 2)",
      "extension UIColor { static let brand = UIColor.red }\nUIColor.brand",
      "extension UIView { var mine: Int { 1 } }\nlet a = UIView()\na.mine",
      "extension UIColor { convenience init(hex: Int) {} }\nUIColor(hex: 1)",
      "let layer = Layer()\nlayer.shadowPath = 1\nvar layer: Layer", "let a: NSString, b: NSRange",
      "people.map { UIView in 1 }", "view.animate(1)", "a.present(b)",
      "func a(b: UIView) {}\nfunc c(b: Int) { b.unheardOf }",
    ])
  func others(source: String) { #expect(remarks(source) == []) }

  @Test("is the only reason not to say that nothing is left to do")
  func summary() {
    func summary(_ source: String) -> String {
      var report = PortReport()
      report.add(PortedSource(source), from: "a.swift", isWritten: false)
      return report.summary(isWritten: false)
    }
    #expect(summary("let a = UIView()") == "nothing to edit; nothing is left to do")
    #expect(summary("let a = UISlider()") == "nothing to edit; 1 left to do by hand")
  }
}
