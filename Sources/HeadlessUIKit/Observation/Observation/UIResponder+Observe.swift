extension UIResponder {
  /// Runs a closure now, and again after something that it read has changed: at the next pass of any view, or at the
  /// next turn of the main queue, whichever comes first.
  ///
  /// The observation lives as long as the responder; the closure should hold the responder weakly.
  @discardableResult
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    let token = ObserveToken(Observer(apply))
    observations.append(token)
    token.observer.run()
    return token
  }
}

/// Runs a closure now, and again after something that it read has changed: at the next pass of any view, or at the
/// next turn of the main queue, whichever comes first.
///
/// The observation lives as long as the token.
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(Observer(apply))
  token.observer.run()
  return token
}
