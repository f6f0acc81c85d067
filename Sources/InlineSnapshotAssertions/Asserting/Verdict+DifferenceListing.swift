import Foundation
import Snapshots

extension Verdict {
  /// The lines that differ, on lines of their own; empty where no lines do.
  var differenceListing: String {
    guard let file = difference?.files.first else { return "" }
    return "\nThe difference, with - for the snapshot and + for the value:\n" + String(decoding: file.data, as: UTF8.self)
  }
}
