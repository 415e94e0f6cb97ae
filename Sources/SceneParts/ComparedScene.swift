package import Documents
package import ScrollEngine

/// Two variants of a scene side by side, which receive the same gestures.
@MainActor
package final class ComparedScene: Scene {
  private let sides: [any Scene]
  package let panes: [Pane]

  /// `names` are the names of the variants, shown above their panes.
  package init(_ sides: [any Scene], names: [String]) {
    self.sides = sides
    for (place, side) in sides.enumerated() {
      for pane in side.panes {
        pane.prefix = "\(place + 1)/"
        let title = names[place].prefix(1).uppercased() + names[place].dropFirst()
        pane.caption = side.panes.count == 1 ? title : "\(title): \(pane.shortTitle)"
        pane.side = place == 0 ? "Left" : "Right"
      }
    }
    panes = sides.flatMap(\.panes)
  }

  /// The greatest number of panes that fit side by side.
  package static let mostPanes = 4

  package var mirrorsGestures: Bool { true }
  package var canChangeRows: Bool { sides.contains(where: \.canChangeRows) }
  package func addRow() { for side in sides { side.addRow() } }
  package func removeRow() { for side in sides { side.removeRow() } }
  package var canTurnViewport: Bool { sides.contains(where: \.canTurnViewport) }
  package func turnViewport() { for side in sides { side.turnViewport() } }

  package var settings: [SceneSetting] {
    sides[0].settings.filter { setting in
      sides.allSatisfy { $0.settings.contains { $0.name == setting.name } }
    }
  }
  package func set(_ setting: SceneSetting) { for side in sides { side.set(setting) } }

  package func didReceive(_ event: InputEvent, inPane pane: Int) {
    var first = 0
    for side in sides {
      if pane < first + side.panes.count { return side.didReceive(event, inPane: pane - first) }
      first += side.panes.count
    }
  }

  package func update() -> Double? { sides.compactMap { $0.update() }.min() }
  package var isAsynchronous: Bool { sides.contains(where: \.isAsynchronous) }
  package func finishEffects() { for side in sides { side.finishEffects() } }
}

extension SceneDescription {
  /// The same scene with another variant beside the variant of its context.
  package func compared(with other: Int) -> SceneDescription {
    let make = make
    let variants = variants
    return SceneDescription(
      name: name, path: path, title: title, group: group, article: article, sentence: sentence,
      variants: variants, formerVariants: formerVariants, variantSentences: variantSentences,
      variantsPlay: variantsPlay
    ) { context in
      let sides = [context.variant, other].map { variant in
        make(
          SceneContext(
            seed: context.seed, clock: context.clock, text: context.text, variant: variant))
      }
      return ComparedScene(sides, names: [variants[context.variant], variants[other]])
    }
  }
}
