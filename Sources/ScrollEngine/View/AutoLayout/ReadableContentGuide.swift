/// The part of a view inside its margins that is narrow enough for readable lines of text.
final class ReadableContentGuide: LayoutGuide {
  /// The greatest width of the guide, in points. Source: UIKit at its usual text size.
  static let longestLine = 672.0

  /// Makes the guide of a view, centred inside its margins.
  init(of view: View) {
    super.init()
    let margins = view.layoutMarginsGuide
    view.layoutItemMade().followers.append(self)
    item.belong(to: view)
    let width = widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = LayoutPriority(rawValue: LayoutPriority.required.rawValue - 1)
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: Self.longestLine),
      widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      width,
    ])
  }
}

extension View {
  /// A guide inside the ``layoutMargins``, centred and at most 672 points wide.
  ///
  /// Lines of text in the guide are short enough to read. Source of the width: UIKit at its usual
  /// text size.
  public final var readableContentGuide: LayoutGuide {
    let known = layoutItem?.followers.lazy.compactMap { $0 as? ReadableContentGuide }.first
    return known ?? ReadableContentGuide(of: self)
  }
}
