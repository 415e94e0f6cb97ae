// Replaces old names, and remarks on UIKit's names that do not exist here.
extension Porter {
  /// The properties of UIKit that have one type wherever they occur.
  private static let properties = [
    "layer": "CALayer", "contentView": "UIView", "panGestureRecognizer": "UIPanGestureRecognizer",
  ]
  /// The members that every type or object has.
  private static let general: Set<String> = [
    "self", "Type", "Protocol", "init", "description", "debugDescription", "hash", "hashValue",
    "copy", "mutableCopy", "superclass", "allCases", "rawValue", "hasPrefix", "map",
    "flatMap", "some", "none",
  ]
  /// The tokens of a call that are examined for its labels.
  private static let mostLabels = 48

  mutating func portNames() {
    for index in code.indices {
      if code[index].kind == .directive {
        portDirective(index)
        continue
      }
      guard code[index].kind == .identifier else { continue }
      let name = text(index)
      if KnownNames.isCandidate(name) {
        portName(name, index)
      } else if !portOldMember(name, index), !portTextSize(name, index),
        !noteUse(of: name, index)
      {
        noteMember(name, index)
      }
      switch name {
      case "override": noteOverride(index)
      case "var", "let": noteClash(index)
      case "super": portSuper(index)
      case "view": portView(index)
      case "font": portFont(index)
      case "init": portNibNames(index)
      case "convenience": portConvenience(index)
      case "performBatchUpdates": portUpdates(index)
      default: noteRuntime(name, index)
      }
    }
  }

  private mutating func portDirective(_ index: Int) {
    switch text(index) {
    case "#keyPath": remark(index, "#keyPath", "it needs the Objective-C runtime", .property)
    case "#colorLiteral": replace(index...index, by: "UIColor")
    case "#imageLiteral": remark(index, "#imageLiteral", "images are in no catalogue", .imageFile)
    default: break
    }
  }

  // MARK: Types, functions and constants

  private mutating func portName(_ name: String, _ index: Int) {
    let before = text(index - 1)
    let after = text(index + 1)
    if name == "UIKitNames" || name == "UIKit" {
      if name == "UIKit", after == ".", !isWord(index - 1), isWord(index + 2) {
        replace(index...index, by: "UIKitNames")
      }
      return
    }
    if after == ":", before == "(" || before == "," { return }
    guard !types.declares(name) else { return }
    if name == "UIDeviceOrientationDidChange", before == "." {
      // `NSNotification.Name.UIDeviceOrientationDidChange`, or only its end.
      var start = index - 1
      while isWord(start - 1) {
        start -= 1
        if text(start - 1) == "." { start -= 1 }
      }
      return replace(start...index, by: "UIDevice.orientationDidChangeNotification")
    }
    if before == "." {
      let owner = text(index - 2)
      // `NSNotification.Name.UIKeyboardWillShow`, but not a member of a type of the set.
      guard name.hasPrefix("UI"), !known.has(name), owner != "UIKitNames" else { return }
      guard owner == "Name" || owner == "UIKit" || !isWord(index - 2) else { return }
    }
    if name == "NSIndexPath", before == "as", after == ")" {
      let range = code[index - 2].range.upperBound..<code[index].range.upperBound
      return edits.append(Edit(range: range, replacement: ""))
    }
    if before == "@" { return }
    if known.has(name) { return portPath(name, index) }
    if portOldName(name, index) { return }
    if name == "UIImage" { return }
    let found = AbsentNames.remark(on: name)
    remark(index, name, found.why, found.advice)
  }

