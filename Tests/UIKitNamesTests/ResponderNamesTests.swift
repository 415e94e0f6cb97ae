import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("UIKit's events")
struct ResponderNamesTests {
  private final class Board: UIView, UIGestureRecognizerDelegate {
    var path: [CGPoint] = []
    var zoom = 1.0
    var presses = 0
    var swipes = 0
    var taps = 0

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .alternate]
        ) { [unowned self] _ in zoom *= 2 }
      ]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      path = [touch.location(in: self)]
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      path += touches.map { $0.location(in: self) }
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) { zoom = pinch.scale }
    func pressed(_ press: UILongPressGestureRecognizer) {
      if press.state == .began { presses += 1 }
    }
    func swiped(_ swipe: UISwipeGestureRecognizer) { swipes += 1 }
    func tapped() { taps += 1 }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("reach views, recognizers with targets, and key commands")
  func events() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let board = Board(frame: window.bounds)
    window.addSubview(board)
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0))
    #expect(board.path.first == CGPoint(x: 20, y: 20) && board.path.count > 1)
    let swipe = UISwipeGestureRecognizer(target: board, action: Board.swiped)
    swipe.direction = [.left, .right]
    let press = UILongPressGestureRecognizer(target: board, action: Board.pressed)
    let pinch = UIPinchGestureRecognizer(target: board, action: Board.pinched)
    let tap = UITapGestureRecognizer(target: board, action: Board.tapped)
    for recognizer in [swipe, press, pinch, tap] {
      recognizer.delegate = board
      board.addGestureRecognizer(recognizer)
    }
    finger.drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 100, y: 0))
    #expect(board.swipes == 1)
    finger.tap(CGPoint(x: 20, y: 20))
    #expect(board.taps == 1 && board.presses == 0)
    #expect(board.becomeFirstResponder())
    let key = InputEvent.KeyPress(.up, modifiers: [.command, .alt])
    #expect(window.router.handle(InputEvent(time: window.now, .key(key))) && board.zoom == 2)
  }
}
