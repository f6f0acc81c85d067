import FirstFrame
@_spi(Porting) import FirstFrameSnapshotAssertions
import Foundation
import HeadlessUIKit
import Testing

/// An assertion about a value.
struct SnapshotVerification<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  let place: PortedSnapshotPlace

  /// Verifies a value, without failing a test.
  func verdict(on value: () throws -> Value, isolation: (any Actor)?) -> Verdict {
    let place = place.named(name ?? number)
    let mode = record ?? SnapshotTestingConfiguration.current?.record ?? Globals.record
    func verify<V, F>(_ value: () throws -> V, as strategy: FirstFrame.Snapshotting<V, F>) -> Verdict {
      PortedSnapshot.verify(value, as: strategy, record: mode?.mode, at: place, isolation: isolation)
    }
    switch Result(catching: { try evaluated(value) }) {
    case .success(.frame(let request)):
      let (environment, allowsBlank) = (request.environment, strategy.allowsBlank)
      switch request.component {
      case .view(let view): return verify({ view }, as: .image(in: environment).within(request.tolerance, allowsBlank))
      case .controller(let controller):
        return verify({ controller }, as: .image(in: environment).within(request.tolerance, allowsBlank))
      }
    case .success(.lines(let text)):
      let lines = FirstFrame.Snapshotting<String, String>(pathExtension: strategy.pathExtension, diffing: .lines)
      return verify({ text }, as: lines)
    case .success(.picture(let image, let tolerance)):
      return verify({ try image.bitmap() }, as: .image.within(tolerance))
    case .success(.other(let format)):
      return verify({ Box(value: format) }, as: boxed)
    case .failure(let error):
      return verify({ throw error }, as: boxed)
    }
  }

  /// The number of an unnamed snapshot; `nil` for a parameterized test, because its cases run in any order.
  private var number: String? {
    guard Test.current?.isParameterized != true else { return nil }
    return UnnamedSnapshots.nextName(in: place.testName, file: "\(place.filePath)")
  }

  /// The kinds of values that are compared.
  private enum Subject {
    case frame(FrameRequest)
    case lines(String)
    case picture(UIImage, ImageTolerance)
    case other(Format)
  }

  /// The subject of an expression, which is evaluated in the environment of the strategy.
  private func evaluated(_ value: () throws -> Value) throws -> Subject {
    guard let environment = strategy.environment else { return try subject(value()) }
    return try environment.performAsCurrent { try subject(value()) }
  }

  private func subject(_ value: Value) throws -> Subject {
    if let frame = strategy.frame { return .frame(try frame(value).value(timeout: timeout)) }
    let format = try strategy.snapshot(value).value(timeout: timeout)
    switch strategy.diffing.comparison {
    case .lines:
      if let text = format as? String { return .lines(text) }
    case .pictures(let tolerance):
      if let image = format as? UIImage { return .picture(image, tolerance) }
    case nil: break
    }
    return .other(format)
  }

  /// The strategy for formats that only functions of the test can compare.
  private var boxed: FirstFrame.Snapshotting<Box<Format>, Box<Format>> {
    let diffing = strategy.diffing
    return FirstFrame.Snapshotting(
      pathExtension: strategy.pathExtension,
      diffing: FirstFrame.Diffing(
        toData: { diffing.toData($0.value) }, fromData: { Box(value: diffing.fromData($0)) },
        difference: { reference, actual in
          diffing.diff(reference.value, actual.value).map { message, attachments in
            Difference(summary: "the test's comparison found a difference", excerpt: message, files: attachments.files)
          }
        }))
  }
}

/// A value that strategies may send.
///
/// `@unchecked Sendable`: an assertion is synchronous, so the value stays on its thread.
private struct Box<Value>: @unchecked Sendable {
  let value: Value
}

extension FirstFrame.Snapshotting where Format == Bitmap {
  /// Returns the strategy with a tolerance, unless the tolerance is exact.
  fileprivate func within(_ tolerance: ImageTolerance, _ allowsBlank: Bool = true) -> Self {
    let strategy = tolerance == .exact ? self : tolerating(tolerance)
    return allowsBlank ? strategy.allowingBlank : strategy
  }
}
