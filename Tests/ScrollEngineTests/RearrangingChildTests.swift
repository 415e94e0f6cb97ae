import ScrollEngine
import TestSupport
import Testing

/// The child is a plain view, which changes its stack when it is asked for its size.
@MainActor
@Suite("A child that rearranges its stack when it is asked for its size")
struct RearrangingChildTests {
  private final class Rearranger: View {
    var rearrange: (() -> Void)?

    override func sizeThatFits(_ size: Size) -> Size {
      let once = rearrange
      rearrange = nil
      once?()
      return Size(width: 30, height: 30)
    }
  }

  /// Why the child is asked for its size.
  enum Cause: CaseIterable { case inserted, margins, breadth, shown, invalidated, axis }

  /// How the child changes its stack.
  enum Change: CaseIterable {
    case leave, removeFirst, removeAll, goFirst, goLast, insertFirst, hide
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let child = Rearranger(frame: Rect(x: 0, y: 0, width: 100, height: 10))

  init() {
    window.addSubview(container)
    for height in [20.0, 40, 60] { container.addArrangedSubview(plain(height)) }
    container.insertArrangedSubview(child, at: 2)
    window.layoutIfNeeded()
  }

  private func plain(_ height: Double) -> View {
    View(frame: Rect(x: 0, y: 0, width: height, height: height))
  }

  private func make(_ change: Change) {
    switch change {
    case .leave: container.removeArrangedSubview(child)
    case .removeFirst: container.removeArrangedSubview(container.arrangedSubviews[0])
    case .removeAll: container.arrangedSubviews.forEach(container.removeArrangedSubview)
    case .goFirst: container.insertArrangedSubview(child, at: 0)
    case .goLast:
      container.insertArrangedSubview(child, at: container.arrangedSubviews.count - 1)
    case .insertFirst: container.insertArrangedSubview(plain(7), at: 0)
    case .hide: child.isHidden = true
    }
  }

  private func ask(_ cause: Cause) {
    switch cause {
    case .inserted: container.insertArrangedSubview(child, at: 1)
    case .margins:
      container.setMargins(EdgeInsets(top: 3, left: 0, bottom: 0, right: 0), for: child)
    case .breadth: container.frame.size.width = 90
    case .shown: child.isHidden = false
    case .invalidated: child.invalidateIntrinsicContentSize()
    case .axis: container.axis = .horizontal
    }
  }

  @Test("leaves it as one that was arranged so from the start", arguments: Cause.allCases)
  func rearranges(cause: Cause) {
    for change in Change.allCases {
      let test = RearrangingChildTests()
      test.rearrange(change, cause)
    }
  }

  private func rearrange(_ change: Change, _ cause: Cause) {
    if cause == .inserted { container.removeArrangedSubview(child) }
    if cause == .shown { child.isHidden = true }
    var wasAsked = false
    child.rearrange = {
      wasAsked = true
      make(change)
    }
    ask(cause)
    window.layoutIfNeeded()
    #expect(wasAsked, "\(cause), \(change)")
    var end = 0.0
    for view in container.arrangedSubviews where !view.isHidden {
      let margin = view === child && cause == .margins ? 3.0 : 0
      let frame = container.contentFrame(of: view) ?? .null
      let (start, length) =
        container.axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
      #expect(start == end + margin, "\(cause), \(change)")
      #expect(view !== child || length == 30, "\(cause), \(change)")
      end = start + length
    }
    let size = container.contentSize
    #expect((container.axis == .vertical ? size.height : size.width) == end, "\(cause), \(change)")
  }
}
