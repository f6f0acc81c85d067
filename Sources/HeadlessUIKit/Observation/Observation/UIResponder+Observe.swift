extension UIResponder {
  /// Runs a closure now, and again after a value that it read has changed: at the next pass of any view or on the main
  /// queue, whichever comes first.
  ///
  /// The observation ends with the responder. The closure should capture the responder weakly.
  @discardableResult
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    let token = ObserveToken(Observer(apply))
    observations.append(token)
    token.observer.run()
    return token
  }
}

/// Runs a closure now, and again after a value that it read has changed: at the next pass of any view or on the main
/// queue, whichever comes first.
///
/// The observation ends with the token.
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(Observer(apply))
  token.observer.run()
  return token
}
