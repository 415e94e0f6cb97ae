/// How a section scrolls across the layout.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, Sendable {
  /// Not at all: the groups lie along the layout.
  case none
  /// Freely.
  case continuous
  /// Freely, and it comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the visible length of the section.
  case paging
  /// By one group, which comes to rest where the section begins.
  case groupPaging
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// The insets of a collection that count for the sections of a layout.
public enum ContentInsetsReference: Hashable, Sendable {
  /// For a section, those of the layout's configuration; for the configuration, the safe area.
  case automatic
  /// No insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}
