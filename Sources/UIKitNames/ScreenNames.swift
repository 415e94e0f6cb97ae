public import Foundation
public import ScrollEngine

/// What a program of windows can say of a screen.
///
/// A window of this library is a whole device to its program: the screen is the window that is handling an
/// event, or else was shown last. Before there is one, the screen has no size.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen of the program's window.
  public static let main = UIScreen()

  private init() {}

  private var window: UIWindow? { UIApplication.shared.keyWindow }

  /// The bounds of the window, in points.
  public var bounds: CGRect { window?.bounds ?? .zero }

  /// The bounds of the window, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The pixels per point of the window.
  public var scale: CGFloat { window?.displayScale ?? 1 }
  /// The pixels per point of the window.
  public var nativeScale: CGFloat { scale }

  /// The traits of the window.
  public var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }
}

/// The kinds of devices for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// A kind that is not known.
  case unspecified = -1
  /// Small screens that are held in one hand.
  case phone
  /// Larger screens.
  case pad
  /// Screens that are looked at from afar.
  case tv
  /// Screens in cars.
  case carPlay
  /// Desktops, in their own style.
  case mac = 5
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with its lower edge at the top.
  case portraitUpsideDown
  /// On its side, with its upper edge at the left.
  case landscapeLeft
  /// On its side, with its upper edge at the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its front.
  case faceDown

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What a program of windows can say of the device.
@preconcurrency @MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// `.pad`: a window has any size, and its controls have those of UIKit, as a program for the iPad has them
  /// on a Mac.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// The shape of the program's window: on its side if it is broader than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    if size == .zero { return .unknown }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posted after the program's window has become broader than high, or no longer is.
  public static let orientationDidChangeNotification: Notification.Name = {
    let name = Notification.Name("UIDeviceOrientationDidChangeNotification")
    Window.onTurn = { NotificationCenter.default.post(name: name, object: current) }
    return name
  }()

  /// Whether the notification is posted, which is always so.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// In UIKit, makes a device post the notification; windows always do.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// In UIKit, stops the device's notification; here windows always post it.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }
}
