/// An element of a menu: an ``Action`` or another ``Menu``.
@preconcurrency @MainActor
public class MenuElement {
  final var storedTitle: String
  final var storedImage: Image?

  /// The title of the element's row.
  public var title: String { storedTitle }
  /// The smaller text below the title; nil for none.
  public final var subtitle: String?
  /// The image at the end of the row, at most 20 by 20 points.
  ///
  /// The image has the colour of the title, or its own colours with
  /// `Image.RenderingMode.alwaysOriginal`.
  public var image: Image? { storedImage }

  init(title: String, subtitle: String?, image: Image?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
  }

  /// How the row of an action is shown, and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The row is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The row is red, because the action cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The row is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark of an action's row.
  public enum State: Int, Hashable, Sendable {
    case off
    /// With a tick.
    case on
    /// With a line: the action applies to several things, some of which are on.
    case mixed
  }
}
