public import FirstFramePlaceholders
public import UIKit

/// The picture of a video. A placeholder with the name of the media is drawn.
@preconcurrency @MainActor
open class AVPlayerLayer: PlaceholderLayer {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("AVPlayerLayer", symbol: "play.rectangle", style: .video)
  }

  open var player: AVPlayer? { didSet { platformDetail = player?.mediaName } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }

  public required init() {
    super.init()
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    platformDetail = player?.mediaName
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
