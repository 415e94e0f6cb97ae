import Geometry
public import ScrollEngine

extension LayoutConstraint {
  /// Makes constraints, not yet active, from a string such as `H:|-[icon(44)]-8-[title]-|`.
  ///
  /// ```swift
  /// LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     withVisualFormat: "V:|-top-[title]-[text(>=20@750)]-|", options: .alignAllLeading,
  ///     metrics: ["top": 16], views: ["title": title, "text": text]))
  /// ```
  ///
  /// A single hyphen stands for 8 points between views, and for the `layoutMargins` next to the
  /// superview; without a hyphen there is no space. Numbers are in points. The grammar is UIKit's.
  ///
  /// `options` align the views, and set where a row begins. `views` are views and layout guides,
  /// and `metrics` are numbers, by the names used in the string; for a length, metrics take
  /// precedence.
  ///
  /// - Precondition: The string is valid, and all its names exist; views have the superview that
  ///   the string refers to, and are not aligned along the axis of the string.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do throws(VisualFormat.Mistake) {
      let parsed = try VisualFormatParser.parse(format)
      var maker = VisualFormatMaker(parsed, options, metrics ?? [:], views)
      return try maker.constraints()
    } catch {
      fail(
        "LayoutConstraint: the visual format \"\(format)\" is wrong at character \(error.position): "
          + error.message)
    }
  }
}
