import Documents
import PlainText
import ScrollEngine

/// Finds the parts of a window that a script names.
@MainActor
struct ElementFinder {
  let window: Window

  /// How many parts a message lists.
  private static let mostListed = 20

  private var elements: [AccessibilityElement] {
    func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + all($0.children) }
    }
    return all(window.spokenElements)
  }

  private func fits(_ element: AccessibilityElement, _ name: ElementName) -> Bool {
    element.label == name.label && name.role.map(element.traits.contains) ?? true
      && name.value.map { element.value == $0 } ?? true
  }

  /// Whether a part with a name can be seen.
  func sees(_ name: ElementName) -> Bool { elements.contains { fits($0, name) } }

  /// The one part with a name.
  ///
  /// - Throws: ``ScriptError/element(_:)``, with the parts that there are.
  func element(_ name: ElementName) throws(ScriptError) -> AccessibilityElement {
    let elements = elements
    let found = elements.filter { fits($0, name) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .element(
        "\(found.count) parts of the screen are called \(name.words): \(Self.list(found)); "
          + "say which by its role or value")
    }
    let near = NearNames.question(for: name.label, in: elements.compactMap(\.label))
    throw .element(
      "no part of the screen is called \(name.words); " + (near.map { "\($0) " } ?? "")
        + (elements.isEmpty ? "there are none" : "there are \(Self.list(elements))"))
  }

  /// The point at which a part is tapped, the middle of what can be seen of it.
  ///
  /// - Throws: ``ScriptError/element(_:)`` if another view is before the part there.
  func target(of name: ElementName) throws(ScriptError) -> Point {
    let element = try element(name)
    let middle = Point(x: element.frame.midX, y: element.frame.midY)
    if let cover = cover(of: element, at: middle) {
      throw .element(
        "\(name.words) is behind a \(type(of: cover)), which a tap in its middle would reach")
    }
    return middle
  }

  /// The view that a tap would reach instead of a part; nil if none, or if no view is the part alone.
  private func cover(of element: AccessibilityElement, at point: Point) -> View? {
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    func all(_ view: View) -> [View] { view.subviews.flatMap { [$0] + all($0) } }
    let parts = all(window).filter {
      $0.isAccessibilityElement && $0.accessibilityLabel == element.label
        && $0.convert($0.bounds, to: window).contains(point)
    }
    // A touch of a text in a cell reaches the cell, and one of a button may reach what is in it.
    let isReached = parts.contains { $0.isDescendant(of: hit) || hit.isDescendant(of: $0) }
    return parts.isEmpty || isReached ? nil : hit
  }

  private static func list(_ elements: [AccessibilityElement]) -> String {
    let named = elements.filter { $0.label != nil }
    let shown = named.prefix(mostListed).map { element in
      let role = ElementName.roles.first { element.traits.contains($0.value) }?.value
      return ElementName(element.label ?? "", role: role, value: element.value).words
    }
    let left = named.count - shown.count
    return shown.joined(separator: ", ") + (left > 0 ? ", and \(left) more" : "")
  }

  // MARK: Scrolling

  /// The scroll views that can move, from the outermost in, with the axes along which they can.
  private var movable: [(view: ScrollView, axis: Axis)] {
    func all(_ view: View) -> [ScrollView] {
      view.presentedSubviews.flatMap { child in
        ((child as? ScrollView).map { [$0] } ?? []) + all(child)
      }
    }
    return all(window).filter { !$0.isHidden && $0.isScrollEnabled }.flatMap { view in
      Axis.allCases.filter { Self.length(of: view, along: $0) > 0.5 }.map { (view, $0) }
    }
  }

  /// How far a view can be scrolled along an axis, in points.
  private static func length(of view: ScrollView, along axis: Axis) -> Double {
    let insets = view.adjustedContentInset
    let (start, end) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return view.contentSize[axis] + start + end - view.bounds.size[axis]
  }

  /// Scrolls until a part can be seen, on from where each view is, and then from its start; `layOut` lays
  /// out after each step. Leaves all views as they were if there is none.
  func scroll(to name: ElementName, _ layOut: () async -> Void) async -> Bool {
    if sees(name) { return true }
    for (view, axis) in movable {
      let before = view.contentOffset
      let insets = view.adjustedContentInset
      let start = -(axis == .vertical ? insets.top : insets.left)
      let step = max(1, view.bounds.size[axis] * 0.75)
      var offsets: [Double] = []
      func add(from first: Double, to last: Double) {
        var offset = first
        while offset < last {
          offsets.append(offset)
          offset += step
        }
        offsets.append(last)
      }
      add(from: before[axis] + step, to: start + Self.length(of: view, along: axis))
      add(from: start, to: before[axis])
      for offset in offsets {
        // Estimated lengths may have changed the end.
        let end = start + Self.length(of: view, along: axis)
        var place = before
        place[axis] = min(max(offset, start), max(start, end))
        view.contentOffset = place
        await layOut()
        guard sees(name) else { continue }
        if let element = try? element(name) {
          view.scrollRectToVisible(view.convert(element.frame, from: nil), animated: false)
          await layOut()
        }
        return true
      }
      view.contentOffset = before
      await layOut()
    }
    return false
  }
}
