import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// The screen of the drawn device.
///
/// It is known while an assertion creates its component and draws it: `assertSnapshot(of: Card(), as: .image(on:
/// .iPhoneSe))` creates the card on the screen of an iPhone SE. Otherwise, this is the screen of a current phone, at the
/// default scale of snapshots.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The bounds, in points, in the orientation of the drawn device.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }

  /// The number of pixels per point.
  open var scale: CGFloat {
    if let environment = RenderingEnvironment.current { return environment.scale }
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : UITraitCollection.unhosted.displayScale
  }

  open var nativeScale: CGFloat { scale }

  /// The bounds in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  open var traitCollection: UITraitCollection { .current }

  /// The insets of the part of the screen that the device does not cover, in points.
  var safeArea: UIEdgeInsets {
    guard let insets = RenderingEnvironment.current?.safeArea else { return .zero }
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The size of the screen of a current phone, or of the device that a ported package has chosen, in points.
  static let standardSize = chosenSize ?? CGSize(width: 390, height: 844)
  private static let chosenSize = DeviceScreen.current.map { CGSize(width: $0.width, height: $0.height) }
  /// The size of the smallest phone in portrait, in points.
  private static let smallestSize = CGSize(width: 320, height: 480)

  private static var size: CGSize {
    if let chosenSize { return chosenSize }
    guard let environment = RenderingEnvironment.current else { return standardSize }
    return environment.screenSize ?? environment.size.flatMap { isScreen($0) ? $0 : nil } ?? standardSize
  }

  private static func isScreen(_ size: CGSize) -> Bool {
    min(size.width, size.height) >= smallestSize.width && max(size.width, size.height) >= smallestSize.height
  }

  // MARK: Modes and brightness

  open var applicationFrame: CGRect { bounds }

  open var mirrored: UIScreen? { nil }

  open var maximumFramesPerSecond: Int { 60 }

  open var calibratedLatency: CFTimeInterval { 0 }

  open var availableModes: [UIScreenMode] { [UIScreenMode()] }

  open var preferredMode: UIScreenMode? { UIScreenMode() }

  open var currentMode: UIScreenMode? { UIScreenMode() }

  open var isCaptured: Bool { false }

  open var focusedItem: (any UIFocusItem)? { nil }

  open var focusedView: UIView? { nil }

  open var supportsFocus: Bool { false }

  open var overscanCompensationInsets: UIEdgeInsets { .zero }

  open var currentEDRHeadroom: CGFloat { 1 }

  open var potentialEDRHeadroom: CGFloat { 1 }

  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// The brightness of the display. There is no display.
  open var brightness: CGFloat {
    get { 0.5 }
    set { UsageWarnings.warnOfNoEffect("UIScreen.brightness", "there is no display") }
  }

  open var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }

  open var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }

  /// Returns a view with what the key window shows.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  // MARK: Display link

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Traits

  /// Not called: the traits of the screen are those of the drawn device.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Coordinate spaces

  /// The space of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace { PortraitScreen(self) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, from: nil) ?? point
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, to: nil) ?? point
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, from: nil) ?? rect
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, to: nil) ?? rect
  }
}

extension UIScreen {
  public static var screens: [UIScreen] { [.main] }

  /// Whether a display shows reference colors.
  public enum ReferenceDisplayModeStatus: Int, CaseIterable, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  /// How a picture is fitted to a display that cuts its edges.
  public enum OverscanCompensation: Int, CaseIterable, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2

    /// The name of iOS 5 for ``none``.
    public static var insetApplicationFrame: OverscanCompensation { .none }
  }

  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

/// A resolution of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
