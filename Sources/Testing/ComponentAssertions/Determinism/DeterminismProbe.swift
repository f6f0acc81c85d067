import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation
import HeadlessUIKit

/// Builds a component several times under varying conditions, and finds the conditions that it depends on.
@MainActor
struct DeterminismProbe {
  private let environment: RenderingEnvironment
  /// Whether settings of the process may be changed: its time zone, its locale, and its hash seeds.
  private let changesProcess: Bool
  private let build: () -> UIView

  /// The number of further builds, enough for a random order of a few elements to change.
  private static let repetitions = 3

  init(in environment: RenderingEnvironment, changesProcess: Bool, of build: @escaping () -> UIView) {
    self.environment = environment
    self.changesProcess = changesProcess
    self.build = build
  }

  /// Whether the closure creates a new component each time.
  func buildsNewViews(besides probe: FirstFrameProbe) -> Bool { build() !== probe.view }

  /// Findings that need no waiting; empty if the closure returns the same component each time.
  func findings(comparedWith probe: FirstFrameProbe) -> [FirstFrameFinding] {
    guard buildsNewViews(besides: probe) else { return [] }
    defer { HeapShuffle.release() }
    let repeated = builds(Self.repetitions) { HeapShuffle.shuffle() }
    if let other = repeated.first(where: { $0.frame.tree != probe.first.tree }) {
      return [finding(from: probe.first, to: other.frame, cause: cause(of: repeated, comparedWith: probe.first))]
    }
    guard changesProcess else { return [] }
    let other = frame(changingTimeZone: true, locale: true)
    guard other.tree != probe.first.tree else { return [] }
    return regionalFindings(comparedWith: probe.first)
  }

  /// Waits for the next second if a text shows the current second, and returns a finding if the text changes.
  func findingsOfClock(comparedWith probe: FirstFrameProbe) async -> [FirstFrameFinding] {
    guard ClockTexts(from: probe.began, to: probe.ended).occur(in: probe.first.tree), buildsNewViews(besides: probe)
    else { return [] }
    let nextSecond = probe.ended.timeIntervalSince1970.rounded(.down) + 1.01
    do {
      // At most a second, also if the clock was set back.
      try await Task.sleep(for: .seconds(min(max(0, nextSecond - Date().timeIntervalSince1970), 1.01)))
    } catch {
      return []
    }
    let later = newFrame
    guard later.tree != probe.first.tree else { return [] }
    return [finding(from: probe.first, to: later, cause: .clock)]
  }

  private func finding(
    from one: ComponentFrame, to other: ComponentFrame, cause: Nondeterminism
  ) -> FirstFrameFinding {
    let change = FrameChange.list(from: one, to: other).first
    return .notDeterministic(
      node: change?.node ?? "", change: change?.summary ?? "in lengths under a hundredth of a point", cause: cause)
  }

  private func cause(of builds: [TimedBuild], comparedWith first: ComponentFrame) -> Nondeterminism {
    let differing = builds.filter { $0.frame.tree != first.tree }
    let readsClock = differing.allSatisfy { other in
      FrameChange.list(from: first, to: other.frame).allSatisfy { change in
        guard case .text(_, let text)? = change.kind else { return false }
        return ClockTexts(from: other.began, to: other.ended).occur(in: text)
      }
    }
    if readsClock { return .clock }
    if changesProcess, areAlike(HashSeeding.withoutSeeds { self.builds(Self.repetitions) { HeapShuffle.shuffle() } }) {
      return .hashSeed
    }
    // Other threads of the process allocate, too, and can disturb the order.
    return (0..<3).contains { _ in isStableInOrderedMemory() } ? .addressOrder : .random
  }

  /// Whether most builds are equal if objects are allocated at increasing addresses. The first builds may still use
  /// holes in the heap.
  private func isStableInOrderedMemory() -> Bool {
    let trees = builds(2 * Self.repetitions) { HeapShuffle.fillHoles() }.map(\.frame.tree)
    return trees.contains { tree in trees.count { $0 == tree } > Self.repetitions }
  }

  private func areAlike(_ builds: [TimedBuild]) -> Bool {
    builds.allSatisfy { $0.frame.tree == builds[0].frame.tree }
  }

  private func regionalFindings(comparedWith first: ComponentFrame) -> [FirstFrameFinding] {
    let zone = frame(changingTimeZone: true, locale: false)
    let locale = frame(changingTimeZone: false, locale: true)
    return [(zone, Nondeterminism.timeZone), (locale, .locale)].compactMap { frame, cause in
      frame.tree == first.tree ? nil : finding(from: first, to: frame, cause: cause)
    }
  }

  /// Returns builds that exist at the same time, so that they share no addresses.
  private func builds(_ count: Int, before prepare: () -> Void) -> [TimedBuild] {
    (0..<count).map { _ in
      prepare()
      let began = Date()
      let view = environment.performAsCurrent(build)
      let frame = ComponentFrame(of: view, in: environment)
      return TimedBuild(view: view, frame: frame, began: began, ended: Date())
    }
  }

  /// The frame of a new view.
  private var newFrame: ComponentFrame {
    ComponentFrame(of: environment.performAsCurrent(build), in: environment)
  }

  private func frame(changingTimeZone timeZone: Bool, locale: Bool) -> ComponentFrame {
    RegionalSettings.withChanged(timeZone: timeZone, locale: locale) { newFrame }
  }
}

/// A component, with the times before and after its construction and first frame.
struct TimedBuild {
  /// The view, retained so that its memory is not reused.
  let view: UIView
  let frame: ComponentFrame
  let began: Date
  let ended: Date
}

/// A cause of differences between two builds of a component.
public enum Nondeterminism: String, CaseIterable, Hashable, Sendable {
  /// The order of a dictionary or a set, which has a random seed.
  case hashSeed
  /// The process's time zone.
  case timeZone
  /// The process's locale.
  case locale
  /// The time of day.
  case clock
  /// The addresses of objects.
  case addressOrder
  /// Random numbers, or an unknown cause. Without `underOtherSettings`, also hash seeds.
  case random

  var explanation: String {
    switch self {
    case .hashSeed: "the order of a dictionary or set affects the layout; sort before rendering"
    case .timeZone: "a date is formatted in the process's time zone; set the formatter's `timeZone`"
    case .locale: "the process's locale is used; pass a `Locale` with the state"
    case .clock: "the time of day is shown; pass a clock with the view model"
    case .addressOrder: "the order of addresses in memory is used; sort by properties of the objects"
    case .random:
      "random numbers, the order of a dictionary or set, or something else that differs between builds is used; pass a "
        + "generator, or sort before rendering"
    }
  }
}
