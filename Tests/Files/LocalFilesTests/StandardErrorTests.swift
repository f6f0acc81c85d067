import Foundation
import Testing

@testable import FirstFrameLocalFiles

/// Writes to descriptors that are closed, full, or without a reader: each is an error, and the process goes on.
@Suite struct StandardErrorTests {
  private func error(of descriptor: Int32, text: String = "text") -> POSIXErrorCode? {
    do {
      try StandardStreams.write(text, to: descriptor)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func aPipeWithoutAReaderIsAnError() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(error(of: ends[1]) == .EPIPE)
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  @Test func aClosedDescriptorIsAnError() {
    #expect(error(of: -1) == .EBADF)
  }

  #if os(Linux)
  @Test func aFullDiskIsAnError() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(error(of: full) == .ENOSPC)
  }
  #endif

  /// A pipe takes 64 KB at a time, and one that does not block takes nothing while it is full.
  @Test(arguments: [false, true]) func allBytesArrive(isNonBlocking: Bool) async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    if isNonBlocking { _ = fcntl(writer, F_SETFL, O_NONBLOCK) }
    let text = (0..<60_000).map { "line \($0)" }.joined(separator: "\n")
    // On threads of their own, because they block.
    async let received = withCheckedContinuation { result in
      Thread.detachNewThread {
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 1000))
        while case let count = read(reader, &buffer, buffer.count), count > 0 { data += buffer[..<count] }
        result.resume(returning: data)
      }
    }
    async let error = withCheckedContinuation { result in
      Thread.detachNewThread {
        result.resume(returning: self.error(of: writer, text: text))
        close(writer)
      }
    }
    #expect(await error == nil)
    #expect(await received == Data(text.utf8))
    close(reader)
  }
}
