/// A word that a newcomer needs.
struct GlossaryWord: Hashable {
  let word: String
  let meaning: String

  /// The words that the guided start explains in its first steps, and all words that it explains.
  static let first = [row, cell, viewport, reuseQueue]
  static let all = [view, row, cell, table, viewport, reuseQueue, frame, container]

  static let view = GlossaryWord(
    word: "view", meaning: "a rectangle that draws itself, such as a table or a cell")
  static let row = GlossaryWord(
    word: "row", meaning: "one entry of the list; it has a number")
  static let item = GlossaryWord(
    word: "item", meaning: "one entry of a collection; it has a number")
  static let cell = GlossaryWord(
    word: "cell", meaning: "the object that draws a row; it has a letter: A to Z, then A2")
  static let table = GlossaryWord(
    word: "table", meaning: "a view that shows a list of rows")
  static let viewport = GlossaryWord(
    word: "viewport", meaning: "the part of the list that you can see: the bold outline")
  static let reuseQueue = GlossaryWord(
    word: "reuse queue",
    meaning: "where cells wait for a row; the last in goes first")
  static let frame = GlossaryWord(
    word: "frame", meaning: "the rectangle that a table fills; all in it gets cells")
  static let container = GlossaryWord(
    word: "container", meaning: "a scroll view that holds lists and other views")

  // Words for the paths of single scenes.
  static let viewFrame = GlossaryWord(
    word: "frame", meaning: "where a view lies on the film, and its size")
  static let bounds = GlossaryWord(
    word: "bounds", meaning: "the part of the film that the scroll view shows")
  static let origin = GlossaryWord(
    word: "origin", meaning: "the upper left corner of a rectangle: x and y")
  static let contentSize = GlossaryWord(
    word: "contentSize", meaning: "the size of all the content")
  static let contentOffset = GlossaryWord(
    word: "contentOffset", meaning: "how far the content is scrolled: x and y, in points")
  static let thumb = GlossaryWord(
    word: "thumb", meaning: "the part of a scroll bar that shows where you are")
  static let delegate = GlossaryWord(
    word: "delegate", meaning: "the object that a scroll view tells what happens to it")
  static let decelerate = GlossaryWord(
    word: "decelerate", meaning: "go on alone after you let go, ever more slowly")
  static let velocity = GlossaryWord(
    word: "velocity", meaning: "how fast the content moves as you let go")
  static let linked = GlossaryWord(
    word: "linked", meaning: "the offset of one view sets the place of another")
  static let parallax = GlossaryWord(
    word: "parallax", meaning: "what is far away seems to move less")
  static let page = GlossaryWord(
    word: "page", meaning: "a part of the content as large as the window")
  static let pageOfList = GlossaryWord(
    word: "page", meaning: "a part of the content at whose start a list may stop")
  static let viewController = GlossaryWord(
    word: "controller", meaning: "the object that owns a view and fills it")
  static let constraint = GlossaryWord(
    word: "constraint", meaning: "an equation between edges or sizes of views")
  static let zoomScale = GlossaryWord(
    word: "zoomScale", meaning: "how many times as large as at first the content is drawn")
  static let contentInset = GlossaryWord(
    word: "inset", meaning: "room around the content that can be scrolled to as well")
  static let safeArea = GlossaryWord(
    word: "safe area", meaning: "the part of a view that no bar covers")
  static let adjustedInset = GlossaryWord(
    word: "adjusted", meaning: "contentInset plus what bars cover")
  static let recognizer = GlossaryWord(
    word: "recognizer", meaning: "watches the pointer for one gesture, such as a pan: a drag")
  static let header = GlossaryWord(
    word: "header", meaning: "the title above the rows of a section")
  static let prefetch = GlossaryWord(
    word: "prefetch", meaning: "ask for what will soon be in sight")
  static let report = GlossaryWord(
    word: "report", meaning: "what a mouse, a wheel or a touchpad tells the system")
  static let hole = GlossaryWord(
    word: "hole", meaning: "a place of the map without a page")
  static let wasted = GlossaryWord(
    word: "wasted", meaning: "requested, but never shown")
  static let targetRectangle = GlossaryWord(
    word: "target", meaning: "the rectangle in which the content will stop")
}
