import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation
import HeadlessUIKit

/// Builds a component again and again, under conditions that must not matter, and tells which one does.
@MainActor
struct DeterminismProbe {
  private let environment: RenderingEnvironment
  private let build: () -> UIView

  /// As many further builds as an order of a handful of elements hardly survives.
  private static let repetitions = 3

  init(in environment: RenderingEnvironment, of build: @escaping () -> UIView) {
    self.environment = environment
    self.build = build
  }

  /// Whether the closure makes a new component each time.
  func buildsAnew(besides probe: FirstFrameProbe) -> Bool { build() !== probe.view }

  /// What differs without any wait; nothing where the closure hands out one component over and over.
  func findings(comparedWith probe: FirstFrameProbe) -> [FirstFrameFinding] {
    guard buildsAnew(besides: probe) else { return [] }
    defer { HeapShuffle.release() }
    let repeated = builds(Self.repetitions) { HeapShuffle.shuffle() }
    if let other = repeated.first(where: { $0.frame.tree != probe.first.tree }) {
      return [finding(from: probe.first, to: other.frame, cause: cause(of: repeated, comparedWith: probe.first))]
    }
    let abroad = inOtherConditions(timeZone: true, locale: true)
    guard abroad.tree != probe.first.tree else { return [] }
    return foreignFindings(comparedWith: probe.first)
  }

  /// What differs once the next second has come, where a text reads like the clock.
  func findingsOfTurningClock(comparedWith probe: FirstFrameProbe) async -> [FirstFrameFinding] {
    guard ClockReading(from: probe.began, to: probe.ended).isShown(in: probe.first.tree), buildsAnew(besides: probe)
    else { return [] }
    let nextSecond = probe.ended.timeIntervalSince1970.rounded(.down) + 1.01
    do {
      try await Task.sleep(for: .seconds(max(0, nextSecond - Date().timeIntervalSince1970)))
    } catch {
      return []
    }
    let later = ComponentFrame(of: build(), in: environment)
    guard later.tree != probe.first.tree else { return [] }
    return [finding(from: probe.first, to: later, cause: .clock)]
  }

  private func finding(
    from one: ComponentFrame, to other: ComponentFrame, cause: Nondeterminism
  ) -> FirstFrameFinding {
    let change = FrameChange.list(from: one, to: other).first
    return .notDeterministic(
      node: change?.node ?? "", change: change?.words ?? "in lengths under a hundredth of a point", cause: cause)
  }

  private func cause(of builds: [TimedBuild], comparedWith first: ComponentFrame) -> Nondeterminism {
    let differing = builds.filter { $0.frame.tree != first.tree }
    let readsClock = differing.allSatisfy { other in
      FrameChange.list(from: first, to: other.frame).allSatisfy { change in
        guard case .text(_, let text)? = change.kind else { return false }
        return ClockReading(from: other.began, to: other.ended).isRead(in: text)
      }
    }
    if readsClock { return .clock }
    if areAlike(HashSeeding.withoutSeeds { self.builds(Self.repetitions) { HeapShuffle.shuffle() } }) {
      return .hashSeed
    }
    return settlesInOrderedMemory ? .addressOrder : .random
  }

  /// Whether builds become alike where each object lies behind the one before: most of them, since the first ones still
  /// find holes.
  private var settlesInOrderedMemory: Bool {
    let trees = builds(2 * Self.repetitions) { HeapShuffle.fillHoles() }.map(\.frame.tree)
    return trees.contains { tree in trees.count { $0 == tree } > Self.repetitions }
  }

  private func areAlike(_ builds: [TimedBuild]) -> Bool {
    builds.allSatisfy { $0.frame.tree == builds[0].frame.tree }
  }

  private func foreignFindings(comparedWith first: ComponentFrame) -> [FirstFrameFinding] {
    let zone = inOtherConditions(timeZone: true, locale: false)
    let locale = inOtherConditions(timeZone: false, locale: true)
    return [(zone, Nondeterminism.timeZone), (locale, .locale)].compactMap { frame, cause in
      frame.tree == first.tree ? nil : finding(from: first, to: frame, cause: cause)
    }
  }

  /// Builds that are all alive at once, so that nothing of them shares an address.
  private func builds(_ count: Int, before prepare: () -> Void) -> [TimedBuild] {
    (0..<count).map { _ in
      prepare()
      let began = Date()
      let view = build()
      let frame = ComponentFrame(of: view, in: environment)
      return TimedBuild(view: view, frame: frame, began: began, ended: Date())
    }
  }

  private func inOtherConditions(timeZone: Bool, locale: Bool) -> ComponentFrame {
    ForeignConditions.with(timeZone: timeZone, locale: locale) { ComponentFrame(of: build(), in: environment) }
  }
}
