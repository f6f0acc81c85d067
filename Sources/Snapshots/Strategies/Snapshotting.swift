/// A way to make a comparable format out of values of a type: a strategy.
///
/// A strategy is a value. Strategies for other types are made from it with ``pullback(_:)``:
///
/// ```swift
/// extension Snapshotting where Value == Score, Format == Bitmap {
///   static var card: Self { Snapshotting<ScoreView, Bitmap>.image.pullback { ScoreView(score: $0) } }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The extension of reference files, which may have a dot within, such as `layout.txt`; nil for none.
  public let pathExtension: String?
  public let diffing: Diffing<Format>
  let source: Source

  init(pathExtension: String?, diffing: Diffing<Format>, source: Source) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.source = source
  }

  /// Makes a strategy that works on the main actor.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor @Sendable (Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      source: .onMainActor { .whole(try snapshot($0), .none) })
  }

  /// Makes a strategy that works on the main actor and tells more than the format, such as that a frame is blank.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    capture: @escaping @MainActor @Sendable (Value) throws -> Capture<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, source: .onMainActor(capture))
  }

  /// A strategy that works wherever it is called.
  ///
  /// Not an initializer: a trailing closure would have to choose between this and the isolated one.
  public static func nonisolated(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (Value) throws -> Format
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension, diffing: diffing,
      source: .anywhere { .whole(try snapshot($0), .none) })
  }
}

extension Snapshotting where Value == Format {
  /// Makes a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self = .nonisolated(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
