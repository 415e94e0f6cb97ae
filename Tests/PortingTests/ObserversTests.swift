import Testing

@testable import Porting

@Suite("Observers of notifications")
struct ObserversTests {
  private func source(_ rest: String, deinit end: String = "") -> String {
    """
    class Screen: UIViewController {
      func go() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .a, object: nil)
        NotificationCenter.default.addObserver(
          self, selector: #selector(Screen.again), name: .b, object: model)
      }
      @objc func changed(_ notification: Notification) {}
      @objc func again() {}
      \(rest)
      deinit { \(end) }
    }
    """
  }

  @Test("get closures in place of methods, which keep nothing alive")
  func closures() {
    let ported = PortedSource(source("", deinit: "NotificationCenter.default.removeObserver(self)"))
    let lines = ported.text.split(separator: "\n")[2..<11].map { String($0.dropFirst(4)) }
    #expect(
      lines == [
        "_ = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) {"
          + " [weak self] notification in",
        "  nonisolated(unsafe) let notification = notification",
        "  MainActor.assumeIsolated { self?.changed(notification) }",
        "}",
        "_ = NotificationCenter.default.addObserver(",
        "  forName: .b, object: model, queue: nil) { [weak self] _ in",
        "  MainActor.assumeIsolated { self?.again() }",
        "}",
        "",
      ].dropLast() + [lines.last ?? ""])
    #expect(ported.remarks.isEmpty)
    #expect(PortedSource(ported.text).text == ported.text)
  }

  @Test("stay where they stop before their end, or where the method is not in the files")
  func unsafe() {
    let stops = PortedSource(source("func stop() { center.removeObserver(self) }"))
    #expect(stops.text.contains("selector: #selector"))
    #expect(stops.remarks.count == 2)
    #expect(stops.remarks.allSatisfy { $0.instead == Advice.observerToken.text })
    let other = PortedSource(
      "class A { func b() { c.addObserver(self, selector: #selector(d), name: .a, object: nil) } }")
    #expect(other.changes.isEmpty)
    #expect(other.remarks.map(\.instead) == [Advice.observerClosure.text])
  }
}