  /// Replaces a name that UIKit had before Swift 4.2; returns whether it did.
  private mutating func portOldName(_ name: String, _ index: Int) -> Bool {
    // The keys of text are Foundation's, whose members are not listed.
    let isKey = OldNames.renamed[name]?.hasPrefix("NSAttributedString.Key") ?? false
    if let new = OldNames.renamed[name], isKey || known.hasPath(new) || !new.contains(".") {
      replace(index...index, by: new)
      if known.has(new) { lowercaseMember(of: new, index + 2) }
      return true
    }
    guard text(index + 1) == "(", let end = closing(index + 1) else { return false }
    if let (type, labels) = OldNames.initialisers[name], known.has(type) {
      let places = arguments(index + 1, end)
      guard places.count == labels.count else { return false }
      replace(index...index, by: type)
      for (place, label) in zip(places, labels) { insert(label + ": ", before: place) }
      return true
    }
    if let property = OldNames.properties[name], arguments(index + 1, end).count == 1,
      end - index <= Self.mostLabels
    {
      let isPath = ((index + 2)..<end).allSatisfy {
        isWord($0) || [".", "?", "!"].contains(text($0))
      }
      replace(index...(index + 1), by: isPath ? "" : "(")
      replace(end...end, by: isPath ? "." + property : ")." + property)
      return true
    }
    if name == "UIEdgeInsetsInsetRect" {
      let places = arguments(index + 1, end)
      guard places.count == 2, places[1] == index + 4, isWord(index + 2) else { return false }
      replace(index...(index + 1), by: "")
      replace((index + 3)...(index + 3), by: ".inset(by:")
      return true
    }
    return false
  }

  /// The first tokens of the arguments in brackets; none if there is a label.
  private func arguments(_ open: Int, _ end: Int) -> [Int] {
    guard end > open + 1 else { return [] }
    var places = [open + 1]
    var index = open + 1
    while index < end {
      if text(index) == "," { places.append(index + 1) }
      if text(index) == ":", isWord(index - 1), [",", "("].contains(text(index - 2)) { return [] }
      if let close = closing(index) { index = close }
      index += 1
    }
    return places
  }

  /// Replaces `.Center` by `.center`, as enumerations had it before Swift 3.
  private mutating func lowercaseMember(of type: String, _ index: Int) {
    guard text(index - 1) == ".", isWord(index) else { return }
    let name = text(index)
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    guard lower != name, known.hasMember(name, of: type) == false,
      known.hasMember(lower, of: type) == true
    else { return }
    replace(index...index, by: lower)
  }

  /// Follows `UITableView.Style.plain` and `UIFont(name:…)` from a type that exists.
  private mutating func portPath(_ name: String, _ index: Int) {
    var type = name
    var end = index
    while text(end + 1) == ".", isWord(end + 2) {
      let member = text(end + 2)
      guard !Self.general.contains(member), types.types[type]?.members.contains(member) != true,
        !types.declares(member) || hasUse(member, after: type, exactly: true)
      else { return }
      guard let isThere = known.hasMember(member, of: type) else { return }
      guard isThere else {
        let before = edits.count
        lowercaseMember(of: type, end + 2)
        guard edits.count == before else { return }
        if hasUse(member, after: type) { return }
        return remarkMember(member, of: type, end + 2)
      }
      end += 2
      guard known.has(type + "." + member) else { return }
      type += "." + member
    }
    noteInitializer(of: type, index, end)
  }

  /// Whether a table tells of a member after this type, so that ``noteUse(of:_:)`` does.
  private func hasUse(_ member: String, after owner: String, exactly: Bool = false) -> Bool {
    AbsentNames.uses[member]?.contains { $0.owner == owner || $0.owner == nil && !exactly } ?? false
  }

  private mutating func remarkMember(_ member: String, of type: String, _ index: Int) {
    // A library that is ported as well may have it in an extension.
    guard !importsOthers else { return }
    let isCase = member.utf8.first.map { $0 >= 0x61 } ?? false && type.contains(".")
    remark(
      index, "\(type).\(member)", "UIKitNames has no such member",
      isCase ? .otherStyle : .otherMember)
  }

