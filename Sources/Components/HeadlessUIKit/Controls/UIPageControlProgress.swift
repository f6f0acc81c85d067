public import Foundation

/// The progress within the current page of a page control, from 0 to 1.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  weak var control: UIPageControl?
  private var value: Float?

  /// The progress that was set, or else that of the delegate for the current page.
  open var currentProgress: Float {
    get {
      if let value { return value }
      guard let control else { return 0 }
      return delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
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
public protocol UIPageControlProgressDelegate: DelegateObject {
  /// Returns the progress at the beginning of a page, from 0 to 1. By default, it is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
