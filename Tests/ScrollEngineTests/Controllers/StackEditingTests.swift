import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A stack whose controllers change")
struct StackEditingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
  let stack = StackController()
  let a = BlockController("a", height: 100)
  let b = BlockController("b", height: 60)
  let c = BlockController("c", height: 30)
  let d = BlockController("d", height: 10)

  init() {
    stack.viewControllers = [a, b, c]
    window.rootViewController = stack
    window.layoutIfNeeded()
  }

  var container: ContainerScrollView { stack.containerScrollView }
  var names: [String?] { stack.viewControllers.map(\.title) }
  /// The tops of the controllers' views in the container, from the first to the last.
  var tops: [Double] {
    window.layoutIfNeeded()
    return stack.viewControllers.map { $0.view.convert(Point.zero, to: container).y }
  }

  @Test("puts, moves, replaces and removes them where it is told")
  func edits() {
    stack.insert(d, at: 1)
    #expect(names == ["a", "d", "b", "c"] && tops == [0, 100, 110, 170])
    stack.move(a, to: 3)
    #expect(names == ["d", "b", "c", "a"] && tops == [0, 10, 70, 100])
    stack.insert(c, at: 0)
    #expect(names == ["c", "d", "b", "a"] && tops == [0, 30, 40, 100])
    stack.append(d)
    #expect(names == ["c", "b", "a", "d"] && tops == [0, 30, 90, 190])
    stack.remove(b)
    #expect(names == ["c", "a", "d"] && tops == [0, 30, 130])
    stack.replace(a, with: b)
    #expect(names == ["c", "b", "d"] && tops == [0, 30, 90])
    stack.replace(d, with: c)
    #expect(names == ["b", "c"] && tops == [0, 60])
    #expect(stack.children.count == 2 && container.arrangedSubviews.count == 2)
    #expect(a.parent == nil && a.view.superview == nil)
    container.checkInvariants()
  }

  @Test("keeps those that stay when all are set, and their views")
  func settingAll() {
    let view = b.view
    stack.viewControllers = [d, c, b]
    #expect(names == ["d", "c", "b"] && tops == [0, 10, 40])
    #expect(b.view === view && a.parent == nil)
    stack.setViewControllers([], animated: true)
    #expect(names.isEmpty && container.arrangedSubviews.isEmpty && stack.children.isEmpty)
    stack.viewControllers = [c, a]
    #expect(names == ["c", "a"] && tops == [0, 30])
  }

  @Test("does so before its view is loaded, too")
  func beforeLoading() {
    let stack = StackController()
    let list = RowsController("list", rows: 5, height: 10)
    stack.viewControllers = [d, list]
    stack.move(list, to: 0)
    stack.setHidden(true, for: d)
    #expect(stack.isHidden(d) && !stack.isHidden(list) && !list.isViewLoaded)
    stack.append(a)
    stack.remove(a)
    window.rootViewController = stack
    #expect(stack.viewControllers.map(\.title) == ["list", "d"])
    #expect(stack.containerScrollView.contentSize.height == 50 && d.view.isHidden)
  }

  @Test("lets go of one that finds another parent, or leaves on its own")
  func leaving() {
    let other = StackController()
    other.append(b)
    #expect(names == ["a", "c"] && tops == [0, 100] && b.parent === other)
    a.willMove(toParent: nil)
    a.removeFromParent()
    #expect(names == ["c"] && tops == [0] && a.view.superview == nil)
    ViewController().addChild(c)
    #expect(names.isEmpty && container.arrangedSubviews.isEmpty)
    other.loadViewIfNeeded()
    #expect(b.view.superview != nil && b.view.window == nil)
  }

  @Test("gives a view back in the size in which it came")
  func restoredSize() {
    d.view.frame.size = Size(width: 3, height: 4)
    stack.append(d)
    window.layoutIfNeeded()
    #expect(d.view.frame.size == Size(width: 100, height: 10))
    stack.remove(d)
    #expect(d.view.frame.size == Size(width: 3, height: 4))
    // The stack does not observe the view any more.
    d.view.frame.size.height = 70
    d.view.isHidden = true
    #expect(container.contentSize.height == 190)
  }

  // MARK: Animated

  @Test("has siblings travel to their places where it is animated")
  func animation() {
    let hand = Hand(window)
    stack.insert(d, at: 0, animated: true)
    hand.rest(0.15)
    #expect((1..<9).contains(tops[1]) && names == ["d", "a", "b", "c"])
    hand.settle()
    #expect(tops == [0, 10, 110, 170])
    stack.setHidden(true, for: a, animated: true)
    hand.rest(0.15)
    #expect((11..<109).contains(tops[2]))
    hand.settle()
    #expect(tops[2] == 10)
    stack.setHidden(false, for: a, animated: true)
    hand.rest(0.15)
    #expect((11..<109).contains(tops[2]))
    // A new window size in the middle of the animation measures all views again.
    window.frame.size = Size(width: 200, height: 300)
    hand.settle()
    #expect(tops == [0, 10, 110, 170])
    stack.remove(a, animated: true)
    hand.rest(0.15)
    #expect((11..<109).contains(tops[1]))
    hand.settle()
    #expect(tops == [0, 10, 70])
    stack.move(c, to: 0, animated: true)
    stack.replace(b, with: a, animated: true)
    hand.settle()
    #expect(names == ["c", "d", "a"] && tops == [0, 30, 40])
    container.checkInvariants()
  }

  @Test("measures a view in an animation by what it is, not by how long it is just now")
  func frameInAnimation() {
    let framed = BlockController("framed", height: nil)
    framed.view.frame.size.height = 80
    stack.insert(framed, at: 0)
    window.layoutIfNeeded()
    let hand = Hand(window)
    stack.setHidden(true, for: framed, animated: true)
    hand.settle()
    stack.setHidden(false, for: framed, animated: true)
    hand.rest(1.0 / 60)
    window.frame.size.width = 120
    window.layoutIfNeeded()
    hand.settle()
    #expect(tops == [0, 80, 180, 240] && framed.view.frame.height == 80)
  }

  // MARK: Appearance

  @Test("takes another height, other insets and another kind when it is told to ask again")
  func reloading() {
    b.height = 90
    #expect(tops == [0, 100, 160])
    stack.reloadAppearance(of: b)
    #expect(tops == [0, 100, 190])
    let list = RowsController("list", rows: 4, height: 20)
    stack.insert(list, at: 1)
    #expect(tops == [0, 100, 180, 270])
    list.insets = EdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.reloadAppearance(of: list)
    #expect(tops == [0, 105, 200, 290] && list.table.bounds.width == 70)
  }

  final class Changing: ViewController, StackContainable {
    let source = ListSource.uniform(30, height: 20)
    lazy var table = source.table()
    var isList = false
    var appearances = 0
    override func viewDidLoad() { view.addSubview(table) }
    override func viewWillAppear(_ animated: Bool) { appearances += 1 }
    func preferredAppearanceInStack() -> StackAppearance {
      isList ? .scroll(table) : .view(height: 50)
    }
  }

  @Test("has one that was a view be a table, and a view again, while it is visible")
  func kindChanges() {
    let changing = Changing()
    stack.insert(changing, at: 0)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 240)
    changing.isList = true
    stack.reloadAppearance(of: changing)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 790)
    #expect(changing.table.visibleRows.count == 15 && changing.appearances == 1)
    container.contentOffset.y = 100
    window.layoutIfNeeded()
    changing.isList = false
    stack.reloadAppearance(of: changing)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 240 && container.contentOffset.y == 0)
    #expect(changing.appearances == 1 && changing.parent === stack)
    container.checkInvariants()
  }

  // MARK: Mistakes

  @Test("names what cannot be")
  func mistakes() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = BlockController("a", height: 1)
        StackController().viewControllers = [a, BlockController("b", height: 1), a]
      }
    }
    #expect(lastWords(twice).contains("BlockController \"a\" occurs twice"))
    let outside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { StackController().insert(ViewController(), at: 1) }
    }
    #expect(lastWords(outside).contains("StackController: index 1 is outside 0...0"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        StackController().setHidden(true, for: BlockController("x", height: 1))
      }
    }
    #expect(lastWords(stranger).contains("BlockController \"x\" is not in StackController"))
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = StackController()
        stack.append(stack)
      }
    }
    #expect(lastWords(own).contains("cannot become a child of StackController"))
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = StackController()
        stack.append(BlockController("x", height: -5))
        stack.loadViewIfNeeded()
      }
    }
    #expect(lastWords(negative).contains("the height -5.0 of BlockController \"x\" is not"))
  }

  final class Astray: ViewController, StackContainable {
    func preferredAppearanceInStack() -> StackAppearance { .scroll(exactTable()) }
  }

  @Test("names a scroll view that does not lie in its controller's view")
  func scrollViewElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = StackController()
        stack.append(Astray())
        stack.loadViewIfNeeded()
      }
    }
    #expect(lastWords(result).contains("TableView of Astray does not lie in its view"))
  }
}
