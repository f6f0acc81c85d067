/// Why a report could not be written.
package enum ReportError: Error, Hashable, Sendable {
  case reading(ReadingError)
  case notWritten(path: String, reason: String)
  /// A file that the report shows could not be copied beside it.
  case notCopied(path: String, reason: String)
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .reading(let error): "\(error)"
    case .notWritten(let path, let reason): "the report \(path) could not be written: \(reason)"
    case .notCopied(let path, let reason): "\(path) could not be copied beside the report: \(reason)"
    }
  }
}
