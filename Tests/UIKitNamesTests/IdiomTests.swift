import Testing
import UIKitNames

// This file imports only UIKitNames, which exports the Foundation types it needs.

@MainActor
@Suite("A line of UIKit code about")
struct IdiomTests {
  @Test("geometry means what Core Graphics means")
  func geometry() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let (left, rest) = rect.divided(atDistance: 30, from: .minXEdge)
    #expect(left == CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(rest == CGRect(x: 40, y: 20, width: 70, height: 50))
    let (bottom, top) = rect.divided(atDistance: 20, from: .maxYEdge)
    #expect(bottom == CGRect(x: 10, y: 50, width: 100, height: 20))
    #expect(top == CGRect(x: 10, y: 20, width: 100, height: 30))
    let (all, none) = rect.divided(atDistance: 500, from: .maxXEdge)
    #expect(all == rect && none.width == 0)
    #expect(rect.divided(atDistance: -5, from: .minYEdge).slice.height == 0)
    #expect(CGSize.zero.equalTo(CGSize()) && !CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
    #expect(rect.equalTo(CGRect(x: 110, y: 70, width: -100, height: -50)))
    #expect(CGRect.infinite.contains(rect) && CGFloat(3) / 2 == 1.5)
    #expect(!CGSize(width: 1, height: 0).equalTo(.zero) && CGFloat.greatestFiniteMagnitude > 1)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(offset.horizontal == 1 && offset.vertical == 2 && UIOffset() == .zero)
  }

  @Test("animations compiles in all its spellings, and shows the views on the way")
  func animations() {
    final class Screen: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { _ in self.sizes.append(self.view.bounds.size) }, completion: nil)
        coordinator.animate(alongsideTransition: nil) { _ in self.sizes.append(size) }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(view)
    var ends = 0
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }) { finished in
      ends += finished ? 1 : 0
    }
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.center.x = 50 }, completion: nil)
    UIView.animate(withDuration: 0.3) {
      view.backgroundColor = .red
    } completion: { _ in
      ends += 1
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
      options: UIView.AnimationOptions.curveLinear,
      animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) })
    UIView.performWithoutAnimation { view.center.y = 50 }
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.presentationOffset == CGPoint(x: -45, y: 0))
    for frame in 1...60 { window.advance(to: Double(frame) / 60) }
    #expect(ends == 2 && view.presentationOffset == .zero)
    view.layer.removeAllAnimations()
    window.frame.size = CGSize(width: 200, height: 50)
    #expect(screen.sizes == [window.bounds.size, window.bounds.size])
  }

  @Test("index paths counts sections first")
  func indexPaths() {
    var path = IndexPath(indexes: [2, 3])
    #expect(path == IndexPath(row: 3, section: 2) && path.item == 3 && path.count == 2)
    #expect(path[0] == 2 && path[1] == 3)
    path[1] = 5
    let some: IndexPath? = path
    #expect("\(path)" == "[2, 5]" && "\([path])" == "[[2, 5]]")
    #expect("\(some as Any)" == "Optional([2, 5])")
    #expect(path.row == 5 && path.compare(IndexPath(row: 0, section: 3)) == .orderedAscending)
  }

  @Test("Foundation compiles without importing it")
  func foundation() {
    let words = "a,b".components(separatedBy: ",")
    #expect(words == ["a", "b"] && Date(timeIntervalSince1970: 5).timeIntervalSince1970 == 5)
    #expect(NSObject() != NSObject() && IndexSet(integer: 3).contains(3))
  }

  @Test("colours knows both appearances")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var strong = light
    strong.accessibilityContrast = .high
    #expect(light.hasDifferentColorAppearance(comparedTo: strong))
    #expect(UIColor.systemMint.resolvedColor(with: light) == UIColor(0x00C7BE))
    #expect(UIColor.systemMint.resolvedColor(with: dark) == UIColor(0x63E6E2))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(0x0A84FF))
    #expect(UIColor.tertiaryLabel.resolvedColor(with: dark).alpha == 77)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: light) == .red && own.resolvedColor(with: dark) == .white)
    #expect(UIColor { _ in .red } == .red)
  }

  @Test("fonts has the sizes of the standard setting")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20) == .boldSystemFont(ofSize: 20))
  }

  @Test("views finds them again")
  func views() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, aboveSubview: first)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews.contains(second) && view.subviews.firstIndex(of: first) == 1)
    first.tag = 3
    first.accessibilityIdentifier = "first"
    #expect(view.viewWithTag(3) == first)
    #expect(first.accessibilityIdentifier == "first" && first.identifier == "first")
    #expect(Set([view, first, view]).count == 2)
  }

  @Test("layers reaches the view")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.cornerRadius = 8
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.position.x = 50
    #expect(view.cornerRounding == 8 && view.clipsToBounds && view.alpha == 0.5)
    #expect(view.frame.minX == 45 && view.layer.frame == view.frame)
    view.layer.isHidden = true
    view.layer.bounds.size.width = 20
    #expect(view.isHidden && view.bounds.width == 20)
  }

  @Test("lists sets what lies behind and above rows")
  func lists() {
    final class EmptyList: UITableView {
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
      }
    }
    #expect(EmptyList(coder: NSCoder()) == nil)
    let table = EmptyList(frame: CGRect(x: 0, y: 0, width: 50, height: 80), style: .plain)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    table.sectionHeaderTopPadding = 0
    let hint = UILabel()
    table.backgroundView = hint
    #expect(table.backgroundView?.frame.size == table.bounds.size)
    #expect(table.indexPathsForRows(in: table.bounds)?.count ?? -1 == 0)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.selectionStyle == .default)
    cell.selectionStyle = .none
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(layout.developmentLayoutDirection == .leftToRight)
    let tap = UITapGestureRecognizer()
    #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded)
  }

  @Test("labels breaks, shrinks and shadows their text")
  func labels() {
    let label = UILabel()
    #expect(label.lineBreakMode == .byTruncatingTail && !label.adjustsFontSizeToFitWidth)
    let mode: NSLineBreakMode = .byWordWrapping
    label.lineBreakMode = mode
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 1, height: 1)
    #expect(label.lineBreakMode == .byWordWrapping && label.shadowColor == .black)
  }
}
