/// A strategy: how values of a type become values of a comparable format.
///
/// Strategies are called by assertions only, one at a time, so that the functions of one need not be safe for threads.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// The extension of reference files; `nil` for none.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Takes the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>
  /// Names the frame that the snapshot is a picture of; `nil` for snapshots that are no frame.
  ///
  /// An assertion draws the frame itself: its failures then name the nodes that changed, and a blank one is refused.
  var frame: ((Value) -> Async<FrameRequest>)?
  /// Whether a frame that shows nothing is compared like any other.
  private(set) var allowsBlank = false

  /// Creates a strategy whose snapshots may arrive later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose snapshots are there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Creates a strategy whose snapshots may fail, which the assertion reports.
  init(pathExtension: String?, diffing: Diffing<Format>, catching snapshot: @escaping (Value) throws -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { try snapshot(value) } }
  }

  /// The same strategy, for views that are blank by nature, such as dividers.
  ///
  /// Not part of the library's own API: on Apple's systems, a package that uses it declares it as `self`.
  public var allowingBlank: Snapshotting {
    var strategy = self
    strategy.allowsBlank = true
    return strategy
  }

  /// Returns a strategy for another type, whose values are turned into this strategy's values.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for another type, whose values are turned into this strategy's values, now or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let (snapshot, frame) = (snapshot, frame)
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
      transform(newValue).flatMap(snapshot)
    }
    result.allowsBlank = allowsBlank
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
