internal import Geometry

/// The parts of the shell that a person has opened, and their size.
struct Arrangement: Hashable {
  /// A part that is open over the stage because it does not fit beside the stage.
  enum Drawer: Hashable {
    case sidebar
    case inspector
  }

  /// The size of the surface, in its points.
  var size = Size(width: 1280, height: 800)
  /// The scale of the interface that a person has chosen; nil if none.
  var chosenScale: Double?
  /// Whether the legend is shown below the stage.
  var showsLegend = false
  var drawer: Drawer?
  /// The folded parts outside of guided paths, and in one: there, all that a step may speak of is
  /// open at first.
  var folded = FoldablePart.usual
  var foldedInPath: Set<FoldablePart> = []
}
