import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Snapshots that this process cannot write to files.
struct CrampedTests {
  /// Writes a file that is larger than the process's limit, as on a full disk.
  @Test func tooLarge() {
    limitFiles(to: 65_536)
    let line = String(repeating: "x", count: 9999) + "\n"
    assertSnapshot(of: String(repeating: line, count: 20), as: .lines)
  }

  /// No file can grow for a moment, as on a full disk. The journal has one line, and is longer than the limit.
  @Test func fullForAMoment() {
    limitFiles(to: 500)
    for number in 1...3 { assertSnapshot(of: "new", as: .lines, named: "full-\(number)") }
    limitFiles(to: nil)
    assertSnapshot(of: "new", as: .lines, named: "free")
  }

  @Test func fullToTheEnd() {
    limitFiles(to: 500)
    for number in 1...3 { assertSnapshot(of: "new", as: .lines, named: "full-\(number)") }
  }

  /// - Parameter size: The maximum size of a file, in bytes; `nil` for none.
  private func limitFiles(to size: Int?) {
    signal(SIGXFSZ, SIG_IGN)
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
    let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = size.map { rlim_t($0) } ?? limit.rlim_max
    setrlimit(resource, &limit)
  }

  @Test func readOnly() {
    // Permissions do not restrict root.
    if getuid() == 0 { setuid(65_534) }
    assertSnapshot(of: "new", as: .lines)
  }
}
