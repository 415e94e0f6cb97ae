/// The content of a cell, a header or a footer as a value, from which a view is made.
///
/// A configuration that is set for a view of the same kind reuses the view: its
/// ``ContentView/configuration`` is set.
///
/// ```swift
/// struct Temperature: ContentConfiguration {
///   var degrees = 0
///   var isStrong = false
///
///   func makeContentView() -> any View & ContentView { TemperatureView(self) }
///
///   func updated(for state: any ConfigurationState) -> Temperature {
///     var copy = self
///     copy.isStrong = (state as? CellConfigurationState)?.isSelected ?? false
///     return copy
///   }
/// }
/// ```
public protocol ContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor
  func makeContentView() -> any View & ContentView

  /// The configuration for a state; the result for its result is the same.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``, and takes others of its kind.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show a configuration; by default, if its type is that of the current one.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether the configuration is of the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
