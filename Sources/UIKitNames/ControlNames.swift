public import ScrollEngine

// Targets take methods named through their class, as gesture recognizers do:
//
//     button.addTarget(self, action: Screen.send, for: .touchUpInside)

/// The engine's `Control`.
public typealias UIControl = Control
/// The engine's `Button`.
public typealias UIButton = Button
/// The engine's `Switch`.
public typealias UISwitch = Switch
/// The engine's `PageControl`.
public typealias UIPageControl = PageControl
/// The engine's `Action`.
public typealias UIAction = Action
/// The engine's `ProgressView`, whose progress is a `Double`.
public typealias UIProgressView = ProgressView
/// The engine's `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// The engine's `MenuElement`.
public typealias UIMenuElement = MenuElement
/// The engine's `Menu`, without palettes.
public typealias UIMenu = Menu
/// The engine's `ContextMenuConfiguration`, without previews.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
