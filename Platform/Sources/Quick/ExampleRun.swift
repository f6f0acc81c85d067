import Foundation
import Synchronization
import XCTest

/// A run of one example with the hooks of its groups, from the outermost to the innermost.
struct ExampleRun {
  let example: Example
  let metadata: ExampleMetadata
  /// The hooks of all examples, and those of the groups.
  let groups: [ExampleGroup]

  /// Runs the example. Errors are failures of the test that runs.
  func run() {
    let hooks = groups.flatMap { $0.before + $0.justBefore + $0.after }
    let isAsynchronous =
      example.body.isAsynchronous || hooks.contains(where: \.isAsynchronous)
      || groups.flatMap(\.around).contains(where: \.isAsynchronous)
    if isAsynchronous {
      MainThread.wait { await runAsynchronously(groups.flatMap(\.around)[...]) }
    } else {
      // XCTest calls synchronous tests on the main thread.
      MainActor.assumeIsolated { runSynchronously(groups.flatMap(\.around)[...]) }
    }
  }

  // MARK: Synchronous

  @MainActor
  private func runSynchronously(_ around: ArraySlice<ExampleGroup.Around>) {
    guard case .synchronous(let wrapper) = around.first else { return runSteps() }
    report { try wrapper(metadata) { runSynchronously(around.dropFirst()) } }
  }

  @MainActor
  private func runSteps() {
    let start = groups.flatMap(\.before) + groups.flatMap(\.justBefore)
    let isReady = start.allSatisfy { hook in report { try call(hook) } }
    if isReady, case .synchronous(let body) = example.body { report { try body() } }
    for group in groups.reversed() {
      for hook in group.after { report { try call(hook) } }
    }
  }

  @MainActor
  private func call(_ hook: ExampleGroup.Hook) throws {
    switch hook {
    case .plain(.synchronous(let body)): try body()
    case .metadata(let body): try body(metadata)
    case .plain(.asynchronous): break
    }
  }

  // MARK: Asynchronous

  @MainActor
  private func runAsynchronously(_ around: ArraySlice<ExampleGroup.Around>) async {
    switch around.first {
    case .asynchronous(let wrapper):
      await reportAsynchronously { try await wrapper(metadata) { await runAsynchronously(around.dropFirst()) } }
    case .synchronous(let wrapper):
      // The closure of such a hook cannot wait: the rest of the example runs after the hook has called it.
      let isCalled = Mutex(false)
      report { try wrapper(metadata) { isCalled.withLock { $0 = true } } }
      if isCalled.withLock({ $0 }) { await runAsynchronously(around.dropFirst()) }
    case nil: await runAsynchronousSteps()
    }
  }

  @MainActor
  private func runAsynchronousSteps() async {
    var isReady = true
    for hook in groups.flatMap(\.before) + groups.flatMap(\.justBefore) where isReady {
      isReady = await reportAsynchronously { try await callAsynchronously(hook) }
    }
    if isReady { await reportAsynchronously { try await call(example.body) } }
    for group in groups.reversed() {
      for hook in group.after { await reportAsynchronously { try await callAsynchronously(hook) } }
    }
  }

  @MainActor
  private func callAsynchronously(_ hook: ExampleGroup.Hook) async throws {
    if case .plain(let body) = hook { try await call(body) } else { try call(hook) }
  }

  @MainActor
  private func call(_ body: ExampleBody) async throws {
    switch body {
    case .synchronous(let body): try body()
    case .asynchronous(let body): try await body()
    }
  }

  // MARK: Failures

  /// Calls a closure, and reports its error. Returns whether it had none.
  @MainActor @discardableResult
  private func report(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      report(error)
      return false
    }
  }

  @MainActor @discardableResult
  private func reportAsynchronously(_ body: () async throws -> Void) async -> Bool {
    do {
      try await body()
      return true
    } catch {
      report(error)
      return false
    }
  }

  private func report(_ error: any Error) {
    if let stop = error as? StopTest {
      if stop.reportError { XCTFail(stop.failureDescription, file: stop.file, line: stop.line) }
    } else if !(error is XCTSkip) {
      XCTFail("\(example.fullName): unexpected error: \(error)", file: example.file, line: example.callsite.line)
    }
  }
}

extension Example {
  /// The name with those of its groups.
  var fullName: String { (path.map(\.name) + [name]).filter { !$0.isEmpty }.joined(separator: ", ") }
}
