import Testing
import ScrollEngine
import UIKitNames

@MainActor
@Suite("What nobody has set, under UIKit's names,")
struct DefaultNamesTests {
  struct Letters: TextMeasuring {
    func width(of string: String, in font: UIFont) -> Double { 10 * Double(string.count) }
  }

  @Test("is what UIKit documents")
  func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.textAlignment == .natural)
    #expect(NSTextAlignment.natural != .left)
    let table = UITableView()
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
    #expect(table.contentInsetAdjustmentBehavior == .automatic)
    #expect(UITableViewCell().reuseIdentifier == nil && UICollectionViewCell().frame == .zero)
  }

  @Test("lets a label tell its size once its window has fonts")
  func labels() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.textMeasuring = Letters()
    let label = UILabel()
    label.text = "words"
    label.sizeToFit()
    #expect(label.frame.width == 50 && label.frame.height == label.font.lineHeight)
    window.addSubview(label)
    #expect(label.intrinsicContentSize == label.frame.size)
  }

  @Test("follows the reading direction")
  func directions() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  }
}