  private mutating func noteInitializer(of type: String, _ index: Int, _ end: Int) {
    guard text(end + 1) == "(" else { return }
    let label = text(end + 2)
    if label == ")" {
      if type == "UIImage" || type == "NSLayoutConstraint",
        !known.hasMember(labelled: "init()", of: type)
      {
        remark(
          index, "\(type)()", "there is no such initialiser",
          type == "UIImage" ? .pixels : .constraintsInCode)
      }
      return
    }
    if type == "UIImage", label == "systemName", portSymbol(index, end + 1) { return }
    guard isWord(end + 2), text(end + 3) == ":", label != "rawValue",
      !types.labels.contains(label), !known.hasInitializer(labelled: label, of: type)
    else { return }
    switch type {
    case "UIImage":
      let advice: Advice =
        switch label {
        case "resource": .namedImage
        case "named", "contentsOfFile", "data": .imageFile
        default: .pixels
        }
      remark(index, "UIImage(\(label):)", "images are in no catalogue", advice)
    case "UIFont": remark(index, "UIFont(\(label):)", "fonts are the system's", .systemFont)
    default:
      remark(index, "\(type)(\(label):)", "there is no such initialiser", .otherInitialiser)
    }
  }

  // MARK: Members

  /// Replaces a member that had another name before Swift 4.2; returns whether it did.
  private mutating func portOldMember(_ name: String, _ index: Int) -> Bool {
    if let new = OldNames.members[name], text(index - 1) == ".", !types.declares(name) {
      replace(index...index, by: new)
      return true
    }
    if let new = OldNames.labels[name], text(index + 1) == ":" || isWord(index + 1) {
      replace(index...index, by: new)
      return true
    }
    if let (label, new) = OldNames.joined[name], text(index + 1) == "(", text(index + 2) == label,
      text(index + 3) == ":", text(index - 1) != "func"
    {
      replace(index...index, by: new)
      remove((index + 2)...(index + 3))
      return true
    }
    if name == "size", text(index - 1) == ".", text(index + 1) == "(",
      text(index + 2) == "attributes",
      text(index + 3) == ":", !types.declares(name)
    {
      replace((index + 2)...(index + 2), by: "withAttributes")
      return true
    }
    if name == "CFTimeInterval", !types.declares(name) {
      replace(index...index, by: "TimeInterval")
      return true
    }
    if name == "Selector" || name == "NSSelectorFromString", !types.declares(name) {
      remark(index, name, "selectors need the Objective-C runtime", .closure)
      return true
    }
    return false
  }

  /// Remarks on a member that is in the table; returns whether it did.
  private mutating func noteUse(of name: String, _ index: Int) -> Bool {
    guard let uses = AbsentNames.uses[name] else { return false }
    let before = text(index - 1)
    let after = text(index + 1)
    if after == ":", before != "var", ["(", ",", "?"].contains(before) || isWord(index - 1) {
      return false
    }
    if ["(", ","].contains(before), isWord(index + 1) { return false }
    let isOverride = ["func", "var"].contains(before)
    let isDeclared = types.declares(name)
    if isOverride {
      guard (2...5).contains(where: { text(index - $0) == "override" }), let type = around[index],
        !types.inherits(name, in: type)
      else { return false }
    } else if before != "." {
      // A variable of the file, or a parameter with a label.
      guard !isDeclared, !variables.has(name),
        !isWord(index - 1) || ["return", "in"].contains(before)
      else { return false }
    }
    let owner = before == "." ? ownerWord(index - 2) : isOverride ? nil : "self"
    var labels: [String]?
    for use in uses {
      if let wanted = use.owner {
        guard wanted == owner || wanted == "self" && owner == "super" else { continue }
        if wanted == "layer" && types.declares("layer") { continue }
        if wanted == "self" && (isDeclared || !isMissingInSelf(name, index)) { continue }
        if types.types[wanted]?.members.contains(name) == true { continue }
      } else if isDeclared, !isOverride {
        continue
      }
      if use.isCall {
        guard after == "(" || after == "{" && use.labels.isEmpty else { continue }
        if !use.labels.isEmpty {
          let found = labels ?? callLabels(index + 1)
          labels = found
          guard found.starts(with: use.labels) else { continue }
        }
      }
      let shown = use.owner.map { $0 == "self" ? "" : $0 + "." } ?? ""
      remark(
        index, shown + name + (use.isCall ? "(\(use.labels.map { $0 + ":" }.joined()))" : ""),
        use.why,
        use.advice)
      return true
    }
    return false
  }

