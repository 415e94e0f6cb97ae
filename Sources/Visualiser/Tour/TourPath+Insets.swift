import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how contentInset and the safe area keep content clear of what covers it.
  static let insets = TourPath(
    of: .insets, words: [.contentInset, .safeArea, .adjustedInset, .contentOffset],
    steps: insetsSteps, next: .dragWinner)

  private static let tapPhone = TourStep.Act.sequence([
    .strokes([
      TourStep.Stroke(
        start: Point(x: 230, y: 486), way: .zero, duration: 0.1, rest: 0.1, pause: 0.2)
    ]),
    // While the keyboard slides in and the form scrolls.
    .wait(seconds: 0.6),
  ])

  private static let insetsSteps: [TourStep] = [
    TourStep(
      title: "A keyboard comes", scene: .insets,
      text: TourStep.telling { (form: InsetsFacts, _) in
        "The same form, twice. A tap on a field brings a keyboard of \(tidy(form.keyboardHeight)) points. "
          + "Only the right app does something about it."
      },
      question: TourStep.Question(
        words: "Where will Phone be on the left?", choices: ["in sight", "behind the keyboard"],
        answer: TourStep.telling { (form: InsetsFacts, _) in
          form.left.distance < 0.5 ? "in sight" : "behind the keyboard"
        }),
      task: "Tap the field Phone.", result: "The keyboard is there.", gesture: .pointer,
      isDone: TourStep.when { (form: InsetsFacts, facts) in form.hasKeyboard && facts.isStill },
      outcome: TourStep.telling { (form: InsetsFacts, _) in
        "\(form.field) is \(tidy(form.left.distance)) points out of sight. Right: contentInset.bottom became "
          + "\(tidy(form.right.contentInset.bottom)), and with the safe area's \(tidy(form.right.safeArea.bottom)) "
          + "that is the keyboard. \(form.field) is \(tidy(form.right.distance)) points out of sight there."
      },
      highlights: (.pane(0), .pane(1)), act: tapPhone),
    TourStep(
      title: "Can scrolling help?", scene: .insets,
      text: TourStep.telling { (form: InsetsFacts, _) in
        "Left, the content still ends at the lower edge of the screen, under the keyboard."
      },
      question: TourStep.Question(
        words: "Scrolled to the end, is Phone in sight?", choices: ["yes", "no"],
        answer: TourStep.telling { (form: InsetsFacts, _) in
          form.left.distance < 0.5 ? "yes" : "no"
        }),
      task: "Scroll the left form to its end.", result: "It is at its end.",
      isDone: TourStep.when { (form: InsetsFacts, facts) in
        form.hasKeyboard && facts.isStill && abs(form.left.offset - form.left.lastOffset) < 0.5
      },
      outcome: TourStep.telling { (form: InsetsFacts, _) in
        "At its end, offset \(tidy(form.left.offset)), \(form.field) is still \(tidy(form.left.distance)) points "
          + "out of sight. The right form could go to \(tidy(form.right.lastOffset)): an inset makes room to "
          + "scroll."
      },
      highlights: (.pane(0), .pane(0)), act: .wheel(notches: 6)),
    TourStep(
      title: "Under the bar", scene: .insets, variant: 1,
      text: TourStep.telling { (form: InsetsFacts, _) in
        "Both have contentInset.top \(tidy(form.left.contentInset.top)). Left, contentInsetAdjustmentBehavior "
          + "is .never: the bar's \(tidy(form.left.safeArea.top)) points, the safe area, are not added."
      },
      question: TourStep.Question(
        words: "Can you pull the left form out from under the bar?",
        choices: ["yes", "no, it springs back"],
        answer: TourStep.telling { (form: InsetsFacts, _) in
          form.left.distance < 0.5 ? "yes" : "no, it springs back"
        }),
      task: "Pull the left form down, and let go.", result: "You let go.", gesture: .drag,
      isDone: TourStep.when { (form: InsetsFacts, facts) in
        form.left.furthestPull > 10 && facts.isStill
          && abs(form.left.offset + form.left.adjusted.top) < 0.5
      },
      outcome: TourStep.telling { (form: InsetsFacts, _) in
        "It came to rest at \(tidy(form.left.offset)), because adjustedContentInset.top is "
          + "\(tidy(form.left.adjusted.top)) there. On the right it is \(tidy(form.right.adjusted.top)): "
          + "\(tidy(form.right.contentInset.top)) + \(tidy(form.right.safeArea.top))."
      },
      highlights: (.pane(0), .pane(0)),
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 160, y: 240), way: Point(x: 0, y: 160), duration: 0.4)
      ])),
    TourStep(
      title: "Too short to scroll", scene: .insets, variant: 2,
      text: TourStep.telling { (form: InsetsFacts, _) in
        "\(form.fieldCount) fields are \(tidy(form.left.contentHeight)) points tall, the screen is "
          + "\(tidy(form.screenHeight)). Left, .automatic does not add the safe area to content that fits."
      },
      question: TourStep.Question(
        words: "One more field of 52. Where is Name on the left?",
        choices: ["under the bar", "below the bar"],
        answer: TourStep.telling { (form: InsetsFacts, _) in
          form.left.distance < 0.5 ? "below the bar" : "under the bar"
        }),
      task: "Press +.", result: "One field more.", gesture: .key,
      isDone: TourStep.when { (form: InsetsFacts, facts) in
        form.fieldCount > facts.before(form).fieldCount && facts.isStill
      },
      outcome: TourStep.telling { (form: InsetsFacts, _) in
        form.left.distance < 0.5
          ? "\(tidy(form.left.contentHeight)) points are longer than the screen, so .automatic added "
            + "\(tidy(form.left.safeArea.top)), and Name moved below the bar. Right, .always had added it "
            + "before."
          : "\(tidy(form.left.contentHeight)) points still fit, or you have scrolled: Name is "
            + "\(tidy(form.left.distance)) points out of sight."
      },
      highlights: (.pane(0), .pane(0)), act: .inputs([.addRow])),
  ]
}
