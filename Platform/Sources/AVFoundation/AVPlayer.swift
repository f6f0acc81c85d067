public import CoreMedia
private import FirstFramePlaceholders
public import Foundation

/// The media that a player plays. It is never ready to play here.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var forwardPlaybackEndTime = CMTime.invalid
  private var time = CMTime.zero

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }
}

extension AVPlayerItem {
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  nonisolated public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

/// Plays media. Nothing is played here: the player keeps its rate, its item and the time that was sought.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  /// The rate that was asked for.
  open var rate: Float = 0 {
    didSet { if rate != 0 { MissingEffect.warn("AVPlayer.play()", "nothing is played here; time does not pass.") } }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var isExternalPlaybackActive: Bool { false }
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
  open var reasonForWaitingToPlay: WaitingReason? { rate == 0 ? nil : .toMinimizeStalls }

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public override init() {
    super.init()
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Returns an observer that is never called, because time does not pass.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Returns an observer that is never called, because time does not pass.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}

  /// The name of the media, for placeholders.
  var mediaName: String? { currentItem?.asset.source?.lastPathComponent }
}

/// A player with a queue of items.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public override init() {
    super.init()
  }

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  open func items() -> [AVPlayerItem] { queue }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    update()
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    update()
  }
  open func removeAllItems() {
    queue = []
    update()
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    update()
  }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    update()
  }

  private func update() {
    super.replaceCurrentItem(with: queue.first)
  }
}

/// Repeats an item. Time does not pass here.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  open private(set) var loopCount = 0

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }

  open func disableLooping() {}
}
