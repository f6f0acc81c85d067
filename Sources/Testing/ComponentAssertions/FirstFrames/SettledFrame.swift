public import FirstFrameLayoutTree
public import Foundation
public import HeadlessUIKit

/// The state of a component after the work that it has scheduled. The port draws it beside the first frame.
@_spi(Porting) public enum SettledFrame {
  /// Returns the layout tree of a component when nothing is pending any more; `nil` if it equals the first frame.
  ///
  /// - Parameters:
  ///   - limit: The longest delay of work to wait for, in seconds.
  ///   - build: Creates and configures a new component.
  @MainActor
  public static func tree(
    in environment: RenderingEnvironment, lateWorkLimit limit: TimeInterval, of build: @MainActor () -> UIView
  ) async -> LayoutNode? {
    let work = LateWork(limit: limit)
    let view = work.observe { environment.performAsCurrent(build) }
    let first = work.observe { ComponentFrame(of: view, in: environment) }
    work.startCounting()
    let monitor = LateChangeMonitor(view: view, first: first, environment: environment, work: work)
    await monitor.waitUntilSettled()
    return monitor.last.tree == first.tree ? nil : monitor.last.tree
  }
}
