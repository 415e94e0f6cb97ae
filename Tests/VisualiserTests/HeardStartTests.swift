import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("The guided start without a picture")
struct HeardStartTests: PathWalking {
  /// What a screen reader is given to say while a person presses keys.
  @MainActor
  final class Listener {
    let driver: ShellDriver
    private let tree: SpokenTree
    private(set) var said: [String] = []
    private var place = 0

    init(_ driver: ShellDriver) {
      self.driver = driver
      tree = SpokenTree(driver.shell.window) { _ in }
      tree.onEvent = { [unowned self] in
        if case .announcement(let words, _) = $0 { said.append(words) }
      }
      driver.wait(0)
      tree.update(isAtRest: true)
    }

    /// Presses a key until the task is done, or something that begins with `words` is said.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = [], times: Int = 40) {
      for _ in 0..<times where driver.shell.tour?.isDone == false {
        driver.press(key, modifiers)
        tree.update(isAtRest: true)
      }
    }

    func type(_ text: String, times: Int = 1) {
      for _ in 0..<times where driver.shell.tour?.isDone == false {
        driver.type(text)
        driver.settle()
        tree.update(isAtRest: true)
      }
    }

    func use(_ control: ShellFocus) {
      _ = driver.shell.use(.focus(control))
      driver.settle()
      tree.update(isAtRest: true)
    }

    func adjust(_ control: ShellFocus, isUp: Bool, times: Int) {
      for _ in 0..<times where driver.shell.tour?.isDone == false {
        driver.shell.adjust(.focus(control), isUp: isUp)
        driver.settle()
        tree.update(isAtRest: true)
      }
    }

    func goOn() {
      driver.press(.enter)
      tree.update(isAtRest: true)
    }

    /// What has been said since the last call.
    func news() -> [String] {
      defer { place = said.count }
      return Array(said[place...])
    }
  }

  /// Expects that the step is done and that all of this has been said, in this order; then goes on.
  private func next(_ listener: Listener, _ sayings: String...) {
    #expect(listener.driver.shell.tour?.isDone == true, "\(sayings)")
    var news = listener.news()[...]
    for saying in sayings {
      guard let place = news.firstIndex(where: { $0.contains(saying) }) else {
        Issue.record("“\(saying)” is not said: \(news)")
        return
      }
      news = news[place...]
    }
    listener.goOn()
  }

  @Test("is done by keys and actions; what to press and what has happened is said, for ears")
  func start() {
    let listener = Listener(walk(.start))
    listener.press(.down)
    next(
      listener, "Your task: Press the Down key until Row 0 is gone.", "Rows 0 to 8 are in sight",
      "Row 0 is gone. Row 8 came into sight")
    listener.type("P")
    next(listener, "Press Shift P", "in the queue. That is the cell. First it drew Row 0")
    listener.press(.down)
    next(listener, "until Cell A draws a row again.", "The cell is back. Cell A draws Row 9 now")
    listener.adjust(.bar, isUp: false, times: 8)
    next(listener, "Decrease the slider Time", "Back in time. The list and every cell")
    listener.driver.press(.f7)
    listener.press(.end)
    next(listener, "F5: 200, F6: about 50, F7: about 10.", "Press the End key.", "The last row.")
    listener.press(.pageUp, times: 6)
    #expect(listener.driver.shell.card.content.task?.hasPrefix("Now choose") == true)
    listener.use(.setting(.reuse))
    listener.press(.pageUp, times: 6)
    next(
      listener, "Press Page Up three times", "Now turn off the switch Reuse cells",
      "Each row gets a new cell now.", "Decrease the slider Cost of a cell")
    listener.press(.end)
    next(listener, "Here the frames are", "You reached the end. 60 rows, 60 cells")
    listener.type("p", times: 12)
    next(
      listener, "until you hear a row that is out of sight",
      "out of sight. Found one. Cell A draws Row 0")
    listener.press(.down)
    next(listener, "until nothing is left of Table 1's frame", "Table 1 is gone.")
    #expect(listener.news().contains { $0.contains("scrollwork run my-home.json") })
    for sentence in listener.said {
      let words = " " + sentence.lowercased().map { $0.isLetter ? $0 : " " } + " "
      for word in Self.unheard { #expect(!words.contains(" \(word) "), "\(sentence)") }
    }
  }

  /// Words that need the picture or a pointer.
  private static let unheard = [
    "strip", "outline", "map", "watch", "look at", "below", "on the left", "handle", "drag",
    "point at", "drop", "click", "marked",
  ]
}
