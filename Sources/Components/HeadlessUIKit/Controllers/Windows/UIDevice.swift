import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// The device: a current phone, the same on every machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The version of iOS whose look the environment that is being laid out has.
  open var systemVersion: String { UITraitCollection.current.systemVersion.rawValue }

  open var orientation: UIDeviceOrientation { .portrait }

  /// The idiom of the environment that is being laid out.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

  // MARK: UIApplicationDelegate

  /// Has no effect: the device does not rotate.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

  // MARK: UIDevice+Battery

  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var batteryState: BatteryState { .unknown }

  /// The charge; -1 for unknown.
  open var batteryLevel: Float { -1 }

  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var proximityState: Bool { false }

  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  open var isMultitaskingSupported: Bool { true }

  /// The same on every machine.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

  /// Has no effect: there is no sound.
  open func playInputClick() {}
}

/// The version of iOS in the current environment, with which `#available` and `ProcessInfo` of ports answer.
public var firstFrameSystemVersion: OperatingSystemVersion {
  let version = (RenderingEnvironment.current?.systemVersion ?? .default).rawValue.split(separator: ".").compactMap {
    Int($0)
  }
  return OperatingSystemVersion(
    majorVersion: version.first ?? 0, minorVersion: version.dropFirst().first ?? 0, patchVersion: 0)
}

/// Whether the version of iOS in the current environment is a version or a later one.
public func firstFrameSystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let current = firstFrameSystemVersion
  return (current.majorVersion, current.minorVersion, current.patchVersion)
    >= (version.majorVersion, version.minorVersion, version.patchVersion)
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
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
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

  // MARK: UIDevice+Battery

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

  // MARK: UIScreen+DisplayLink

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: UITraitEnvironment

  /// Not called: the traits of the screen are those of the drawn device.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UICoordinateSpace

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
