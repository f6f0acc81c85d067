public import FirstFramePlaceholders
public import UIKit

/// Whether an app may use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none here.
open class AVCaptureDevice: NSObject {
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var hasFlash: Bool { false }
  open var position: Position { .unspecified }
  open var videoZoomFactor: CGFloat = 1

  /// Returns `nil`: there is no device.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { warn() }
  /// Returns `nil`: there is no device.
  public class func `default`(_ type: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
    warn()
  }
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Denies the request: there is no device.
  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    _ = warn()
    handler(false)
  }
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { warn() != nil }

  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  private static func warn() -> AVCaptureDevice? {
    MissingEffect.warn("AVCaptureDevice", "there is no camera and no microphone here.")
    return nil
  }

  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class AVCaptureInput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

open class AVCaptureOutput: NSObject {}

open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoMirrored = false
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something that a camera recognized.
open class AVMetadataObject: NSObject {
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }

  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

/// Connects inputs and outputs. It never runs here.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }

  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {
    MissingEffect.warn("AVCaptureSession.startRunning()", "there is no camera and no microphone here.")
  }
  open func stopRunning() {}

  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The picture of a camera. A placeholder is drawn.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: PlaceholderLayer {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("AVCaptureVideoPreviewLayer", symbol: "camera", style: .video)
  }

  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }

  public required init() {
    super.init()
  }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
