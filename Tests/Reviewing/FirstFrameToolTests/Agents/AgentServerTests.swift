import Foundation
import Synchronization
import Testing

@testable import FirstFrameTool

/// The messages of the protocol, with a server in this process.
struct AgentServerTests {
  /// A tool that answers at once, or only when it is canceled.
  private struct EchoTool: AgentTool {
    let description = ToolDescription(
      name: "echo", summary: "Answers with its text.",
      parameters: [
        ToolParameter(name: "text", kind: .text, summary: "A text", isRequired: true),
        ToolParameter(name: "waits", kind: .flag, summary: "Whether to wait for the cancellation"),
      ])

    func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
      progress.report("begun")
      if arguments.flag("waits") { try await Task.sleep(for: .seconds(600)) }
      return ToolAnswer(text: arguments.text("text") ?? "")
    }
  }

  private final class Sent: Sendable {
    private let data = Mutex(Data())

    func append(_ more: Data) { data.withLock { $0 += more } }

    var lines: [String] {
      data.withLock { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    }
  }

  /// Sends lines, then ends the input, and returns what the server sent.
  private static func answers(to lines: [String], initializes: Bool = true) async -> [String] {
    let sent = Sent()
    let server = AgentServer(
      tools: [EchoTool()], instructions: "Look.", output: MessageOutput { sent.append($0) })
    let first = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let (stream, continuation) = AsyncStream<MessageLines.Line>.makeStream()
    for line in (initializes ? [first] : []) + lines { continuation.yield(.message(Data(line.utf8))) }
    continuation.finish()
    await server.serve(stream)
    return Array(sent.lines.dropFirst(initializes ? 1 : 0))
  }

  @Test(arguments: [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
      #"{"id":1,"jsonrpc":"2.0","result":{}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":"a","method":"ping","params":{}}"#,
      #"{"id":"a","jsonrpc":"2.0","result":{}}"#
    ),
    (
      "{",
      #"{"error":{"code":-32700,"message":"Parse error: the line is not JSON in UTF-8"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      "[]",
      #"{"error":{"code":-32600,"message":"Invalid request: the batch is empty"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      "1",
      #"{"error":{"code":-32600,"message":"Invalid request: a message is a JSON object"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"id":2,"method":"ping"}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: \"jsonrpc\" must be \"2.0\""},"id":2,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: \"id\" must be a string or a whole number"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: \"id\" must be a string or a whole number"},"id":null,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":3}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: there is no \"method\""},"id":3,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":4,"method":7}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: \"method\" must be a string"},"id":4,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":5,"method":"resources/list"}"#,
      #"{"error":{"code":-32601,"message":"Method not found: resources/list"},"id":5,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":6,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"error":{"code":-32600,"message":"Invalid request: `initialize` was sent before"},"id":6,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"none"}}"#,
      #"{"error":{"code":-32602,"message":"Invalid params: there is no tool 'none'; the tools are echo"},"id":7,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":8,"method":"tools/call"}"#,
      #"{"error":{"code":-32602,"message":"Invalid params: there is no name of a tool"},"id":8,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":9,"method":"tools/list"}"#,
      #"{"id":9,"jsonrpc":"2.0","result":{"tools":[{"annotations":{"readOnlyHint":true},"description":"Answers with its text.","inputSchema":{"additionalProperties":false,"properties":{"text":{"description":"A text","type":"string"},"waits":{"description":"Whether to wait for the cancellation","type":"boolean"}},"required":["text"],"type":"object"},"name":"echo"}]}}"#
    ),
    (
      #"[{"jsonrpc":"2.0","id":10,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/other"},2]"#,
      #"[{"id":10,"jsonrpc":"2.0","result":{}},{"error":{"code":-32600,"message":"Invalid request: a message is a JSON object"},"id":null,"jsonrpc":"2.0"}]"#
    ),
  ])
  func messagesAreAnswered(message: String, answer: String) async {
    #expect(await Self.answers(to: [message]) == [answer])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}"#,
    #"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#,
  ])
  func notificationsAndResponsesHaveNoAnswer(message: String) async {
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    #expect(await Self.answers(to: [message, ping]) == [#"{"id":1,"jsonrpc":"2.0","result":{}}"#])
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"),
    ("1999-01-01", "2025-11-25"),
  ])
  func versionsAreNegotiated(requested: String, offered: String) async throws {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(requested)"}}"#
    let answer = try #require(await Self.answers(to: [message], initializes: false).first)
    #expect(answer.contains(#""protocolVersion":"\#(offered)""#))
    #expect(answer.contains(#""capabilities":{"tools":{}}"#))
    #expect(answer.contains(#""instructions":"Look.""#))
  }

  @Test func requestsBeforeTheInitializationAreRefused() async {
    let answers = await Self.answers(to: [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#], initializes: false)
    #expect(
      answers == [
        #"{"error":{"code":-32600,"message":"Invalid request: send `initialize` first"},"id":1,"jsonrpc":"2.0"}"#
      ])
  }
}

