// A long form above a keyboard: insets from the keyboard's frame, and a scroll to the active field.
// First responder, scrollRectToVisible, contentInset and indicator insets, convert, subclassed fields.
import UIKitNames

protocol FieldDelegate: AnyObject {
  func fieldDidBeginEditing(_ field: Field)
  func fieldDidEndEditing(_ field: Field)
}

class Field: UIView {
  weak var delegate: FieldDelegate?

  override var canBecomeFirstResponder: Bool { return true }

  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became { delegate?.fieldDidBeginEditing(self) }
    return became
  }

  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned { delegate?.fieldDidEndEditing(self) }
    return resigned
  }
}

extension UIView {
  var currentFirstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.currentFirstResponder { return found }
    }
    return nil
  }
}

class FormViewController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var fields: [Field] = []
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    for index in 0..<10 {
      let field = Field(
        frame: CGRect(x: 20, y: 40 + CGFloat(index) * 100, width: 280, height: 40))
      field.tag = index
      field.delegate = self
      scrollView.addSubview(field)
      fields.append(field)
    }
  }

  func keyboardWillChange(to frameInWindow: CGRect) {
    let frame = view.convert(frameInWindow, from: nil)
    let covered = max(0, view.bounds.maxY - frame.minY)
    scrollView.contentInset.bottom = covered
    scrollView.verticalScrollIndicatorInsets.bottom = covered
    if let field = view.currentFirstResponder {
      scrollView.scrollRectToVisible(
        field.convert(field.bounds, to: scrollView), animated: false)
    }
  }
}

extension FormViewController: FieldDelegate {
  func fieldDidBeginEditing(_ field: Field) {
    events.append("begin \(field.tag)")
  }

  func fieldDidEndEditing(_ field: Field) {
    events.append("end \(field.tag)")
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = FormViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.scrollView
    let up = CGRect(x: 0, y: 352, width: 320, height: 216)
    let down = CGRect(x: 0, y: 568, width: 320, height: 216)

    print("nobody", controller.view.currentFirstResponder == nil)
    print("field 1", controller.fields[1].becomeFirstResponder())
    controller.keyboardWillChange(to: up)
    print("in sight already", Int(scrollView.contentOffset.y), Int(scrollView.contentInset.bottom))

    _ = controller.fields[7].becomeFirstResponder()
    controller.keyboardWillChange(to: up)
    print("field 7", Int(scrollView.contentOffset.y))
    print(controller.events.joined(separator: ", "))

    _ = controller.fields[9].becomeFirstResponder()
    controller.keyboardWillChange(to: up)
    print("field 9", Int(scrollView.contentOffset.y))

    _ = controller.fields[2].becomeFirstResponder()
    controller.keyboardWillChange(to: up)
    print("field 2", Int(scrollView.contentOffset.y))

    print("is first", controller.fields[2].isFirstResponder, controller.fields[9].isFirstResponder)
    print("end", controller.view.endEditing(true))
    controller.keyboardWillChange(to: down)
    print("gone", Int(scrollView.contentInset.bottom), controller.view.currentFirstResponder == nil)
    print(controller.events.last ?? "-", controller.events.count)
    print("indicator", Int(scrollView.verticalScrollIndicatorInsets.bottom))
  }
}
