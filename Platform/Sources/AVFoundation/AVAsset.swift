public import CoreMedia
public import DarwinFoundation
private import FirstFramePlaceholders

/// Media at a URL. Its content is not read: it has no tracks and no duration.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL?

  init(source: URL?) {
    self.source = source
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(source: URL)
  }

  open var duration: CMTime { unread("duration", .zero) }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var tracks: [AVAssetTrack] { unread("tracks", []) }
  open var isPlayable: Bool { unread("isPlayable", false) }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var commonMetadata: [AVMetadataItem] { unread("commonMetadata", []) }
  open var metadata: [AVMetadataItem] { unread("metadata", []) }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { unread("tracks(withMediaType:)", []) }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    unread("loadTracks(withMediaType:)", [])
  }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    unread("loadValuesAsynchronously(forKeys:)", ())
    handler?()
  }
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
  open func cancelLoading() {}

  private func unread<Value>(_ member: String, _ value: Value) -> Value {
    MissingEffect.warn("AVAsset.\(member)", "media is not read here; it has no content.")
    return value
  }
}

/// The state of a property that loads.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

/// Media at a URL. Its content is not read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { source ?? URL(fileURLWithPath: "/") }

  public init(url URL: URL, options: [String: Any]? = nil) {
    super.init(source: URL)
  }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of media. Assets have none here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }
  open var timeRange: CMTimeRange { .zero }
}

/// Information about media. Assets have none here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
}

/// The name of a piece of information.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Creates images of video, which always fails here.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    MissingEffect.warn("AVAssetImageGenerator", "video is not read here; no image is created.")
    throw AVError(.noImageAtTime)
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    MissingEffect.warn("AVAssetImageGenerator", "video is not read here; no image is created.")
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.noImageAtTime)) }
  }

  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  /// Creates a value with a time. Values from 2^53 lose precision.
  public convenience init(time: CMTime) {
    self.init(point: CGPoint(x: CGFloat(time.value), y: CGFloat(time.timescale)))
  }

  public var timeValue: CMTime {
    CMTime(value: CMTimeValue(pointValue.x), timescale: CMTimeScale(pointValue.y))
  }
}
