import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Snapshots that this process cannot write to files.
struct CrampedTests {
  /// Writes a file that is larger than the process's limit, as on a full disk.
  @Test func tooLarge() {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
    setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    let line = String(repeating: "x", count: 9999) + "\n"
    assertSnapshot(of: String(repeating: line, count: 20), as: .lines)
  }

  @Test func readOnly() {
    // Permissions do not restrict root.
    if getuid() == 0 { setuid(65_534) }
    assertSnapshot(of: "new", as: .lines)
  }
}