/// Calls that run while other messages arrive.
extension AgentServerTests {
  private static func conversation(
    _ body: (AsyncStream<MessageLines.Line>.Continuation, Sent) async -> Void
  ) async -> [String] {
    let sent = Sent()
    let server = AgentServer(
      tools: [EchoTool()], instructions: "", output: MessageOutput { sent.append($0) })
    let (lines, continuation) = AsyncStream<MessageLines.Line>.makeStream()
    let serving = Task { await server.serve(lines) }
    let first = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    continuation.yield(.message(Data(first.utf8)))
    await wait(for: 1, sent)
    await body(continuation, sent)
    continuation.finish()
    await serving.value
    return Array(sent.lines.dropFirst())
  }

  private static func wait(for count: Int, _ sent: Sent) async {
    for _ in 0..<500 where sent.lines.count < count { try? await Task.sleep(for: .milliseconds(10)) }
  }

  private static func call(_ id: Int, waits: Bool, token: String? = nil) -> MessageLines.Line {
    let meta = token.map { #","_meta":{"progressToken":"\#($0)"}"# } ?? ""
    return .message(
      Data(
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi","waits":\#(waits)}\#(meta)}}"#
          .utf8))
  }

  @Test func aCallIsAnsweredAfterItsProgress() async {
    let answers = await Self.conversation { input, sent in
      input.yield(Self.call(1, waits: false, token: "t"))
      await Self.wait(for: 3, sent)
    }
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"message":"begun","progress":1,"progressToken":"t"}}"#,
        #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"hi","type":"text"}]}}"#,
      ])
  }

  @Test func otherRequestsAreAnsweredWhileACallRuns() async {
    let answers = await Self.conversation { input, sent in
      input.yield(Self.call(1, waits: true))
      input.yield(.message(Data(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#.utf8)))
      input.yield(Self.call(1, waits: true))
      await Self.wait(for: 3, sent)
    }
    #expect(
      answers == [
        #"{"id":2,"jsonrpc":"2.0","result":{}}"#,
        #"{"error":{"code":-32600,"message":"Invalid request: a request with this id is still running"},"id":1,"jsonrpc":"2.0"}"#,
      ])
  }

  @Test func aCanceledCallHasNoAnswer() async {
    let answers = await Self.conversation { input, sent in
      input.yield(Self.call(1, waits: true))
      let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"late"}}"#
      input.yield(.message(Data(cancel.utf8)))
      input.yield(Self.call(2, waits: false))
      await Self.wait(for: 2, sent)
    }
    #expect(answers == [#"{"id":2,"jsonrpc":"2.0","result":{"content":[{"text":"hi","type":"text"}]}}"#])
  }

  @Test func theEndOfTheInputCancelsRunningCalls() async {
    let clock = ContinuousClock()
    let time = await clock.measure {
      let answers = await Self.conversation { input, _ in input.yield(Self.call(1, waits: true)) }
      #expect(answers.isEmpty)
    }
    #expect(time < .seconds(300))
  }
}
