import Testing
import UIKitNames

import protocol Drawing.TextMeasuring
import struct Drawing.Canvas

/// A screen as libraries for UIKit declare it, with names of its own that other toolkits have on views.
private final class Card: UIView {
  var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
  var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }
  var borderColor: UIColor? { didSet { layer.borderColor = borderColor?.cgColor } }
  var changes: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.append(previousTraitCollection)
  }
}

private final class OwnLayout: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView? { super.collectionView }
}

@MainActor
@Suite("Small names of UIKit")
struct SmallNamesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func commands() -> [String] {
    let text = window.textMeasuring ?? NoText()
    var canvas = Canvas(size: window.bounds.size, text: text)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: UIColor(white: 1, alpha: 1)).description.split(
      separator: "\n"
    ).map(String.init)
  }

  private struct NoText: TextMeasuring {
    func width(of string: String, in font: UIFont) -> Double { 0 }
  }

  @Test("A border lies over what is in the view, with its corners; a subclass names its own radius")
  func border() {
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    let inner = UIView(frame: card.bounds)
    inner.backgroundColor = .red
    card.addSubview(inner)
    window.addSubview(card)
    card.cornerRadius = 8
    card.borderWidth = 2
    card.borderColor = .blue
    #expect(card.layer.cornerRadius == 8 && card.layer.borderWidth == 2)
    #expect(card.layer.borderColor == UIColor.blue.cgColor)
    let lines = commands()
    let fill = lines.firstIndex { $0.contains("fill 10 10 100 60") }
    let stroke = lines.firstIndex { $0.contains("stroke 10 10 100 60") }
    #expect(fill != nil && stroke != nil && (fill ?? 0) < (stroke ?? 0), "\(lines)")
  }

  @Test("zPosition decides what is drawn in front, and not what is touched")
  func zPosition() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    for (place, view) in views.enumerated() {
      view.frame.origin.x = Double(place)
      view.backgroundColor = .black
      window.addSubview(view)
    }
    views[0].layer.zPosition = 1
    views[1].layer.zPosition = -1
    let order = commands().compactMap { line in
      (0..<3).first { line.contains("fill \($0) 0 50 50") }
    }
    #expect(order == [1, 2, 0])
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === views[2])
  }

  @Test("Affine matrices are those of the view; others keep their affine part")
  func matrices() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.transform = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), .pi / 2, 0, 0, 1), 2, 3, 1)
    let affine = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let numbers = [view.transform.a, view.transform.b, view.transform.c, view.transform.d]
    #expect(
      zip(numbers, [affine.a, affine.b, affine.c, affine.d]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(view.transform.tx == affine.tx && view.transform.ty == affine.ty)
    #expect(CATransform3DIsAffine(view.transform3D))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DConcat(CATransform3DIdentity, view.transform3D), view.transform3D))
    var deep = CATransform3DMakeScale(2, 2, 1)
    deep.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(deep))
    view.transform3D = deep
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(attributes.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("Targets of recognizers and of a refresh control are called")
  func targets() {
    final class Screen {
      var taps = 0
      var pulls: [UIRefreshControl] = []
      func tapped() { taps += 1 }
      func tappedBy(_ tap: UITapGestureRecognizer) { taps += 10 }
      func pulled(_ control: UIRefreshControl) { pulls.append(control) }
    }
    let screen = Screen()
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 320, height: 2_000)
    let control = UIRefreshControl()
    control.addTarget(screen, action: Screen.pulled, for: .valueChanged)
    view.refreshControl = control
    let tap = UITapGestureRecognizer()
    tap.addTarget(screen, action: Screen.tapped)
    tap.addTarget(screen, action: Screen.tappedBy)
    view.addGestureRecognizer(tap)
    window.addSubview(view)
    let finger = Finger(on: window)
    finger.flick(from: CGPoint(x: 100, y: 60), by: CGPoint(x: 0, y: 300), frames: 20)
    #expect(screen.pulls.count == 1 && screen.pulls.first === control)
    control.endRefreshing()
    finger.settle()
    finger.tap(CGPoint(x: 100, y: 100))
    #expect(screen.taps == 11)
    tap.removeTarget(screen, action: nil)
    finger.tap(CGPoint(x: 100, y: 100))
    #expect(screen.taps == 11)
  }

  @Test("Traits are those of the window; views and controllers learn what they were")
  func traits() {
    final class Screen: UIViewController {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var changes = 0
      override func viewDidLoad() { view.addSubview(card) }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    window.hostAppearance = .dark
    window.displayScale = 2
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.card.traitCollection.displayScale == 2)
    #expect(screen.changes == 2)
    #expect(screen.card.changes.map { $0?.userInterfaceStyle } == [.light, .dark])
    #expect(
      screen.traitCollection.hasDifferentColorAppearance(comparedTo: screen.card.changes[0]))
  }

  @Test("Colours, fonts, vectors and placeholders")
  func values() {
    #expect(
      UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(
      UIColor(hue: 2 / 3, saturation: 0.5, brightness: 1, alpha: 1)
        == UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1))
    #expect(
      UIColor(displayP3Red: 100 / 255, green: 149 / 255, blue: 237 / 255, alpha: 0.5)
        == UIColor(red: 84 / 255, green: 151 / 255, blue: 244 / 255, alpha: 0.5))
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      UIFont(name: "HelveticaNeue-Bold", size: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 9)?.weight == .semibold)
    #expect(UIFont(name: "Menlo", size: 12)?.family == .numbers)
    #expect(UIFont(name: "Zapfino", size: 12) == nil)
    #expect(CGVector(dx: 1, dy: 2).dy == 2 && CGVector.zero.dx == 0)
    #expect(!NSLayoutConstraint().isActive && UIImage().size == CGSize(width: 1, height: 1))
    #expect(![0, 1].isEmpty && !IndexPath(row: 0, section: 0).isEmpty)
    let label = UILabel(frame: .zero)
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(label.isHighlighted && label.highlightedTextColor == .red)
    let list = UIScrollView()
    list.indicatorStyle = .white
    #expect(list.indicatorStyle == .white)
    let layout = OwnLayout()
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    #expect(layout.collectionView === collection)
  }

  @Test("Images have names once the program says where they are; addresses open by the host")
  func host() {
    defer { UIImage.named = nil }
    let star = UIImage(width: 3, height: 3) { _, _ in .black }
    UIImage.named = { $0 == "star" ? star : nil }
    #expect(UIImage(named: "star") == star && UIImage(named: "moon") == nil)
    /// A model, which is isolated to no actor.
    struct Model: Sendable {
      nonisolated var picture: UIImage? { UIImage(named: "star") }
    }
    #expect(Model().picture == star)
    var opened: [String] = []
    window.textMeasuring = NoText()
    window.opensAddress = {
      opened.append($0)
      return true
    }
    let url = URL(string: "https://example.org/a")!
    var isOpen: Bool?
    #expect(UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { isOpen = $0 }
    #expect(opened == ["https://example.org/a"] && isOpen == true)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}
