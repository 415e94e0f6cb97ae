public import ScrollEngine

/// The engine's `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// The engine's `Accessibility`: what a program tells assistive technology.
public typealias UIAccessibility = Accessibility
/// The engine's `AccessibilityPart`: an element that is no view.
public typealias UIAccessibilityElement = AccessibilityPart
/// The engine's `AccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// The engine's `AccessibilityCustomRotor`.
public typealias UIAccessibilityCustomRotor = AccessibilityCustomRotor
/// The engine's `AccessibilityCustomRotor.ItemResult`.
public typealias UIAccessibilityCustomRotorItemResult = AccessibilityCustomRotor.ItemResult
/// The engine's `AccessibilityCustomRotor.SearchPredicate`.
public typealias UIAccessibilityCustomRotorSearchPredicate =
  AccessibilityCustomRotor.SearchPredicate
/// The engine's `AccessibilityContainerType`.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// The engine's `AccessibilityScrollDirection`.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
