public import Foundation

/// An object with traits: a view, a controller, a window scene or the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
}

extension UIWindowScene: UITraitEnvironment {
  /// Not called: the traits of the scene are those of the drawn device.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// An object that contains controllers: a controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObject {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// The colors that a display can show.
public enum UIDisplayGamut: Int, CaseIterable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether a screen notices the force of touches.
public enum UIForceTouchCapability: Int, CaseIterable, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, CaseIterable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether the screen is recorded.
public enum UISceneCaptureState: Int, CaseIterable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

extension UIImage {
  /// The brightness that images have above white.
  public enum DynamicRange: Int, CaseIterable, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
