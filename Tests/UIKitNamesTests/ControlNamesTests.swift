import Testing
import UIKitNames

@MainActor
@Suite("Controls under UIKit's names")
struct ControlNamesTests {
  /// A delegate as it is written for UIKit.
  final class Form: NSObject, UITextFieldDelegate {
    var asked: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
  }

  @Test("A delegate of a text field is asked with Foundation's range")
  func textField() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let form = Form()
    field.delegate = form
    field.borderStyle = .roundedRect
    field.text = "👍a"
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.insertText("x")
    field.insertText("b")
    field.deleteBackward()
    #expect(form.asked == ["3,0 x", "3,0 b", "3,1 "] && field.text == "👍a")
  }

  private let image = UIImage(width: 20, height: 20) { _, _ in .black }

  @Test("Submenus, sections and images of menus compile as for UIKit")
  func menus() {
    var chosen: [String] = []
    let sort = UIMenu(
      title: "Sort", image: nil, options: .displayInline,
      children: [
        UIAction(title: "Name", image: image, state: .on) { chosen.append($0.title) },
        UIAction(
          title: "Date", subtitle: "newest first", image: image, selectedImage: nil,
          identifier: UIAction.Identifier("date"), discoverabilityTitle: "Sorts by date",
          attributes: [.disabled], state: .off, handler: { _ in }),
      ])
    let share = UIMenu(
      title: "Share", image: image, identifier: UIMenu.Identifier("share"),
      options: [.singleSelection, .destructive],
      children: ["Mail", "Print"].map { title in
        UIAction(title: title, handler: { _ in chosen.append(title) })
      })
    let menu = UIMenu(title: "", children: [sort, share])
    let elements: [UIMenuElement] = menu.children
    #expect(elements.map(\.title) == ["Sort", "Share"] && elements[1].image == image)
    #expect(share.identifier.rawValue == "share" && share.options.contains(.destructive))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    window.presentContextMenu(menu, at: .zero)
    let finger = Finger(on: window)
    for title in ["Share", "Print"] {
      let row = window.spokenElements.first { $0.label == title }?.frame ?? .zero
      finger.tap(CGPoint(x: row.midX, y: row.midY))
    }
    #expect(chosen == ["Print"])
  }

  @Test("Menus, swipes and indicators compile as for UIKit")
  func others() {
    let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Delete", attributes: .destructive) { _ in },
          UIAction(title: "On", state: .on) { action in _ = action.title },
        ])
    }
    let swipe = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
    swipe.actions[0].image = image
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    let progress = UIProgressView()
    progress.setProgress(0.5, animated: true)
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    label.accessibilityTraits = [.header]
    #expect(menu.identifier == nil && swipe.actions.count == 1 && indicator.isAnimating)
    #expect(progress.progress == 0.5 && label.identifier == "title")
  }
}
