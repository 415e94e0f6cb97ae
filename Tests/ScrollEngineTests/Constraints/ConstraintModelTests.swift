import ScrollEngine
import TestSupport
import Testing

@MainActor
struct ConstraintModelTests {
  @Test(arguments: Soak.seeds(1...150))
  func `views lie where their constraints say, whatever comes, goes and changes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = ConstraintModel(count: Int.random(in: 2...12, using: &random), using: &random)
    #expect(model.mistakes().isEmpty)
    for step in 0..<30 {
      let number = Int.random(in: 0..<model.nodes.count, using: &random)
      let change = Change.allCases.randomElement(using: &random) ?? .constant
      apply(change, to: number, in: &model, using: &random)
      // Some changes are made in the same pass.
      guard Int.random(in: 0...2, using: &random) > 0 else { continue }
      let mistakes = model.mistakes()
      #expect(mistakes.isEmpty, "after step \(step), \(change) of \(number)")
      if !mistakes.isEmpty { return }
    }
  }

  private enum Change: CaseIterable {
    case constant, frame, target, kind, parent, window, asking
  }

  private func apply(
    _ change: Change, to number: Int, in model: inout ConstraintModel,
    using random: inout SeededRandom
  ) {
    switch change {
    case .constant:
      for hold in ConstraintModel.holds {
        model.nodes[number][keyPath: hold].constant = Double(Int.random(in: 0...99, using: &random))
        let new = model.nodes[number][keyPath: hold]
        new.constraint?.constant = new.constant
      }
    case .frame:
      model.nodes[number].frame = ConstraintModel.frame(using: &random)
      if !model.nodes[number].isHeld { model.nodes[number].view.frame = model.nodes[number].frame }
    case .target:
      let isHeld = model.nodes[number].isHeld
      if isHeld { model.release(number) }
      for hold in ConstraintModel.holds {
        model.nodes[number][keyPath: hold] = ConstraintModel.hold(number, using: &random)
      }
      if isHeld { model.hold(number) }
    case .kind:
      let isHeld = model.nodes[number].isHeld
      if isHeld { model.release(number) }
      model.nodes[number].isHeld = !isHeld
      model.nodes[number].view.translatesAutoresizingMaskIntoConstraints = isHeld
      if isHeld {
        model.nodes[number].view.frame = model.nodes[number].frame
      } else {
        model.hold(number)
      }
    case .parent: move(number, in: &model, using: &random)
    case .window:
      model.window.frame.size.width = Double(Int.random(in: 100...900, using: &random))
    case .asking:
      let view = model.nodes[number].view
      let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      #expect(size.width >= 0 && size.height >= 0)
    }
  }

  /// Moves a view and its subviews to another parent, and activates its constraints again.
  private func move(
    _ number: Int, in model: inout ConstraintModel, using random: inout SeededRandom
  ) {
    let all = model.nodes.indices.flatMap { model.constraints(of: $0) }
    let view = model.nodes[number].view
    view.removeFromSuperview()
    for constraint in all {
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? View }
      let inside = items.filter { $0.isDescendant(of: view) }
      #expect(constraint.isActive == (inside.isEmpty || inside.count == items.count))
    }
    // The parent has a lower number, because the model computes in order, and is not in the view.
    let parents = (-1..<number).filter { $0 < 0 || !model.lies($0, in: number) }
    model.nodes[number].parent = parents.randomElement(using: &random) ?? -1
    if Bool.random(using: &random) { _ = view.systemLayoutSizeFitting(.zero) }
    if Bool.random(using: &random) { view.layoutIfNeeded() }
    model.container(model.nodes[number].parent).addSubview(view)
    for constraint in all where !constraint.isActive { constraint.isActive = true }
  }
}
