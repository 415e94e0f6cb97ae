import ScrollEngine
import TestSupport
import Testing

@MainActor
struct StackViewTests {
  private let blocks = [Block(40, 20), Block(60, 30), Block(20, 50)]

  private func stack(width: Double = 300, height: Double = 50) -> StackView {
    let stack = StackView(arrangedSubviews: blocks)
    stack.frame = Rect(x: 0, y: 0, width: width, height: height)
    stack.spacing = 6
    return stack
  }

  private func spans(_ stack: StackView) -> [[Double]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `each distribution shares the length in its way`() {
    let stack = stack()
    // Among views with equal hugging priorities, it costs least to stretch a single view.
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.reduce(0.0) { $0 + $1.frame.width } == 288)
    stack.distribution = .fillEqually
    #expect(spans(stack) == [[0, 96], [102, 96], [204, 96]])
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 96], [102, 144], [252, 48]])
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 40], [130, 60], [280, 20]])
    stack.distribution = .equalCentering
    #expect(spans(stack) == [[0, 40], [125, 60], [280, 20]])
  }

  @Test func `each alignment places the views in its way`() {
    let stack = stack()
    func tops() -> [[Double]] {
      stack.layoutIfNeeded()
      return blocks.map { [$0.frame.minY, $0.frame.height] }
    }
    #expect(tops() == [[0, 50], [0, 50], [0, 50]])
    stack.alignment = .top
    #expect(tops() == [[0, 20], [0, 30], [0, 50]])
    stack.alignment = .center
    #expect(tops() == [[15, 20], [10, 30], [0, 50]])
    stack.alignment = .bottom
    #expect(tops() == [[30, 20], [20, 30], [0, 50]])
    // A view without text has its baseline at its bottom.
    stack.alignment = .lastBaseline
    #expect(tops() == [[30, 20], [20, 30], [0, 50]])
  }

  @Test func `it is as large as what it arranges, its spaces and its margins`() {
    let stack = stack()
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 132, height: 50))
    stack.setCustomSpacing(20, after: blocks[0])
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 146, height: 50))
    #expect(stack.customSpacing(after: blocks[0]) == 20)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == StackView.spacingUseDefault)
    blocks[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 50))
    blocks[1].isHidden = false
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 132, height: 50))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 138, height: 54))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 116))
    stack.layoutMargins.left = 12
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 76, height: 116))
  }

  @Test(arguments: [false, true])
  func `a stack that is too short leaves no length to views for which there is none`(
    isAsked: Bool
  ) {
    let stack = StackView(arrangedSubviews: (0..<300).map { _ in Block(24, 20) })
    stack.frame = Rect(x: 0, y: 0, width: 1_000, height: 20)
    if isAsked {
      let size = stack.systemLayoutSizeFitting(
        Size(width: 1_000, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: 1_000, height: 20))
    }
    let lengths = spans(stack).map { $0[1] }
    // Each view but one gets its whole length or nothing.
    #expect(lengths.count { $0 == 24 } == 41 && lengths.count { $0 == 16 } == 1)
    #expect(lengths.count { $0 == 0 } == 258)
  }

  @Test func `a row begins at the right from right to left`() {
    let stack = stack()
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .fillEqually
    #expect(spans(stack) == [[204, 96], [102, 96], [0, 96]])
    stack.semanticContentAttribute = .forceLeftToRight
    #expect(spans(stack) == [[0, 96], [102, 96], [204, 96]])
  }

  @Test func `a view that leaves is arranged no more`() {
    let stack = stack()
    blocks[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
    stack.removeArrangedSubview(blocks[0])
    #expect(stack.subviews.contains(blocks[0]))
    #expect(spans(stack) == [[0, 300]])
    let other = StackView()
    other.addArrangedSubview(blocks[2])
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [blocks[2]])
  }

  @Test func `a view that leaves and comes back before layout is between its neighbours again`() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    blocks[1].removeFromSuperview()
    stack.insertArrangedSubview(blocks[1], at: 1)
    #expect(spans(stack) == [[0, 96], [102, 96], [204, 96]])
  }

  // MARK: - Any changes

  @Test(arguments: Soak.seeds(1...100))
  func `after any changes everything lies as in a stack that is made anew`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Large enough for all spacings, because any of several conflicting constraints may break.
    let stack = stack(width: 500, height: 600)
    var free: [Block] = []
    for step in 0..<25 {
      switch Int.random(in: 0...8, using: &random) {
      case 0:
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      case 1:
        stack.distribution =
          StackView.Distribution(
            rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
      case 2:
        stack.alignment =
          [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
      case 3: stack.spacing = Double(Int.random(in: 0...20, using: &random))
      case 4:
        let block =
          free.popLast()
          ?? Block(
            Double(Int.random(in: 1...60, using: &random)),
            Double(Int.random(in: 1...60, using: &random)))
        stack.insertArrangedSubview(
          block, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &random))
      case 5:
        guard let view = stack.arrangedSubviews.randomElement(using: &random) else { continue }
        view.removeFromSuperview()
        if let block = view as? Block { free.append(block) }
      case 6:
        stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
      case 7:
        guard let view = stack.arrangedSubviews.randomElement(using: &random) else { continue }
        stack.setCustomSpacing(Double(Int.random(in: 0...30, using: &random)), after: view)
      default:
        stack.frame.size.width = Double(Int.random(in: 500...900, using: &random))
      }
      guard Bool.random(using: &random) else { continue }
      let mistakes = differences(of: stack)
      #expect(mistakes.isEmpty, "after step \(step)")
      if !mistakes.isEmpty { return }
    }
  }

  /// The differences from a new stack with the same views. Ambiguous lengths may differ.
  private func differences(of stack: StackView) -> [String] {
    stack.layoutIfNeeded()
    let copies = stack.arrangedSubviews.map { view in
      let copy = Block((view as? Block)?.size ?? .zero)
      copy.isHidden = view.isHidden
      return copy
    }
    let model = StackView(arrangedSubviews: copies)
    model.axis = stack.axis
    model.distribution = stack.distribution
    model.alignment = stack.alignment
    model.spacing = stack.spacing
    for (view, copy) in zip(stack.arrangedSubviews, copies) {
      model.setCustomSpacing(stack.customSpacing(after: view), after: copy)
    }
    let (size, modelSize) = (
      stack.systemLayoutSizeFitting(.zero), model.systemLayoutSizeFitting(.zero)
    )
    var differences: [String] = []
    if !isNear([size.width, size.height], [modelSize.width, modelSize.height]) {
      differences.append("wants \(size), and not \(modelSize)")
    }
    model.frame = stack.frame
    model.layoutIfNeeded()
    stack.layoutIfNeeded()
    if stack.distribution == .fill || stack.distribution == .equalCentering { return differences }
    for (view, copy) in zip(stack.arrangedSubviews, copies) where !view.isHidden {
      let (frame, other) = (view.frame, copy.frame)
      if !isNear(
        [frame.minX, frame.minY, frame.width, frame.height],
        [other.minX, other.minY, other.width, other.height])
      {
        differences.append("\(frame), and not \(other)")
      }
    }
    return differences
  }

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

/// A view with a fixed intrinsic content size.
private final class Block: View {
  let size: Size

  convenience init(_ width: Double, _ height: Double) {
    self.init(Size(width: width, height: height))
  }

  init(_ size: Size) {
    self.size = size
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size { size }
}
