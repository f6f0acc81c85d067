import FirstFrameLayoutTree

/// A strategy that converts values of a type to a format that can be stored and compared.
///
/// A strategy is a value. Strategies for other types are derived from it with ``pullback(_:)``:
///
/// ```swift
/// extension Snapshotting where Value == Score, Format == Bitmap {
///   static var card: Self { Snapshotting<ScoreView, Bitmap>.image.pullback { ScoreView(score: $0) } }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The extension of reference files, which may contain a dot, such as `layout.txt`; `nil` for none.
  public let pathExtension: String?
  public let diffing: Diffing<Format>
  let source: Source
  /// The environment of a component's frame; `nil` for values that are no components.
  let environment: RenderingEnvironment?

  /// The function that captures a value, with its isolation. A picture is not drawn if it is known to equal its reference
  /// by the match that is given.
  enum Source: Sendable {
    case anywhere(@Sendable (Value, EarlierMatch?) throws -> Capture<Format>)
    case onMainActor(@MainActor @Sendable (Value, EarlierMatch?) throws -> Capture<Format>)
  }

  init(
    pathExtension: String?, diffing: Diffing<Format>, source: Source, environment: RenderingEnvironment? = nil
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.source = source
    self.environment = environment
  }

  /// Creates a strategy that works on the main actor.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor @Sendable (Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      source: .onMainActor { value, _ in .whole(try snapshot(value), .none) })
  }

  /// Creates a strategy that works on the main actor and also returns evidence, such as whether a frame is blank.
  ///
  /// - Parameter environment: The environment of the frame, which the value's expression can read.
  package init(
    pathExtension: String?, diffing: Diffing<Format>, in environment: RenderingEnvironment,
    capture: @escaping @MainActor @Sendable (Value) throws -> Capture<Format>
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, source: .onMainActor { value, _ in try capture(value) },
      environment: environment)
  }

  /// Returns a strategy that works wherever it is called.
  ///
  /// This is not an initializer, because a trailing closure would be ambiguous between it and the isolated initializer.
  public static func nonisolated(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (Value) throws -> Format
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension, diffing: diffing,
      source: .anywhere { value, _ in .whole(try snapshot(value), .none) })
  }

  /// Returns a strategy for another type, with a function that converts its values to this strategy's values on the
  /// main actor.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let source = source
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      source: .onMainActor { newValue, earlier in
        let value = try transform(newValue)
        return switch source {
        case .anywhere(let capture): try capture(value, earlier)
        case .onMainActor(let capture): try capture(value, earlier)
        }
      }, environment: environment)
  }

  /// Returns a strategy for another type, which works wherever this strategy does.
  public func nonisolatedPullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let source: Snapshotting<NewValue, Format>.Source =
      switch source {
      case .anywhere(let capture): .anywhere { try capture(transform($0), $1) }
      case .onMainActor(let capture): .onMainActor { try capture(transform($0), $1) }
      }
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, source: source, environment: environment)
  }

  /// This strategy for views that are blank by design.
  ///
  /// A divider or a color swatch has one color, and a meter may have no caption yet. Their first frames are complete,
  /// but have the same pixels as frames with state that arrives late. Only the author can decide which case it is.
  ///
  /// ```swift
  /// assertSnapshot(of: Divider(), as: .image.allowingBlank)
  /// ```
  ///
  /// A frame without width or height is still refused, since there is nothing to compare.
  public var allowingBlank: Snapshotting {
    let source: Source =
      switch source {
      case .anywhere(let capture): .anywhere { try capture($0, $1).allowingBlank }
      case .onMainActor(let capture): .onMainActor { try capture($0, $1).allowingBlank }
      }
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, source: source, environment: environment)
  }

  /// Captures the value of an expression, which is evaluated in the environment of the strategy: a component that it
  /// creates is on the screen of the drawn device from the beginning.
  ///
  /// - Parameter earlier: The last drawing of the snapshot, if it need not be drawn again.
  func capture(
    evaluating value: () throws -> Value, unless earlier: EarlierMatch? = nil, isOnMainActor: Bool
  ) throws(CaptureError) -> Capture<Format> {
    guard let environment else { return try captureInside(value, unless: earlier, isOnMainActor: isOnMainActor) }
    return try RenderingEnvironment.$current.withValue(
      environment,
      throwing: { () throws(CaptureError) in
        try captureInside(value, unless: earlier, isOnMainActor: isOnMainActor)
      })
  }

  private func captureInside(
    _ value: () throws -> Value, unless earlier: EarlierMatch?, isOnMainActor: Bool
  ) throws(CaptureError) -> Capture<Format> {
    let evaluated: Value
    do {
      evaluated = try value()
    } catch {
      throw .noValue(reason: "\(error)")
    }
    return try capture(evaluated, unless: earlier, isOnMainActor: isOnMainActor)
  }

  /// Captures a value.
  ///
  /// - Parameter isOnMainActor: Whether the caller is on the main actor, as determined by `MainActorContext`.
  func capture(
    _ value: Value, unless earlier: EarlierMatch? = nil, isOnMainActor: Bool
  ) throws(CaptureError) -> Capture<Format> {
    if case .onMainActor = source, !isOnMainActor {
      throw .notOnMainActor
    }
    do {
      return switch source {
      case .anywhere(let capture): try capture(value, earlier)
      case .onMainActor(let capture): try Self.callOnMainActor(capture, with: value, earlier)
      }
    } catch let error as CaptureError {
      throw error
    } catch {
      throw .strategyFailed(reason: "\(error)")
    }
  }

  /// Calls a function of the main actor without a suspension. This is the only function that passes values to the main
  /// actor.
  ///
  /// The caller already runs on the main actor, so no value leaves its isolation. The compiler cannot prove that, so
  /// the variables are `nonisolated(unsafe)`.
  private static func callOnMainActor(
    _ body: @MainActor @Sendable (Value, EarlierMatch?) throws -> Capture<Format>, with value: Value,
    _ earlier: EarlierMatch?
  ) throws -> Capture<Format> {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Capture<Format>?
    try MainActor.assumeIsolated { result = try body(value, earlier) }
    guard let result else { throw CaptureError.notOnMainActor }
    return result
  }
}

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self = .nonisolated(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Capture {
  /// The capture, accepted unless the frame has no size.
  fileprivate var allowingBlank: Capture {
    guard case .blank(let blankness, let format?, let evidence) = self, blankness.canBeAllowed else { return self }
    return .whole(format, evidence)
  }
}
