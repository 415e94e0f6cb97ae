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
        // `optional` of a protocol's method goes with it, and maybe their line.
        remove(index...(name == "objc" && text(end + 1) == "optional" ? end + 1 : end))
        noteLoss(of: name, at: index, end)
      } else if name == "UIApplicationMain" {
        remark(index, "@\(name)", "it needs UIKit's application", .staticMain)
      } else if name == "NSManaged" {
        remark(index, "@\(name)", "it needs Core Data", .storedProperty)
      }
    }
  }

  private mutating func noteLoss(of name: String, at index: Int, _ end: Int) {
    switch name {
    case "IBOutlet":
      remark(
        index, "@IBOutlet", "there are no nibs that connect it", .viewInCode)
    case "IBAction", "IBSegueAction":
      remark(
        index, "@\(name)", "there are no nibs that connect it", .targetInCode)
    case "objc", "objcMembers":
      if text(end + 1) == "dynamic" || text(end + 2) == "dynamic" {
        remark(
          index, "@objc dynamic", "key-value observing needs the Objective-C runtime",
          .observersInDidSet)
      }
    default: break
    }
  }
}
