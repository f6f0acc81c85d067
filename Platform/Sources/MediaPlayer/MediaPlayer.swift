public import FirstFramePlaceholders
@_exported public import UIKit

/// The slider of the volume. A placeholder is drawn.
@preconcurrency @MainActor
open class MPVolumeView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("MPVolumeView", symbol: "speaker.wave.2") }

  open var showsVolumeSlider = true
  open var showsRouteButton = true
}

/// What is shown on the lock screen. It is kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Protected by `lock`.
  private var info: [String: Any]?
  private let lock = NSLock()
  private static let shared = MPNowPlayingInfoCenter()

  public class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set { lock.withLock { info = newValue } }
  }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
