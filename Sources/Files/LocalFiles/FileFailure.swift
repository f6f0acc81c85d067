package import Foundation

/// The reason for a file system error, in the system's own message.
///
/// Foundation's descriptions hide the reason: for a folder below a file it is "NSCocoaErrorDomain error 512".
package struct FileFailure: CustomStringConvertible, Sendable {
  private let error: any Error

  package init(_ error: any Error) {
    self.error = error
  }

  /// A clause without a full stop.
  package var description: String {
    guard let code = code.map(\.rawValue) else {
      let message = error.localizedDescription
      return message.hasSuffix(".") ? String(message.dropLast()) : message
    }
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
  }

  /// The system's error code; `nil` if the error does not come from the system.
  package var code: POSIXErrorCode? {
    Self.number(of: error as NSError).flatMap { POSIXErrorCode(rawValue: Int32($0)) }
  }

  /// Whether the file or folder does not exist.
  package var isNoSuchFile: Bool {
    code == .ENOENT || (error as? CocoaError)?.code == .fileNoSuchFile
      || (error as? CocoaError)?.code == .fileReadNoSuchFile
  }

  private static func number(of error: NSError) -> Int? {
    if error.domain == NSPOSIXErrorDomain { return error.code }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { number(of: $0 as NSError) }
  }
}
