import ScrollEngine

/// Records the calls that it receives under its name, in a log that several controllers may share.
@MainActor
class LoggingController: ViewController {
  final class Log {
    var calls: [String] = []

    /// The calls since the last `take()`.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  let name: String
  let log: Log
  var forwards = true
  /// Runs at each call, with the name of the call.
  var onCall: ((String) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  func note(_ call: String) {
    log.calls.append("\(name) \(call)")
    onCall?(call)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear" + (animated ? " animated" : ""))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear" + (animated ? " animated" : ""))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear" + (animated ? " animated" : ""))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear" + (animated ? " animated" : ""))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove to \(parent.map { ($0 as? LoggingController)?.name ?? "\($0)" } ?? "none")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove to \(parent.map { ($0 as? LoggingController)?.name ?? "\($0)" } ?? "none")")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    note("child prefers \(container.preferredContentSize.height)")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("memory warning")
  }
}
