import Arguments

/// A command of the program that can be run.
protocol RunnableCommand: Command {
  @MainActor
  func run() async throws
}

extension Program {
  /// The program with its commands.
  static let scrollwork = Program(
    name: "scrollwork",
    abstract: "Shows how nested scroll views lay out, and which cells they reuse.",
    discussion: """
      EXAMPLES
        scrollwork                                  open the window
        scrollwork tour                             the guided start
        scrollwork run container --theme dark       open it at a scene
        scrollwork run my-home.json                 open it at a stack of your own
        scrollwork screenshot container -o a.png --offset 300
        scrollwork screenshot container --offset 300 --expect a.png
        scrollwork layout naive-and-container --offset 420 --json
        scrollwork calls cell-reuse --offset 110
        scrollwork record container --script gestures.jsonl -o container.mp4
        scrollwork replay scrollwork-001.jsonl --headless --expect end.json
        scrollwork trace a.scrolltrace --summary    say what a recorded trace has
        scrollwork port --write Screen.swift        edit a file written for UIKit

      Headless commands need no display. Data goes to standard output, messages to \
      standard error, and neither uses colours. Exit status: 0 for success, 1 for a failed run or \
      a failed expectation, 64 for wrong usage.
      """,
    hasVersion: true,
    commands: [
      Run.self, Tour.self, ScenesCommand.self, Screenshot.self, Layout.self, Calls.self,
      Record.self, Replay.self, TraceCommand.self, Port.self,
    ],
    standard: Run.self)
}
