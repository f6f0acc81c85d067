import Foundation
import SnapshotAssertions
import Snapshots
import Testing

/// A snapshot that is larger than the files that this process may write, as on a full disk.
struct CrampedTests {
  @Test func tooLarge() {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    assertSnapshot(of: String(repeating: "line\n", count: 100_000), as: .lines)
  }
}
