extension Verdict {
  /// What a check that needs no reference found wrong with a component.
  public struct Unsoundness: Hashable, Sendable {
    public let fault: Fault
    /// What is wrong in a line, with the nodes' names; nil where the message alone tells it.
    public let change: String?
    /// What the test's failure says.
    public let message: String

    public enum Fault: Hashable, Sendable {
      /// The first frame shows nothing.
      case blank
      /// Something arrived after the first frame.
      case late
      /// Anything else.
      case other
    }

    public init(_ fault: Fault, change: String? = nil, message: String) {
      self.fault = fault
      self.change = change
      self.message = message
    }
  }
}

extension Verdict.Unsoundness {
  /// The fault in a word, as journals have it.
  var kind: String {
    switch fault {
    case .blank: "blank"
    case .late: "late"
    case .other: "unsound"
    }
  }
}
