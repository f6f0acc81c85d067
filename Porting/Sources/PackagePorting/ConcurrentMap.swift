import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in their order, computed on all processors.
  ///
  /// - Throws: The error for the first element that has one.
  func concurrentMap<Value: Sendable>(
    _ transform: @Sendable (Element) throws(PortError) -> Value
  ) throws(PortError) -> [Value] {
    let results = Mutex([Result<Value, PortError>?](repeating: nil, count: count))
    withoutActuallyEscaping(transform) { transform in
      DispatchQueue.concurrentPerform(iterations: count) { index in
        let result = Result { () throws(PortError) in try transform(self[index]) }
        results.withLock { $0[index] = result }
      }
    }
    var values: [Value] = []
    for case let result? in results.withLock({ $0 }) { values.append(try result.get()) }
    return values
  }
}
