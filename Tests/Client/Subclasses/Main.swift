import ScrollEngine

/// Makes, uses and releases each subclass, on the main actor and elsewhere.
@main @MainActor
struct Subclasses {
  private final class Last: @unchecked Sendable {
    nonisolated(unsafe) var object: (any Beginning)?
    init(_ object: any Beginning) { self.object = object }
  }

  static func main() async {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    for (name, make) in makers {
      for isElsewhere in [false, true] {
        let before = gone.load(ordering: .relaxed)
        let last = Last(make())
        weak let object = last.object
        last.object?.begin()
        use(last.object, in: window)
        // These turns let the blocks run that `begin()` has put on the main queue.
        for _ in 0..<20 { await Task.yield() }
        if isElsewhere {
          await Task.detached { last.object = nil }.value
        } else {
          last.object = nil
        }
        guard object == nil, gone.load(ordering: .relaxed) > before else {
          fatalError(
            "a subclass of \(name) is not gone, let go \(isElsewhere ? "elsewhere" : "here")")
        }
        window.layoutIfNeeded()
      }
    }
    print("\(makers.count) subclasses were made, used and let go, on the main actor and elsewhere.")
  }

  private static func use(_ object: AnyObject?, in window: Window) {
    switch object {
    case let view as View:
      view.addSubview(View())
      view.addGestureRecognizer(TapGestureRecognizer())
      if !(view is Window) {
        view.frame = window.bounds
        window.addSubview(view)
      }
      window.layoutIfNeeded()
      view.removeFromSuperview()
    case let controller as ViewController:
      window.rootViewController = controller
      window.layoutIfNeeded()
      window.rootViewController = nil
    case let recognizer as GestureRecognizer:
      View().addGestureRecognizer(recognizer)
    case let guide as LayoutGuide:
      View().addLayoutGuide(guide)
    default: break
    }
  }
}
