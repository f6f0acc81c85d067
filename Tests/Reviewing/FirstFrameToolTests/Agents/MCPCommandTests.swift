import FirstFrameProgramTesting
import Foundation
import Testing

/// A conversation with the real program over pipes.
struct MCPCommandTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.write(
      "// swift-tools-version: 6.1\n// FirstFrame\n", to: package.folder + "/Package.swift")
    try package.addRun([
      ReviewedPackage.changed("T/F/card.png", change: "`label` moved"), ReviewedPackage.new("T/F/new.png"),
      ReviewedPackage.Snapshot(path: "T/F/blank.png", verdict: "blank"),
    ])
  }

  private struct Message: Decodable {
    struct Result: Decodable {
      struct Content: Decodable {
        let type: String
        let text: String?
        let data: String?
        let mimeType: String?
      }

      let content: [Content]?
      let isError: Bool?
    }

    let id: Int?
    let result: Result?
  }

  /// Sends calls of tools, ends the input, and returns the results by the positions of the calls.
  private func results(_ calls: [(name: String, arguments: String)], options: [String] = []) throws -> [Message.Result]
  {
    let process = Program.firstframe.process(["mcp"] + options, in: package.folder)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var reader = MessageReader(output.fileHandleForReading)
    func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }
    try send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
    #expect(try reader.next(Message.self)?.id == 0)
    try send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    var results: [Message.Result] = []
    for (index, call) in calls.enumerated() {
      try send(
        #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":{"name":"\#(call.name)","arguments":\#(call.arguments)}}"#
      )
      let message = try #require(try reader.next(Message.self))
      #expect(message.id == index + 1)
      results.append(try #require(message.result))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try reader.next(Message.self) == nil)
    return results
  }

  @Test func pendingChangesAreListedAndShown() throws {
    let results = try results([
      ("list_pending", "{}"), ("get_snapshot", #"{"snapshot":"card"}"#), ("get_snapshot", #"{"snapshot":"T"}"#),
      ("get_snapshot", #"{"snapshot":"other"}"#),
    ])
    let pending = try #require(results[0].content?.first?.text)
    #expect(pending.contains("changed T/F/card.png {\"accept\":"))
    #expect(pending.contains("new T/F/new.png"))
    #expect(pending.contains("blank, cannot be accepted: T/F/blank.png"))
    let contents = try #require(results[1].content)
    #expect(contents.first?.text?.hasPrefix("T/F/card.png: changed, test at T/F.swift:9\nsays why") == true)
    let pictures = contents.filter { $0.type == "image" }
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { $0.mimeType == "image/png" })
    #expect(pictures.first?.data.flatMap { Data(base64Encoded: $0) } == (try ReviewedPackage.picture(10)))
    #expect(results[2].content?.first?.text == "Several match:\nT/F/blank.png\nT/F/card.png\nT/F/new.png")
    #expect(results[3].isError == true)
  }

  @Test func acceptingIsRefusedUnlessAPersonAllowedIt() throws {
    let before = package.files()
    let result = try #require(try results([("accept", #"{"snapshots":["T/F/card.png"]}"#)]).first)
    #expect(result.isError == true)
    #expect(result.content?.first?.text?.contains("started without --allow-accept") == true)
    #expect(package.files() == before)
  }

  @Test(arguments: [
    "[]", #"["*"]"#, #"["T"]"#, #"["card"]"#, #"["T/F"]"#, #"["T/F/card"]"#, #"["T/F/card.png","T/F/none.png"]"#,
    #"["T/F/blank.png"]"#, #"["../card.png"]"#, #"[""]"#,
  ])
  func onlyWholeNamesOfPendingSnapshotsAreAccepted(names: String) throws {
    let before = package.files()
    let result = try #require(
      try results([("accept", #"{"snapshots":\#(names)}"#)], options: ["--allow-accept"]).first)
    #expect(result.isError == true)
    #expect(package.files() == before)
  }

  @Test func namedSnapshotsAreAccepted() throws {
    let results = try results(
      [("accept", #"{"snapshots":["T/F/card.png"]}"#), ("list_pending", "{}")], options: ["--allow-accept"])
    #expect(results[0].isError == nil)
    #expect(results[0].content?.first?.text == "accepted T/F/card.png")
    #expect(package.reference("T/F/card.png") == (try ReviewedPackage.picture(200)))
    #expect(package.reference("T/F/new.png") == nil)
    #expect(results[1].content?.first?.text?.contains("card.png") == false)
  }

  @Test func picturesAreCompared() throws {
    let results = try results([
      ("compare", #"{"expected":"__Snapshots__/T/F/card.png","actual":"__Snapshots__/T/F/card.png"}"#),
      (
        "compare",
        #"{"expected":"__Snapshots__/T/F/card.png","actual":".build/snapshot-artifacts/T/F/card.png/actual.png"}"#
      ),
      ("compare", #"{"expected":"none.png","actual":"none.png"}"#),
      ("compare", #"{"expected":"a.png","actual":"b.png","structure":true,"threshold":0.1}"#),
    ])
    #expect(results[0].content?.count == 1)
    #expect(results[0].content?.first?.text?.contains("is identical to") == true)
    #expect(results[1].content?.first?.text?.contains("64 of 64 pixels (100%) differ") == true)
    #expect(results[1].content?.last?.type == "image")
    #expect(results[2].content?.first?.text == "none.png: there is no such file")
    #expect(results[3].isError == true)
  }

  @Test func aFolderWithoutAPackageIsAnError() throws {
    let folder = try TemporaryFolder()
    let result = try Program.firstframe.run(["mcp", "--package-path", folder.path])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("there is no package here"))
  }
}

/// Reads lines of JSON from a pipe.
private struct MessageReader {
  private let handle: FileHandle
  private var pending = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next message; `nil` at the end.
  mutating func next<Message: Decodable>(_: Message.Type) throws -> Message? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[..<end]
        pending = Data(pending[pending.index(after: end)...])
        return try JSONDecoder().decode(Message.self, from: line)
      }
      let data = handle.availableData
      guard !data.isEmpty else { return nil }
      pending += data
    }
  }
}
