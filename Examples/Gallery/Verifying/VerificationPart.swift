import ArgumentParser
import FirstFrameLocalFiles
import Foundation
import HeadlessUIKit

/// What one of several processes verified. Child processes print it as JSON.
struct VerificationPart: Codable {
  /// The results by the indices of their components.
  private(set) var verifications: [Int: CatalogVerification] = [:]
  /// The peak resident memory of the process, in bytes.
  let peakMemory: Int

  /// Verifies components that a sequence chooses, one after the other.
  ///
  /// - Parameter indices: Increasing indices of components. Others take the ones in between.
  @MainActor
  init(
    of components: [ListedComponent], taking indices: some Sequence<Int>, isMatrix: Bool, threadCount: Int
  ) throws {
    let references = References()
    let total = components.map(\.previews.count).reduce(0, +)
    let checking = FrameProcessing("Verifying", total: total, threadCount: threadCount) {
      try PreviewCheck($0, withDumps: !isMatrix, references: references)
    }
    var taken: [Int] = []
    for index in indices {
      for skipped in (taken.last ?? -1) + 1..<index { checking.skip(components[skipped].previews.count) }
      for preview in components[index].previews { checking.add(preview, in: isMatrix ? Cell.matrix : Cell.referenced) }
      taken.append(index)
    }
    var checks = try checking.finish()[...]
    for index in taken {
      let count = components[index].previews.count
      verifications[index] = try CatalogVerification(
        of: components[index], checks: Array(checks.prefix(count)), isMatrix: isMatrix, references: references)
      checks = checks.dropFirst(count)
    }
    peakMemory = Stopwatch.peakMemory
  }
}

/// Indices of components that several processes take from each other, so that all of them end at about the same time.
///
/// It is a pipe that contains the indices, two bytes each. The kernel lets one process at a time read it.
struct VerificationQueue: Sequence, IteratorProtocol {
  /// The reading end.
  let file: FileHandle

  /// The queue that the process which started this one also reads.
  static let inherited = VerificationQueue(file: .standardInput)

  init(file: FileHandle) {
    self.file = file
  }

  /// - Parameter indices: Indices from 0. A pipe holds 65,536 bytes, so there must be at most 32,768 of them.
  /// - Throws: The error of `FileHandle.write(contentsOf:)`.
  init(_ indices: Range<Int>) throws {
    precondition(indices.count <= 32_768, "a pipe does not hold \(indices.count) indices")
    let pipe = Pipe()
    file = pipe.fileHandleForReading
    let bytes = indices.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
  }

  func next() -> Int? {
    guard let bytes = try? file.read(upToCount: 2), bytes.count == 2 else { return nil }
    return Int(bytes[bytes.startIndex]) | Int(bytes[bytes.startIndex + 1]) << 8
  }
}

/// Another process of this tool that takes components from a queue.
struct VerificationProcess {
  private let process: ChildProcess

  /// Starts the process.
  init(arguments: [String], queue: VerificationQueue) throws {
    let tool = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process = try ChildProcess(tool, ["verify", "--json", "--queue"] + arguments, input: queue.file)
  }

  /// Waits for the process to end, and returns its result.
  ///
  /// - Throws: ``CatalogError/shardFailed(message:)``.
  func part() throws -> VerificationPart {
    let result = process.result()
    do {
      return try JSONDecoder().decode(VerificationPart.self, from: result.output)
    } catch {
      let message = result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      throw CatalogError.shardFailed(message: message.isEmpty ? "it ended with status \(result.status)" : message)
    }
  }
}
