// Removes attributes for the Objective-C runtime and for nibs, or remarks on them.
extension Porter {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
  ]

  mutating func portAttributes() {
    for index in code.indices where text(index) == "@" {
      let name = text(index + 1)
      if Self.dropped.contains(name) {
        var end = index + 1
        if text(end + 1) == "(", code[end].range.upperBound == code[end + 1].range.lowerBound,
          let close = closing(end + 1)
        {
          end = close
        }
        remove(index...end)
        noteUse(of: name, at: index, end)
      } else if ["UIApplicationMain", "NSManaged"].contains(name) {
        remark(
          index, "@\(name)", "it needs UIKit's application, or Core Data",
          name == "NSManaged" ? "store the property yourself" : "write @main with a static main()")
      }
    }
  }

  private mutating func noteUse(of name: String, at index: Int, _ end: Int) {
    switch name {
    case "IBOutlet":
      remark(
        index, "@IBOutlet", "there are no nibs that connect it",
        "make the view in code and assign it, as in viewDidLoad()")
    case "IBAction", "IBSegueAction":
      remark(
        index, "@\(name)", "there are no nibs that connect it",
        "call addTarget(self, action: Screen.method, for: .touchUpInside)")
    case "objc", "objcMembers":
      if text(end + 1) == "dynamic" || text(end + 2) == "dynamic" {
        remark(
          index, "@objc dynamic", "key-value observing needs the Objective-C runtime",
          "tell observers in didSet, and remove dynamic")
      }
    default: break
    }
  }
}
