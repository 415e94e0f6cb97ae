import SceneParts

/// A page of the help.
enum HelpPage: CaseIterable, Sendable {
  case about, screens, keys

  var title: String {
    switch self {
    case .about: "What this is"
    case .screens: "Your own screens"
    case .keys: "Keys"
    }
  }

  /// A part of a page of text.
  enum Block: Hashable, Sendable {
    case heading(String)
    case text(String)
    /// Lines that a person types, as they are.
    case code([String])
  }

  /// The text of the page; empty for the keys, which have a list of their own.
  var blocks: [Block] {
    switch self {
    case .keys: []
    case .about: Self.aboutBlocks
    case .screens: Self.screensBlocks
    }
  }

  private static let aboutBlocks: [Block] = [
    .text(
      "Scrollwork is a copy of UIKit's scroll views, tables and collections, in plain Swift. All that "
        + "you see move here is laid out, reused and scrolled by this copy: the scenes, and the "
        + "window around them. It is not UIKit."),
    .heading("What it was checked against"),
    .text(
      "UIKit's documentation, public code, and behaviour that others have observed and written down. "
        + "It was not compared with a device."),
    .heading("What is the same"),
    .text(
      "Names, delegate calls and their order, reuse queues, estimated heights, insets and safe areas, "
        + "gestures and who wins them, Auto Layout, controllers inside controllers."),
    .heading("Where it differs"),
    .text(
      "Heights of headers are never estimated. sectionHeaderTopPadding is 0, not 22 points. Without "
        + "canMoveRowAt, no row moves. A pinch has no recognizer that other gestures could wait for. "
        + "No keyboard is on the screen."),
    .text(
      "Not there: UIView.animate, layers, nibs, navigation and presentation. "
        + "A name that would do nothing does not compile."),
    .text("All of it: Documentation/UIKit.md."),
  ]

  private static let screensBlocks: [Block] = [
    .heading("A screen described in a file"),
    .text(
      "Which lists, how many rows, how high. You see how many cells it costs, naive and in a "
        + "container. The window follows the file. Or drop the file on this window."),
    .code([
      #"{"sections": [{"kind": "table", "count": 800, "height": 72}]}"#,
      "scrollwork run my-home.json",
    ]),
    .text("All fields: Documentation/Stacks.md."),
    .heading("A program with the inspector in it"),
    .text(
      "Your view controllers in a window of their own, with the same map, lanes, queues and calls "
        + "beside them at the press of F12."),
    .code([
      "import ScrollworkApp",
      "import ScrollworkInspector",
      "",
      #"try await Application.run(title: "Album", size: Size(width: 390, height: 700)) { window in"#,
      "  window.rootViewController = PhotoList()",
      "  Inspector.attach(to: window)",
      "}",
    ]),
    .text("Step by step: Documentation/YourScreens.md."),
    .heading("What you did, again"),
    .text(
      "R records what you do here, and R again saves it. The script plays in a window, in a picture "
        + "or in a video, and always ends in the same state."),
    .code([
      "scrollwork replay scrollwork-001.jsonl",
      "scrollwork record container --script scrollwork-001.jsonl -o container.mp4",
    ]),
  ]
}
