import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Tests that end or fork their process, or that run where little works.
struct SurroundingsTests {
  @Test func fails() {
    assertSnapshot(of: "actual", as: .lines)
  }

  /// Ends the process without the functions that run at its end.
  @Test func endsTheProcess() {
    assertSnapshot(of: "reference", as: .lines)
    _exit(0)
  }

  /// Forks a process that asserts a snapshot and ends as usual. Swift does not import `fork`.
  @Test func forks() throws {
    assertSnapshot(of: "reference", as: .lines, named: "parent")
    let function = try #require(dlsym(dlopen(nil, RTLD_NOW), "fork"))
    let child = unsafeBitCast(function, to: (@convention(c) () -> pid_t).self)()
    if child == 0 {
      _ = verifySnapshot(of: "reference", as: .lines, named: "child")
      exit(0)
    }
    var status: Int32 = 0
    #expect(waitpid(child, &status, 0) == child)
    #expect(status == 0)
  }
}
