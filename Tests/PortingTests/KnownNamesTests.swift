import Testing

@testable import Porting

@Suite("The names that `scrollwork port` knows")
struct KnownNamesTests {
  private let known = KnownNames.all

  @Test("hold the types and members of UIKitNames, and Foundation's names")
  func some() {
    let names = ["UITextField", "UIView", "NSLayoutConstraint", "CALayer", "CGRect", "NSString"]
    #expect(names.filter { !known.has($0) } == [])
    let hasStyle = known.hasPath("UITableView.Style.grouped")
    let inherits = known.hasMember("addSubview", of: "UITableView")
    let animates = known.hasMember("animateKeyframes", of: "UIView")
    let unknown = known.hasMember("anything", of: "UINothing")
    #expect(hasStyle && inherits == true && animates == false && unknown == nil)
    let delegates = known.delegateMembers
    #expect(delegates.contains("scrollViewDidScroll"))
  }

  @Test("are not denied")
  func absent() { #expect(AbsentNames.allNames.filter(known.has) == []) }

  @Test("are not denied as members of the type before them, or of any type")
  func absentMembers() {
    let owners = ["layer": "CALayer", "font": "UIFont", "self": "UIView"]
    let denied = AbsentNames.allUses.compactMap { use -> String? in
      if let owner = use.owner {
        let type = owners[owner] ?? owner
        return known.hasMember(use.name, of: type) == false ? nil : "\(type).\(use.name)"
      }
      guard !use.labels.isEmpty else { return known.isMemberOfAny(use.name) ? use.name : nil }
      let beginning = use.name + "(" + use.labels.map { $0 + ":" }.joined()
      return known.isMemberOfAny(beginningWith: beginning) ? beginning : nil
    }
    #expect(denied == [])
  }

  @Test("are what older names become")
  func renamed() {
    let wrong = OldNames.renamed.filter { name, new in
      // Foundation's own names have no prefix any longer, and keys of text are not listed.
      let isListed = new.contains(".") && !new.hasPrefix("NSAttributedString.Key")
      return known.has(name) || isListed && !known.hasPath(new)
    }
    #expect(wrong == [:])
  }

  @Test("are what older functions become")
  func functions() {
    let makers = OldNames.initialisers.filter { name, new in
      known.has(name) || !new.labels.allSatisfy { known.hasInitializer(labelled: $0, of: new.type) }
    }
    #expect(makers.isEmpty)
    let sides = OldNames.properties.filter { name, property in
      known.has(name) || known.hasMember(property, of: "CGRect") != true
    }
    #expect(sides == [:])
    let ofControllers = OldNames.members.values.filter {
      known.hasMember($0, of: "UIViewController") != true
    }
    #expect(ofControllers == [])
    let ofViews = OldNames.joined.values.filter { known.hasMember($0.name, of: "UIView") != true }
    #expect(ofViews.isEmpty)
  }
}
