@_exported public import AVFoundation
public import FirstFramePlaceholders
@_exported public import UIKit

/// Shows a video with its controls. A placeholder with the name of the media is drawn.
@preconcurrency @MainActor
open class AVPlayerViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("AVPlayerViewController", symbol: "play.rectangle", style: .video)
  }

  open var player: AVPlayer? {
    didSet { platformDetail = (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var isReadyForDisplay: Bool { false }
  /// A view above the video, below the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// Shows a video above other apps. Not possible here.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer

  public init?(playerLayer: AVPlayerLayer) {
    self.playerLayer = playerLayer
    super.init()
  }

  public class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open func startPictureInPicture() {
    MissingEffect.warn("AVPictureInPictureController", "there are no other apps here.")
  }
  open func stopPictureInPicture() {}
}

@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// The button that chooses where media is played. A placeholder is drawn.
@preconcurrency @MainActor
open class AVRoutePickerView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("AVRoutePickerView", symbol: "speaker.wave.2")
  }

  open var activeTintColor: UIColor! = UIColor.systemBlue
  open var prioritizesVideoDevices = false
}
