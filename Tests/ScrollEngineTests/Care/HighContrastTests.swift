import Controls
import Testing
import TestSupport

@testable import ScrollEngine

@MainActor
@Suite("With more contrast")
struct HighContrastTests {
  private let grounds: [Color] = [
    .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .systemSectionGround,
  ]

  private func least(_ color: Color) -> Double {
    let replaced = Color.highContrast[color] ?? color
    var least = 21.0
    for appearance in Appearance.allCases {
      for ground in grounds {
        let ratio = Contrast.ratio(
          replaced.resolved(for: appearance), ground.resolved(for: appearance))
        least = min(least, ratio)
      }
    }
    return least
  }

  @Test("texts can be read, and lines and marks be seen, on all plain backgrounds")
  func ratios() {
    let texts: [Color] = [
      .systemText, .systemDetail, .systemDisabled, .label, .secondaryLabel, .tertiaryLabel,
      .placeholderText, .quaternaryLabel, .link, .systemTint,
    ]
    for text in texts { #expect(least(text) >= 4.5, "\(text)") }
    let marks: [Color] = [
      .systemSeparator, .separator, .opaqueSeparator, .systemMark, .systemGray, .systemOn,
    ]
    for mark in marks { #expect(least(mark) >= 3, "\(mark)") }
  }

  @Test("nothing is fainter than before")
  func gain() {
    for (before, after) in Color.highContrast {
      for appearance in Appearance.allCases {
        let ground = Color.systemBackground.resolved(for: appearance)
        // A translucent colour is seen mixed with its background.
        let old = before.resolved(for: appearance)
        var opaque = old
        opaque.alpha = 255
        let seen = ground.mixed(with: opaque, fraction: Double(old.alpha) / 255)
        let ratio = Contrast.ratio(after.resolved(for: appearance), ground)
        #expect(ratio >= Contrast.ratio(seen, ground) - 0.01, "\(before) \(appearance)")
      }
    }
  }

  private func colors(of window: Window) -> Set<Color> {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return Set(
      canvas.commands.compactMap {
        switch $0 {
        case .fill(_, let color, _): color
        case .text(let run): run.color
        default: nil
        }
      })
  }

  @Test("a window draws these colours as long as its host says so, and its views are told")
  func window() {
    final class Told: View {
      var contrasts: [AccessibilityContrast] = []
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        contrasts.append(traitCollection.accessibilityContrast)
      }
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let told = Told(frame: window.bounds)
    told.backgroundColor = .systemDetail
    window.addSubview(told)
    let own = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    own.backgroundColor = Color(0x6B7080)
    told.addSubview(own)
    #expect(colors(of: window) == [Color(0x6B7080)])
    window.increasesContrast = true
    #expect(window.needsDisplay)
    // A program's own colour stays, even if it looks the same.
    #expect(colors(of: window) == [Color(0x3D4150), Color(0x6B7080)])
    window.increasesContrast = false
    #expect(colors(of: window) == [Color(0x6B7080)])
    #expect(told.contrasts.suffix(2) == [.high, .normal])
  }
}
