import ScrollEngine

/// A view controller that reports its containment and appearance calls.
class ListeningController: ViewController {
  /// The name of the container, for reports.
  private let container: String

  init(in container: String) {
    self.container = container
    super.init()
  }

  /// Called with the name of each containment or appearance call.
  func hear(_ call: String) {}

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    hear("willMove(toParent: \(parent == nil ? "nil" : container))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    hear("didMove(toParent: \(parent == nil ? "nil" : container))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear("viewDidDisappear")
  }
}
