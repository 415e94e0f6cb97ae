import Testing

@testable import Porting

@Suite("Names from before Swift 4.2")
struct OldNamesTests {
  @Test(
    "become those of today",
    arguments: [
      ("let a: UITableViewCellStyle = .default", "let a: UITableViewCell.CellStyle = .default"),
      (
        "UIEdgeInsetsMake(1, f(2, 3), c.d, 4)",
        "UIEdgeInsets(top: 1, left: f(2, 3), bottom: c.d, right: 4)"
      ),
      ("CGRectMake(0, 0, a, b)", "CGRect(x: 0, y: 0, width: a, height: b)"),
      ("CGSizeMake(1, 2)", "CGSize(width: 1, height: 2)"),
      ("CGPointMake(1, 2)", "CGPoint(x: 1, y: 2)"),
      ("CGRectGetWidth(self.view!.bounds)", "self.view!.bounds.width"),
      ("CGRectGetMaxY(a + b)", "(a + b).maxY"),
      ("UIEdgeInsetsInsetRect(bounds, insets)", "bounds.inset(by: insets)"),
      ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
      ("UIScrollViewDecelerationRateFast", "UIScrollView.DecelerationRate.fast"),
      ("UILayoutPriorityDefaultHigh", "UILayoutPriority.defaultHigh"),
      ("let a: UIControlState, b: UIControlEvents", "let a: UIControl.State, b: UIControl.Event"),
      (
        "label.textAlignment = NSTextAlignment.Center",
        "label.textAlignment = NSTextAlignment.center"
      ),
      ("UITableViewScrollPosition.Top", "UITableView.ScrollPosition.top"),
      ("controller.addChildViewController(a)", "controller.addChild(a)"),
      ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
      ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
      ("[NSFontAttributeName: a]", "[NSAttributedString.Key.font: a]"),
      ("let a: CFTimeInterval", "let a: TimeInterval"),
      ("text.size(attributes: a)", "text.size(withAttributes: a)"),
      (
        "let a = NSNotification.Name.UIDeviceOrientationDidChange",
        "let a = UIDevice.orientationDidChangeNotification"
      ),
      (
        "f(name: .UIDeviceOrientationDidChange)",
        "f(name: UIDevice.orientationDidChangeNotification)"
      ),
      ("let a: UIKit.UIView", "let a: UIKitNames.UIView"),
      ("(indexPath as NSIndexPath).row", "(indexPath).row"),
      (
        "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      (
        "\"UITableViewCellStyle\" // CGRectMake(1, 2, 3, 4)",
        "\"UITableViewCellStyle\" // CGRectMake(1, 2, 3, 4)"
      ),
      (
        "class CGRectMake {}\nCGRectMake(1, 2, 3, 4)", "class CGRectMake {}\nCGRectMake(1, 2, 3, 4)"
      ),
    ])
  func edits(source: String, result: String) {
    let ported = PortedSource(source)
    #expect(ported.text == result && ported.remarks.isEmpty)
    #expect(PortedSource(result).text == result, "edited twice")
  }
}
