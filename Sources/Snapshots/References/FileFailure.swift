import Foundation

/// Why the file system refused something, in words of its own.
///
/// Foundation's words hide the reason: a folder below a file is "NSCocoaErrorDomain error 512" to it.
package struct FileFailure: CustomStringConvertible {
  let error: any Error

  package init(_ error: any Error) {
    self.error = error
  }

  /// A clause without a full stop.
  package var description: String {
    guard let code = Self.code(of: error as NSError) else {
      let words = error.localizedDescription
      return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
    let words = String(cString: strerror(Int32(code)))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The description, and what can be done where a reference was refused for that reason.
  var descriptionWithCure: String {
    [description, cure].compactMap { $0 }.joined(separator: "; ")
  }

  private var cure: String? {
    switch Self.code(of: error as NSError).map(Int32.init) {
    case ENOSPC, EDQUOT: "make room there, then run again"
    case EACCES, EPERM, EROFS: "make it writable, or set SNAPSHOT_REFERENCE_DIR to a folder that is"
    case ENOTDIR, EEXIST: "remove the file that is in a folder's place, then run again"
    default: nil
    }
  }

  /// Whether what was asked for is not there.
  var isNoSuchFile: Bool {
    Self.code(of: error as NSError) == Int(ENOENT) || (error as? CocoaError)?.code == .fileNoSuchFile
      || (error as? CocoaError)?.code == .fileReadNoSuchFile
  }

  private static func code(of error: NSError) -> Int? {
    if error.domain == NSPOSIXErrorDomain { return error.code }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { code(of: $0 as NSError) }
  }
}
