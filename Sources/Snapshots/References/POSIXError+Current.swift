import Foundation

extension POSIXError {
  /// What the last call of the C library that failed said.
  static var current: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
