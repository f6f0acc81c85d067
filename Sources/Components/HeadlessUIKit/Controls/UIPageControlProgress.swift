public import Foundation

/// The progress within the current page of a page control, from 0 to 1.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  weak var control: UIPageControl?
  private var value: Float = 0

  /// The progress. The delegate provides it for a page if it can.
  open var currentProgress: Float {
    get {
      guard let control else { return value }
      return delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? value
    }
    set { value = newValue.isNaN ? 0 : max(0, min(newValue, 1)) }
  }

  /// Whether a page control shows the progress.
  open var isProgressVisible: Bool { control != nil }

  public override init() {
    super.init()
  }
}

/// A progress that grows with time. No time passes in a first frame.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var resetsToInitialPageAfterEnd = true
  open private(set) var isRunning = false
  /// The duration of a page without a duration of its own, in seconds.
  open private(set) var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func resumeTimer() {
    isRunning = true
  }

  open func pauseTimer() {
    isRunning = false
  }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
  }

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Provides the progress of pages.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
  /// Returns the progress with which a page begins; `nil` for the progress that code sets.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float?
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float? { nil }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
