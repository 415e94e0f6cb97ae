/// Shows a view alone, as large as the screen.
final class ViewSubject: ViewController {
  private let subject: View

  /// Shows a view on a screen of a size in points.
  init(_ subject: View, size: Size) {
    self.subject = subject
    super.init()
    subject.frame = Rect(origin: .zero, size: size)
    subject.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func loadView() {
    // As large as the subject, which then grows with it.
    view = View(frame: subject.frame)
    view.addSubview(subject)
  }

  /// The size of the screen for a view: a given one, or that of the view.
  ///
  /// - Throws: ``SnapshotFailure/environment(_:)`` if the view has none.
  static func size(of view: View, _ given: Size?, named name: String) throws(SnapshotFailure)
    -> Size
  {
    if let given { return given }
    guard !view.bounds.isEmpty else {
      throw .environment(
        "\(name): the \(type(of: view)) has no size; give it a frame, or say size:")
    }
    return view.bounds.size
  }
}
