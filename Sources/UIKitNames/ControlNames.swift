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
/// The engine's `Action`, without images and menus.
public typealias UIAction = Action
