/// Why a value could not be turned into a format.
public enum CaptureError: Error, Sendable {
  /// The strategy needs the main actor and was not called from it.
  case notOnMainActor
  /// The value's own expression threw.
  case noValue(reason: String)
  /// The component said that its layout is not to be relied on.
  case unreliableLayout(reason: String)
  /// The strategy threw.
  case strategyFailed(reason: String)
}

extension CaptureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notOnMainActor:
      "components can only be drawn on the main actor, and this assertion was not called from it; "
        + "mark the test '@MainActor' (in XCTest on Linux '@MainActor func test() async', since a synchronous "
        + "'@MainActor' test method aborts the run there)"
    case .noValue(let reason): "the expression for the value threw: \(reason)"
    case .unreliableLayout(let reason): "\(reason); nothing was recorded or compared"
    case .strategyFailed(let reason): "the value could not be drawn: \(reason)"
    }
  }
}
