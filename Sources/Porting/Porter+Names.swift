// Remarks on UIKit's names that do not exist here, and on features of the Objective-C runtime.
extension Porter {
  private typealias Advice = (why: String, instead: String)

  private static let noScreens = "there is no navigation and no presentation"
  private static let noNibs = "there are no nibs and no storyboards"
  private static let noKeyValue = "key-value coding needs the Objective-C runtime"

  private static let types: [String: Advice] = [
    "UINavigationController": (noScreens, "use children of a view controller"),
    "UITabBarController": (noScreens, "use children of a view controller"),
    "UIPageViewController": (noScreens, "use a scroll view that pages"),
    "UIAlertController": (noScreens, "show a view of your own"),
    "UIBarButtonItem": ("there are no bars", "use a button"),
    "UISearchController": (noScreens, "filter by the text of a UISearchBar"),
    "UITextView": (
      "text of several lines cannot be edited", "use a UITextField, or take keys as a UIKeyInput"
    ),
    "UIStoryboard": (noNibs, "make the controller in code"),
    "UINib": (noNibs, "register the class of the cell"),
    "UIViewPropertyAnimator": ("views are not animated", "set the values at once"),
    "CADisplayLink": ("there are no layers", "advance with the window's time"),
    "UICollectionViewCompositionalLayout": (
      "it is not there", "use a flow layout, or a layout of your own"
    ),
    "UICollectionViewDiffableDataSource": (
      "it is not there", "be the data source, and use performBatchUpdates"
    ),
    "UITableViewDiffableDataSource": (
      "it is not there", "be the data source, and use performBatchUpdates"
    ),
  ]

  /// The first labels of `UIImage` initialisers that do not exist here.
  private static let imageSources = ["named", "systemName", "contentsOfFile", "data"]

  /// Advice by the name of the called method.
  private static let calls: [String: Advice] = [
    "performSegue": (noNibs, "show the controller as a child"),
    "instantiateViewController": (noNibs, "make the controller in code"),
    "loadNibNamed": (noNibs, "make the view in code"),
    "awakeFromNib": (noNibs, "do it in init(frame:)"),
    "animate": ("views are not animated", "set the values at once"),
    "pushViewController": (noScreens, "show the controller as a child"),
    "popViewController": (noScreens, "remove the child"),
    "setValue": (noKeyValue, "set the property"),
    "observeValue": (noKeyValue, "tell observers in didSet"),
    "traitCollectionDidChange": (
      "appearance is the canvas's", "use colours with a light and a dark side"
    ),
  ]

  mutating func noteMissingNames() {
    let keyLabels = code.indices.filter { ["forKey", "forKeyPath"].contains(text($0)) }
    for index in code.indices where code[index].kind == .identifier {
      let name = text(index)
      if let advice = Self.types[name], types.types[name] == nil {
        remark(index, name, advice.why, advice.instead)
      } else if let advice = Self.calls[name], text(index + 1) == "(",
        isCall(of: name, index, keyLabels)
      {
        remark(index, "\(name)(", advice.why, advice.instead)
      } else if name == "UIImage", types.types[name] == nil, text(index + 1) == "(",
        Self.imageSources.contains(text(index + 2))
      {
        remark(
          index, "UIImage(\(text(index + 2)):)", "images are in no catalogue",
          "import Images and use ImageFile.decode or an ImageLoader")
      } else if name == "draw", text(index - 1) == "func", text(index + 2) == "_",
        (2...4).contains(where: { text(index - $0) == "override" })
      {
        remark(
          index, "draw(_:)", "views draw on a canvas",
          "import ScrollEngine and override draw(in canvas: inout Canvas)")
      }
    }
  }

  /// Whether a name is a call of the unsupported method, not of another method with the same name.
  /// `keyLabels` are the indices of labels that only key-value coding has.
  private func isCall(of name: String, _ index: Int, _ keyLabels: [Int]) -> Bool {
    switch name {
    case "animate": text(index - 2) == "UIView" && text(index - 1) == "."
    case "setValue":
      closing(index + 1).map { close in
        // Finds the first label after the index by bisection.
        var range = keyLabels.startIndex..<keyLabels.endIndex
        while !range.isEmpty {
          let middle = range.lowerBound + range.count / 2
          range =
            keyLabels[middle] > index ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound < keyLabels.count && keyLabels[range.lowerBound] < close
      } ?? false
    default: true
    }
  }
}
