import Dispatch
import Glibc
import ScrollEngine
import ScrollworkApp
import TestScreens

/// A window with one thing of each kind, which prints what is done with them.
final class Heard: ViewController, TableViewDataSource, TableViewDelegate {
  private let table = TableView(frame: Rect(x: 0, y: 200, width: 400, height: 300))
  private let state = Label(frame: Rect(x: 20, y: 150, width: 360, height: 20))
  private let progress = ProgressView(frame: Rect(x: 200, y: 118, width: 180, height: 4))

  override func loadView() {
    view = View()
    let heading = Label(frame: Rect(x: 20, y: 10, width: 200, height: 24))
    heading.text = "Orders"
    heading.accessibilityTraits = .header
    let send = Button(frame: Rect(x: 20, y: 40, width: 100, height: 34))
    send.setTitle("Send", for: .normal)
    send.accessibilityHint = "Sends all orders"
    send.addAction(Action { [unowned self] _ in used("send") }, for: .touchUpInside)
    send.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Send later") { [unowned self] _ in
        used("later")
        return true
      }
    ]
    let sounds = Switch(frame: Rect(x: 140, y: 40, width: 60, height: 34))
    sounds.accessibilityLabel = "Sounds"
    sounds.addAction(
      Action { [unowned self, unowned sounds] _ in used("sounds \(sounds.isOn)") },
      for: .valueChanged)
    let name = TextField(frame: Rect(x: 20, y: 80, width: 160, height: 34))
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.addAction(
      Action { [unowned self, unowned name] _ in used("name \(name.text ?? "")") },
      for: .editingChanged)
    let secret = TextField(frame: Rect(x: 200, y: 80, width: 160, height: 34))
    secret.placeholder = "Password"
    secret.isSecureTextEntry = true
    secret.text = "äöü"
    let pages = PageControl(frame: Rect(x: 20, y: 116, width: 100, height: 24))
    pages.numberOfPages = 5
    pages.accessibilityLabel = "Page"
    pages.addAction(
      Action { [unowned self, unowned pages] _ in used("page \(pages.currentPage)") },
      for: .valueChanged)
    progress.accessibilityLabel = "Upload"
    state.text = "Ready"
    state.accessibilityIdentifier = "state"
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Rows"
    for part in [heading, send, sounds, name, secret, pages, progress, state, table] {
      view.addSubview(part)
    }
  }

  /// Says what was used, to the person and to the test.
  private func used(_ what: String) {
    print(what)
    fflush(nil)
    state.text = what
    progress.setProgress(progress.progress + 0.1, animated: false)
    Accessibility.post(notification: .announcement, argument: "Done: \(what)")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Order \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    used("row \(indexPath.row), \(table.reuseQueue.statistics(forIdentifier: "row").created) cells")
  }
}

/// The screen of the name in the first argument, or else the window with one thing of each kind.
@MainActor
func makeScreen(_ name: String?) -> ViewController? {
  guard let name else { return Heard() }
  return TestScreens.all.first { $0.name == name }?.make()
}

guard let screen = makeScreen(CommandLine.arguments.dropFirst().first) else {
  print("HeardWindow: there is no screen of this name. There are:")
  for screen in TestScreens.all { print(screen.name) }
  exit(1)
}
// At each signal, the engine's own elements are printed, which Tests/Heard/walk.py compares.
signal(SIGUSR1, SIG_IGN)
let asked = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)

/// Prints an element and those inside it, one a line.
func printElement(_ element: AccessibilityElement) {
  let frame = element.frame
  let fields = [
    element.label ?? "", "\(element.traits.contains(.selected))",
    "\(element.traits.contains(.notEnabled))", "\(frame.midX)", "\(frame.midY)",
  ]
  print("element", fields.joined(separator: "\t"), separator: "\t")
  for child in element.children { printElement(child) }
}

try await Application.run(title: "Heard", size: Size(width: 400, height: 500)) { window in
  asked.setEventHandler {
    MainActor.assumeIsolated {
      for element in window.spokenElements { printElement(element) }
      print("elements end")
      fflush(nil)
    }
  }
  asked.resume()
  window.rootViewController = screen
}
