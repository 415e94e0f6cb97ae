internal import CAccessibility
internal import ScrollEngine

// Answers about texts. Positions count Unicode scalars.
extension ScreenReader {
  fileprivate func text(_ number: UInt64) -> (any AccessibilityText)? { node(number)?.text }

  /// The text of a node in units, with the lines that are shown.
  fileprivate func units(_ number: UInt64) -> TextUnits? {
    node(number).flatMap { node in
      node.readText.map { TextUnits($0, lineStarts: node.lineStarts) }
    }
  }

  fileprivate func change(_ number: UInt64, _ body: (any AccessibilityText) -> Bool) -> Int32 {
    guard let text = text(number) else { return 0 }
    return use { body(text) } ? 1 : 0
  }
}

func answerAboutTexts(_ all: inout CAccessibilityAnswers) {
  all.length = { id in
    onMain { Int32(clamping: ScreenReader.shared.node(id)?.readText?.unicodeScalars.count ?? 0) }
  }
  all.part = { id, start, end in
    let part = onMain {
      ScreenReader.text(
        ScreenReader.shared.node(id)?.readText.map {
          TextUnits($0).part(Int(start)..<max(Int(start), Int(end)))
        })
    }
    return .init(bitPattern: part)
  }
  all.unit = { id, position, unit, direction, start, end in
    let (words, from, to) = onMain { () -> (UInt, Int32, Int32) in
      guard let units = ScreenReader.shared.units(id) else { return (0, 0, 0) }
      let range = units.range(
        at: Int(position), by: TextUnits.Unit(unit), direction: Int(direction))
      return (
        ScreenReader.text(units.part(range)), Int32(range.lowerBound), Int32(range.upperBound)
      )
    }
    start?.pointee = from
    end?.pointee = to
    return .init(bitPattern: words)
  }
  all.caret = { id in
    onMain { Int32(clamping: ScreenReader.shared.text(id)?.accessibilityCaret ?? 0) }
  }
  all.selection = { id, start, end in
    let range = onMain { ScreenReader.shared.text(id)?.accessibilitySelection ?? 0..<0 }
    start?.pointee = Int32(clamping: range.lowerBound)
    end?.pointee = Int32(clamping: range.upperBound)
    return range.isEmpty ? 0 : 1
  }
  all.select = { id, start, end in
    onMain {
      ScreenReader.shared.change(id) { text in
        let range = TextUnits(text.accessibilityText).valid(Int(start), Int(end))
        text.accessibilitySelect(range)
        return true
      }
    }
  }
  all.part_frame = { id, start, end in
    onMain {
      guard let node = ScreenReader.shared.node(id), let string = node.readText else {
        return CAccessibleRect()
      }
      let range = TextUnits(string).valid(Int(start), Int(end))
      return ScreenReader.shared.rect(node.frame(ofText: range))
    }
  }
  all.position = { id, x, y in
    onMain {
      guard let node = ScreenReader.shared.node(id), node.readText != nil else { return -1 }
      return Int32(clamping: node.textPosition(at: ScreenReader.shared.point(x, y)))
    }
  }
  all.replace = { id, start, end, words in
    let words = words.map { String(cString: $0) } ?? ""
    return onMain {
      ScreenReader.shared.change(id) { text in
        let range = TextUnits(text.accessibilityText).valid(Int(start), Int(end))
        return text.accessibilityReplace(range, with: words)
      }
    }
  }
}

extension TextUnits.Unit {
  fileprivate init(_ unit: CAccessibleUnit) {
    switch unit {
    case caccessible_character: self = .character
    case caccessible_word: self = .word
    default: self = .line
    }
  }
}
