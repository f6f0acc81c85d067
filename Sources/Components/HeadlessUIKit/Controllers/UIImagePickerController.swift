import FirstFrameLayoutTree
public import Foundation

/// Picks pictures. There are none: the controller is empty, and warns when it is created.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var videoExportPreset = "AVAssetExportPresetPassthrough"
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var imageExportPreset = ImageURLExportPreset.compatible

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    warn()
  }

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    warn()
  }

  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    warn()
  }

  private func warn() {
    UsageWarnings.warnOfNoEffect("UIImagePickerController", "there are no photos and no camera")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  /// Where pictures come from.
  public enum SourceType: Int, CaseIterable, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The quality of videos.
  public enum QualityType: Int, CaseIterable, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// A camera.
  public enum CameraDevice: Int, CaseIterable, Sendable {
    case rear = 0
    case front = 1
  }

  /// When a flash is used.
  public enum CameraFlashMode: Int, CaseIterable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, CaseIterable, Sendable {
    case photo = 0
    case video = 1
  }

  /// The format of picked pictures.
  public enum ImageURLExportPreset: Int, CaseIterable, Sendable {
    case compatible = 0
    case current = 1
  }

  /// A value of a picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// Receives the picked picture. Tests call its methods.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: DelegateObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Has no effect except for a warning: there is no photo library.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  UsageWarnings.warnOfNoEffect("UIImageWriteToSavedPhotosAlbum", "there is no photo library here")
}
