public import Foundation

extension Diffing where Format == Data {
  /// Bytes, compared one by one.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      difference: { reference, actual in
        guard reference != actual else { return nil }
        let shared = zip(reference, actual)
        let first =
          shared.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(reference.count, actual.count)
        let differing = shared.count { $0 != $1 } + abs(reference.count - actual.count)
        let sizes =
          reference.count == actual.count
          ? "\(reference.count) bytes" : "\(reference.count) bytes became \(actual.count)"
        return Difference(summary: "\(sizes), of which \(differing) differ, the first at offset \(first)")
      })
  }
}
