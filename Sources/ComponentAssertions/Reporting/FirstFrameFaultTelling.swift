/// A finding that may be about a first frame.
protocol FirstFrameFaultTelling {
  /// Nil where it is about anything else.
  var firstFrameFault: FirstFrameFault? { get }
}
