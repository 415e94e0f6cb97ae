import Glibc
import ScrollEngine
import ScrollworkApp

/// A window with one text field, which prints its text after each change.
final class Typing: ViewController {
  private let field = TextField(frame: Rect(x: 20, y: 20, width: 280, height: 34))

  override func loadView() {
    view = View()
    field.borderStyle = .roundedRect
    field.addAction(
      Action { [field] _ in
        print(field.text ?? "")
        fflush(nil)
      }, for: .editingChanged)
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}

try await Application.run(title: "Typing", size: Size(width: 320, height: 240)) { window in
  window.rootViewController = Typing()
}
