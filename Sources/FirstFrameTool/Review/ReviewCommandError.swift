/// Why a review cannot begin.
enum ReviewCommandError: Error, CustomStringConvertible {
  case noTerminal
  case noPort(Int)
  case notServed(reason: String)

  var description: String {
    switch self {
    case .noTerminal:
      "a review by keys needs a terminal; use `swift run firstframe review --web`, or `swift run firstframe pending` and `swift run firstframe accept`"
    case .noPort(let port): "--port is \(port); expected a number from 0 (any that is free) to 65535"
    case .notServed(let reason): "the review cannot be served: \(reason); choose another `--port`"
    }
  }
}
