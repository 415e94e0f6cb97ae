/// A word that a newcomer needs.
struct GlossaryWord: Hashable {
  let word: String
  let meaning: String

  /// Those of the first steps, and all of them.
  static let first = Array(all.prefix(4))
  static let all = [
    GlossaryWord(word: "row", meaning: "one entry of the list; it has a number"),
    GlossaryWord(word: "cell", meaning: "the object that draws a row; it has a letter"),
    GlossaryWord(
      word: "viewport", meaning: "the part of the list that you can see: the bold outline"),
    GlossaryWord(word: "reuse queue", meaning: "where cells wait for their next row"),
    GlossaryWord(word: "frame", meaning: "the rectangle that a table fills; all in it gets cells"),
    GlossaryWord(word: "container", meaning: "a scroll view that holds several tables"),
  ]
}
