import ScrollEngine
import TestSupport

/// Views in a window, some with fixed frames, others with constraints that have one solution. The
/// expected frames are computed one after the other without a solver.
///
/// The constraints of a view refer only to views with lower numbers, anywhere in the hierarchy.
@MainActor
struct ConstraintModel {
  struct Node {
    var view: View
    var parent: Int
    var isHeld: Bool
    /// The frame of a view without constraints.
    var frame: Rect
    /// The constraints of the view, which are active if `isHeld` is true.
    var left: Hold
    var top: Hold
    var width: Hold
    var height: Hold
  }

  /// The constraint of one attribute of a view.
  struct Hold {
    var target: Int
    /// For positions, whether the constraint is to the far edge of the target.
    var isFar: Bool
    /// For sizes, the multiplier of the target's size.
    var multiplier: Double
    var constant: Double
    var constraint: LayoutConstraint?
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  var nodes: [Node] = []

  init(count: Int, using random: inout SeededRandom) {
    for number in 0..<count {
      let parent = Int.random(in: -1..<number, using: &random)
      let view = View()
      view.identifier = "\(number)"
      var node = Node(
        view: view, parent: parent, isHeld: Bool.random(using: &random),
        frame: Self.frame(using: &random), left: Self.hold(number, using: &random),
        top: Self.hold(number, using: &random), width: Self.hold(number, using: &random),
        height: Self.hold(number, using: &random))
      node.view.frame = node.frame
      node.view.translatesAutoresizingMaskIntoConstraints = !node.isHeld
      nodes.append(node)
      container(parent).addSubview(view)
      node = nodes[number]
      if node.isHeld { hold(number) }
    }
  }

  static func frame(using random: inout SeededRandom) -> Rect {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 4
    }
    return Rect(
      x: number(-80...400), y: number(-80...400), width: number(0...800), height: number(0...800))
  }

  /// Sizes are never below zero, so that no constraint has to give way.
  static func hold(_ number: Int, using random: inout SeededRandom) -> Hold {
    Hold(
      target: Int.random(in: -1..<number, using: &random), isFar: Bool.random(using: &random),
      multiplier: [0.5, 1, 0.25, 0][Int.random(in: 0...3, using: &random)],
      constant: Double(Int.random(in: 0...200, using: &random)) / 4)
  }

  func container(_ number: Int) -> View { number < 0 ? window : nodes[number].view }

  // MARK: - Constraints

  /// Activates the constraints of a view.
  mutating func hold(_ number: Int) {
    let view = nodes[number].view
    let (left, top) = (container(nodes[number].left.target), container(nodes[number].top.target))
    nodes[number].left.constraint = view.leftAnchor.constraint(
      equalTo: nodes[number].left.isFar ? left.rightAnchor : left.leftAnchor,
      constant: nodes[number].left.constant)
    nodes[number].top.constraint = view.topAnchor.constraint(
      equalTo: nodes[number].top.isFar ? top.bottomAnchor : top.topAnchor,
      constant: nodes[number].top.constant)
    nodes[number].width.constraint = view.widthAnchor.constraint(
      equalTo: container(nodes[number].width.target).widthAnchor,
      multiplier: nodes[number].width.multiplier, constant: nodes[number].width.constant)
    nodes[number].height.constraint = view.heightAnchor.constraint(
      equalTo: container(nodes[number].height.target).heightAnchor,
      multiplier: nodes[number].height.multiplier, constant: nodes[number].height.constant)
    LayoutConstraint.activate(constraints(of: number))
  }

  mutating func release(_ number: Int) {
    LayoutConstraint.deactivate(constraints(of: number))
    for hold in Self.holds { nodes[number][keyPath: hold].constraint = nil }
  }

  static var holds: [WritableKeyPath<Node, Hold>] { [\.left, \.top, \.width, \.height] }

  func constraints(of number: Int) -> [LayoutConstraint] {
    Self.holds.compactMap { nodes[number][keyPath: $0].constraint }
  }

  /// Whether a node is `outer` or one of its descendants.
  func lies(_ number: Int, in outer: Int) -> Bool {
    var current = number
    while current >= 0 {
      if current == outer { return true }
      current = nodes[current].parent
    }
    return false
  }

  // MARK: - Expected frames

  /// The expected frames in the window, by number.
  var places: [Rect] {
    var places: [Rect] = []
    for node in nodes {
      func place(_ number: Int) -> Rect { number < 0 ? window.bounds : places[number] }
      guard node.isHeld else {
        places.append(node.frame.offsetBy(place(node.parent).origin))
        continue
      }
      let (left, top) = (place(node.left.target), place(node.top.target))
      places.append(
        Rect(
          x: (node.left.isFar ? left.maxX : left.minX) + node.left.constant,
          y: (node.top.isFar ? top.maxY : top.minY) + node.top.constant,
          width: node.width.multiplier * place(node.width.target).width + node.width.constant,
          height: node.height.multiplier * place(node.height.target).height + node.height.constant))
    }
    return places
  }

  /// Lays out, and returns a message for each view that does not have its expected frame.
  func mistakes() -> [String] {
    window.layoutIfNeeded()
    return zip(nodes, places).compactMap { node, place in
      let found = node.view.convert(node.view.bounds, to: window)
      let distances = [
        found.minX - place.minX, found.minY - place.minY, found.width - place.width,
        found.height - place.height,
      ]
      guard distances.contains(where: { abs($0) > 1e-6 }) else { return nil }
      return "\(node.view) lies at \(found) and not at \(place)"
    }
  }
}
