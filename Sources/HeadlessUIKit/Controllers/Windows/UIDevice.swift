public import Foundation

/// The device: a current phone, the same on every machine.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The version of iOS whose look the environment that is being laid out has.
  public var systemVersion: String { UITraitCollection.current.systemVersion.rawValue }

  public var orientation: UIDeviceOrientation { .portrait }

  /// The idiom of the environment that is being laid out.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The screen of a current phone.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The bounds, in points. A snapshot has the size of its environment instead.
  public var bounds: CGRect { CGRect(origin: .zero, size: UIViewController.screenSize) }

  /// The number of pixels per point in the environment that is being laid out.
  public var scale: CGFloat { UITraitCollection.current.displayScale }

  public var nativeScale: CGFloat { scale }

  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var traitCollection: UITraitCollection { .current }
}
