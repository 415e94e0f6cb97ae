public import Controls
public import ScrollEngine

// An action is a method, named through its class, as for gesture recognizers:
//
//     button.addTarget(self, action: Screen.send, for: .touchUpInside)

/// The engine's `Control`.
public typealias UIControl = Control
/// `Button` of `Controls`.
public typealias UIButton = Button
/// `Switch` of `Controls`.
public typealias UISwitch = Switch
/// `PageControl` of `Controls`.
public typealias UIPageControl = PageControl
/// The engine's `Action`.
public typealias UIAction = Action
/// `ProgressView` of `Controls`, whose progress is a `Double`.
public typealias UIProgressView = ProgressView
/// `ActivityIndicatorView` of `Controls`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// The engine's `MenuElement`.
public typealias UIMenuElement = MenuElement
/// The engine's `Menu`, without palettes.
public typealias UIMenu = Menu
/// The engine's `ContextMenuConfiguration`, without previews.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