  /// Whether the class around a token is one of UIKit's that has no member of a name here.
  private mutating func isMissingInSelf(_ name: String, _ index: Int) -> Bool {
    guard let root = root(of: around[index]) else { return false }
    return known.hasMember(name, of: root) == false
  }

  /// The word before a dot: `layer` of `view.layer?`.
  private func ownerWord(_ index: Int) -> String {
    ["?", "!"].contains(text(index)) ? text(index - 1) : text(index)
  }

  /// The labels of a call, as far as they are among its first tokens.
  func callLabels(_ open: Int) -> [String] {
    guard let end = closing(open), end > open + 1 else { return [] }
    var labels: [String] = []
    var isFirst = true
    var index = open + 1
    while index < min(end, open + Self.mostLabels) {
      if isFirst {
        let isLabel = isWord(index) && (text(index + 1) == ":" || isWord(index + 1))
        labels.append(isLabel ? text(index) : "_")
      }
      isFirst = text(index) == ","
      if let close = closing(index) { index = close }
      index += 1
    }
    return labels
  }

  /// Remarks on `name.member` where the type of the name is known and has no such member.
  private mutating func noteMember(_ name: String, _ index: Int) {
    var dot = index + 1
    if ["?", "!"].contains(text(dot)) { dot += 1 }
    guard text(dot) == ".", isWord(dot + 1) else { return }
    let member = text(dot + 1)
    guard !Self.general.contains(member), !types.declares(member), !KnownNames.isCandidate(member)
    else { return }
    guard let type = type(of: name, index), known.hasMember(member, of: type) == false,
      !hasUse(member, after: name), !hasUse(member, after: type), OldNames.members[member] == nil,
      OldNames.joined[member] == nil
    else { return }
    remarkMember(member, of: type, dot + 1)
  }

  /// The type of UIKit of a name in an expression; nil if that is not clear.
  private mutating func type(of name: String, _ index: Int) -> String? {
    let before = text(index - 1)
    if name == "self" || name == "super" {
      guard before != ".", let type = around[index], types.types[type]?.superclass != nil,
        let root = root(of: type), isPlainClass(type)
      else { return nil }
      return known.has(root) ? root : nil
    }
    if before == "." {
      guard let type = Self.properties[name], !types.declares(name) else {
        guard text(index - 2) == "self" else { return nil }
        return variables[name].flatMap { clearType($0) }
      }
      return type
    }
    return variables[name].flatMap { clearType($0) }
  }

  /// A type with its members, as long as no other type of the set adds to it under a name of its own.
  private mutating func clearType(_ name: String) -> String? {
    if name.contains(".") { return known.has(name) ? name : nil }
    guard let root = root(of: name), known.has(root) else { return nil }
    return isPlainClass(name) || !types.declares(name) ? root : nil
  }

  private func isPlainClass(_ name: String) -> Bool { types.types[name]?.superclass != nil }

  // MARK: Overrides

