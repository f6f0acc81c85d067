extension TaskLocal {
  /// Runs a function with a value for the current task, and keeps the type of its errors: `withValue` of the standard
  /// library makes any error of it.
  package func withValue<Result, Failure: Error>(
    _ value: Value, throwing body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withValue(value, operation: { Swift.Result(catching: body) }).get()
  }
}
