import Foundation
import TestSupport
import Testing

@testable import ScrollworkTesting

@Suite("The page that lists all failures")
struct FailureIndexTests {
  private func write(_ text: String, to path: String, age: TimeInterval = 0) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-age)], ofItemAtPath: path)
  }

  @Test("It has each failure with its page, trace and script, and goes with the last one")
  func lists() throws {
    try withTemporaryFolder { folder in
      let (root, test) = ("\(folder)/failures", "\(folder)/Tests/FeedTests.swift")
      try write("expectSnapshot(named: \"feed\"); FeedController()", to: test, age: 100)
      for ending in ["html", "masked.png", "scrolltrace"] {
        try write("", to: "\(root)/FeedTests/feed.450ms.\(ending)")
      }
      try write("", to: "\(root)/FeedTests/FeedController.settles.seed3.jsonl")
      let index = FailureIndex(root)
      index.update(after: test, in: "\(root)/FeedTests")
      let page = try String(contentsOfFile: "\(root)/index.html", encoding: .utf8)
      #expect(page.contains("<h1>2 failures</h1>") && page.contains("<h2>FeedTests</h2>"))
      #expect(page.contains("href=\"FeedTests/feed.450ms.html\""))
      #expect(page.contains("feed.450ms.scrolltrace' --summary"))
      #expect(
        page.contains("SCROLLWORK_REPLAY='\(root)/FeedTests/FeedController.settles.seed3.jsonl'"))
      for file in try FileManager.default.contentsOfDirectory(atPath: "\(root)/FeedTests")
      where file != "source" {
        try FileManager.default.removeItem(atPath: "\(root)/FeedTests/\(file)")
      }
      index.update(after: test, in: "\(root)/FeedTests")
      #expect(!FileManager.default.fileExists(atPath: "\(root)/index.html"))
    }
  }

  @Test("Failures of tests that are gone are removed; newer ones and those of other files stay")
  func stale() throws {
    try withTemporaryFolder { folder in
      let (root, test) = ("\(folder)/failures", "\(folder)/Tests/FeedTests.swift")
      try write("expectSnapshot(named: \"feed\")", to: test, age: 50)
      try write("", to: "\(root)/FeedTests/feed.html", age: 100)
      try write("", to: "\(root)/FeedTests/gone.html", age: 100)
      try write("", to: "\(root)/FeedTests/row-1.html")
      try write(test, to: "\(root)/FeedTests/source")
      try write("", to: "\(root)/OldTests/old.html")
      try write("\(folder)/Tests/OldTests.swift", to: "\(root)/OldTests/source")
      FailureIndex(root).update(after: test, in: "\(root)/FeedTests")
      let page = try String(contentsOfFile: "\(root)/index.html", encoding: .utf8)
      #expect(page.contains("FeedTests/feed.html") && page.contains("FeedTests/row-1.html"))
      #expect(!page.contains("gone.html") && !page.contains("old.html"))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/OldTests/old.html"))
    }
  }
}
