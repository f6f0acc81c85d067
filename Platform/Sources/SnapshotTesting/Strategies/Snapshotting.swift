import FirstFrame

/// A strategy: how values of a type become values of a comparable format.
///
/// Only assertions call strategies, one at a time, so the functions of a strategy do not have to be thread-safe.
// `@unchecked Sendable` for the same reason.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// The extension of reference files; `nil` for none.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Returns the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>
  /// Returns the frame that the snapshot shows; `nil` if the snapshot is not a frame.
  ///
  /// An assertion draws the frame itself, so that its failures name the changed nodes, and a blank frame is refused.
  var frame: ((Value) -> Async<FrameRequest>)?
  /// The environment of a component's frame, in which its expression is evaluated; `nil` for other values.
  var environment: RenderingEnvironment?
  /// Whether a blank frame is compared like any other frame.
  private(set) var allowsBlank = false

  /// Creates a strategy with asynchronous snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy with synchronous snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Creates a strategy with snapshots that can fail. The assertion reports the error.
  init(pathExtension: String?, diffing: Diffing<Format>, catching snapshot: @escaping (Value) throws -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { try snapshot(value) } }
  }

  /// The same strategy for views that are intentionally blank, such as dividers.
  ///
  /// The original library does not have this property. On Apple's systems, a package that uses it must declare it and
  /// return `self`.
  public var allowingBlank: Snapshotting {
    var strategy = self
    strategy.allowsBlank = true
    return strategy
  }

  /// Returns a strategy for another type, with a function that transforms its values into values of this strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for another type, with an asynchronous function that transforms its values into values of this
  /// strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let (snapshot, frame) = (snapshot, frame)
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
      transform(newValue).flatMap(snapshot)
    }
    result.allowsBlank = allowsBlank
    result.environment = environment
    result.frame = frame.map { frame in { transform($0).flatMap(frame) } }
    return result
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
