/// Something in a menu: an ``Action`` or another ``Menu``.
@preconcurrency @MainActor
public class MenuElement {
  final var storedTitle: String
  final var storedImage: Image?

  /// What is written in the menu.
  public var title: String { storedTitle }
  /// What is written below the title, smaller.
  public final var subtitle: String?
  /// What is shown at the end of the row: at most 20 by 20 points, in the colour of the title unless its
  /// rendering mode is `Image.RenderingMode.alwaysOriginal`.
  public var image: Image? { storedImage }

  init(title: String, subtitle: String?, image: Image?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
  }

  /// How an action is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It is red: what it does cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an action is marked.
  public enum State: Int, Hashable, Sendable {
    case off
    /// With a tick.
    case on
    /// With a line: some of what it is about is on.
    case mixed
  }
}