  /// Remarks on a member that overrides nothing here.
  private mutating func noteOverride(_ index: Int) {
    guard let type = around[index], let root = root(of: type), known.has(root) else { return }
    var place = index
    for next in (index - 4)..<(index + 6) where ["func", "var", "init"].contains(text(next)) {
      if next > index || text(next) == "" {
        place = next
        break
      }
    }
    guard place != index else { return }
    let keyword = text(place)
    if keyword == "init" {
      guard text(place + 1) == "(", let end = closing(place + 1), end > place + 2 else { return }
      let label = text(place + 2)
      if isWord(place + 2), text(place + 3) == ":" || isWord(place + 3),
        !types.inheritsInitialiser(label, in: type),
        !known.hasInitializer(labelled: label, of: root)
      {
        remark(
          place, "override init(\(label):)", "\(root) has no such initialiser", .otherInitialiser)
      }
      return
    }
    let name = text(place + 1)
    guard isWord(place + 1), !Self.general.contains(name), !types.inherits(name, in: type) else {
      return
    }
    if AbsentNames.uses[name] != nil, !(known.hasMember(name, of: root) ?? true) { return }
    guard keyword == "func" else {
      if known.hasMember(name, of: root) == false { remarkOverride(name, root, place) }
      return
    }
    let labels =
      DeclaredTypes.labels(after: place + 1, in: code, closings, work)?.map { label in
        OldNames.labels[label] ?? label
      }
    let whole = name + "(" + (labels ?? []).map { $0 + ":" }.joined() + ")"
    guard known.hasMember(name, of: root) != nil, !known.hasMember(labelled: whole, of: root) else {
      return
    }
    if name == "draw", whole == "draw(_:)" {
      remark(place + 1, "draw(_:)", "views draw on a canvas", .canvas)
    } else {
      remarkOverride(whole, root, place)
    }
  }

  private mutating func remarkOverride(_ name: String, _ root: String, _ index: Int) {
    remark(index, "override \(name)", "\(root) has nothing that it overrides", .otherOverride)
  }

  // MARK: The rest

  /// Remarks on a property of a class that a class of the engine has as well, unlike UIKit's.
  private mutating func noteClash(_ index: Int) {
    guard around.isMember(index), isWord(index + 1), let type = around[index],
      types.types[type]?.superclass != nil, let root = root(of: type), known.has(root)
    else { return }
    let name = text(index + 1)
    guard known.hasMember(labelled: name, of: root) else { return }
    var place = index - 1
    while place > index - 8, isWord(place) || text(place) == "@" || text(place) == ")" {
      if ["override", "static", "class"].contains(text(place)) { return }
      if code[place].line < code[index].line - 1 || text(place) == "in" { break }
      place -= 1
    }
    remark(index, name, "\(root) has a property of this name here", .otherName)
  }

  /// Replaces the names of nibs in `super.init(nibName:bundle:)`, and remarks on `super.draw(_:)`.
  private mutating func portSuper(_ index: Int) {
    guard text(index + 1) == "." else { return }
    if text(index + 2) == "draw", text(index + 3) == "(", isWord(index + 4), text(index + 5) == ")",
      let root = root(of: around[index]), known.has(root)
    {
      remark(index, "super.draw(_:)", "views draw on a canvas", .canvas)
    }
    guard text(index + 2) == "init", text(index + 3) == "(", text(index + 4) == "nibName",
      text(index + 5) == ":", isWord(index + 6), text(index + 7) == ",",
      text(index + 8) == "bundle", text(index + 9) == ":", isWord(index + 10),
      text(index + 11) == ")", text(index + 6) != "nil" || text(index + 10) != "nil"
    else { return }
    replace((index + 6)...(index + 6), by: "nil")
    replace((index + 10)...(index + 10), by: "nil")
  }

  /// Remarks on functions of the Objective-C runtime.
  private mutating func noteRuntime(_ name: String, _ index: Int) {
    if name.hasPrefix("objc_") || name.hasPrefix("OBJC_ASSOCIATION") {
      guard !types.declares(name) else { return }
      remark(index, name, "it needs the Objective-C runtime", .ownStorage)
    } else if name.hasPrefix("class_"), text(index + 1) == "(", !types.declares(name) {
      remark(index, name, "it needs the Objective-C runtime", .nothing)
    } else if name.hasPrefix("method_"), text(index + 1) == "(", !types.declares(name) {
      remark(index, name, "it needs the Objective-C runtime", .nothing)
    }
  }
}
