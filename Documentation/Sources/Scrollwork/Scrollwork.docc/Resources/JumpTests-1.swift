import ScrollworkInspector
import ScrollworkTesting
import Testing

@testable import album

@MainActor @Test func newNotesComeIn() throws {
  let home = Home(files: files)
  let window = Window(frame: Rect(x: 0, y: 0, width: 360, height: 480))
  window.rootViewController = home
  window.layoutIfNeeded()
  home.containerScrollView.contentOffset.y = 2_000
  window.advance(to: 0)
  let recorder = TraceRecorder(of: window)
  home.receive()
  window.advance(to: 1)
  recorder.update()
  try recorder.write(to: "notes.scrolltrace")
}
