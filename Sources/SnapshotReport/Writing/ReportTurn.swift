import Foundation

/// Lets the processes of a run write their one report by turns, so that the last one has seen all that the others did.
///
/// One process writes, and one waits; a third leaves it to the one that waits, which reads only once its turn has come,
/// and so whatever was in the journals when the third looked. The system takes the locks from processes that are gone.
struct ReportTurn {
  /// The folder of the report, as an absolute path.
  let folder: String

  /// Runs a body when its turn has come.
  ///
  /// - Returns: Nil where another process, which waits, does it.
  func take<Result>(_ body: () throws -> Result) throws -> Result? {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let waiting = try LockFile(path: folder + "/.report-waiting")
    guard try waiting.tryLock() else { return nil }
    let writing = try LockFile(path: folder + "/.report-writing")
    try writing.lock()
    waiting.unlock()
    defer { writing.unlock() }
    return try body()
  }
}
