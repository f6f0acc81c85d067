extension Snapshotting {
  /// A strategy for another type, whose values are turned into this strategy's values on the main actor.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let source = source
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      source: .onMainActor { newValue in
        let value = try transform(newValue)
        return switch source {
        case .anywhere(let capture): try capture(value)
        case .onMainActor(let capture): try capture(value)
        }
      })
  }

  /// A strategy for another type, which works wherever this strategy does.
  public func nonisolatedPullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let source: Snapshotting<NewValue, Format>.Source =
      switch source {
      case .anywhere(let capture): .anywhere { try capture(transform($0)) }
      case .onMainActor(let capture): .onMainActor { try capture(transform($0)) }
      }
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing, source: source)
  }
}
