import Foundation

/// The end of this process.
enum ProcessEnd {
  /// Has the process's session end with the process, and the process fail where the session says so.
  static func endsSession() {
    #if canImport(Glibc)
      on_exit({ status, _ in ProcessEnd.reach(status: status) }, nil)
    #else
      atexit { ProcessEnd.reach(status: nil) }
    #endif
  }

  /// Ends the process at once, as failed.
  static func fail() -> Never {
    // What ends here has its output still in buffers.
    fflush(nil)
    _exit(EXIT_FAILURE)
  }

  private static func reach(status: Int32?) {
    if SnapshotSession.process.end(status: status) { fail() }
  }
}
