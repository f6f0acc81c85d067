import FirstFrameLocalFiles
import Foundation

/// A server of the Model Context Protocol (modelcontextprotocol.io, "Specification"), which offers tools.
actor AgentServer {
  /// The versions of the protocol that this server speaks, the newest first. What it uses is the same in all of them,
  /// except that clients of 2025-03-26 may send batches.
  static let protocolVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let tools: [any AgentTool]
  private let instructions: String
  private let output: MessageOutput
  private var isInitialized = false
  /// The calls of tools that have not ended.
  private var running: [RequestID: Task<OutgoingMessage?, Never>] = [:]
  /// The tasks that send answers of calls.
  private var sending: [UUID: Task<Void, Never>] = [:]

  init(tools: [any AgentTool], instructions: String, output: MessageOutput) {
    self.tools = tools
    self.instructions = instructions
    self.output = output
  }

  /// Handles the lines of a client until its end. Calls that still run are then canceled.
  func serve(_ lines: AsyncStream<MessageLines.Line>) async {
    for await line in lines { receive(line) }
    for task in running.values { task.cancel() }
    for task in sending.values { await task.value }
  }

  private func receive(_ line: MessageLines.Line) {
    guard case .message(let data) = line else {
      return output.send(
        .error(.invalidRequest("the message is longer than \(MessageLines.maximumLength) bytes")))
    }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      return output.send(.error(.parseError("the line is not JSON in UTF-8")))
    }
    guard case .array(let batch) = value else {
      if let response = respond(to: value) { send(response) }
      return
    }
    guard !batch.isEmpty else { return output.send(.error(.invalidRequest("the batch is empty"))) }
    let responses = batch.compactMap(respond)
    sendLater { [output] in
      var messages: [OutgoingMessage] = []
      for response in responses {
        if let message = await response.message { messages.append(message) }
      }
      output.send(batch: messages)
    }
  }

  /// A response, which a running call may give later.
  private enum Response: Sendable {
    case now(OutgoingMessage)
    case later(Task<OutgoingMessage?, Never>)

    /// The response; `nil` if the call was canceled.
    var message: OutgoingMessage? {
      get async {
        switch self {
        case .now(let message): message
        case .later(let task): await task.value
        }
      }
    }
  }

  private func send(_ response: Response) {
    switch response {
    case .now(let message): output.send(message)
    case .later(let task):
      sendLater { [output] in
        if let message = await task.value { output.send(message) }
      }
    }
  }

  private func sendLater(_ body: @escaping @Sendable () async -> Void) {
    let id = UUID()
    sending[id] = Task {
      await body()
      sending[id] = nil
    }
  }

  private func respond(to value: JSONValue) -> Response? {
    do {
      switch try IncomingMessage(value) {
      case .response: return nil
      case .notification(let method, let params):
        if method == "notifications/cancelled", let id = RequestID(params?["requestId"]) { running[id]?.cancel() }
        return nil
      case .request(let id, let method, let params):
        do {
          return try response(to: method, params, id: id)
        } catch {
          var error = error
          error.id = id
          return .now(.error(error))
        }
      }
    } catch {
      return .now(.error(error))
    }
  }

  private func response(to method: String, _ params: JSONValue?, id: RequestID) throws(RPCError) -> Response {
    switch method {
    case "ping": return .now(.result(id, JSONValue.object([:])))
    case "initialize": return .now(.result(id, try initialize(params)))
    case _ where !isInitialized: throw .invalidRequest("send `initialize` first")
    case "tools/list":
      guard params?["cursor"] == nil else { throw .invalidParams("there is only one page of tools") }
      return .now(.result(id, ToolList(tools: tools.map(\.description))))
    case "tools/call": return .later(try call(params, id: id))
    default: throw .methodNotFound(method)
    }
  }

  private func initialize(_ params: JSONValue?) throws(RPCError) -> InitializeResult {
    guard !isInitialized else { throw .invalidRequest("`initialize` was sent before") }
    guard let requested = params?["protocolVersion"]?.string else {
      throw .invalidParams("there is no protocolVersion")
    }
    isInitialized = true
    // A client that does not speak this version disconnects.
    let version = Self.protocolVersions.first { $0 == requested } ?? Self.protocolVersions[0]
    return InitializeResult(protocolVersion: version, instructions: instructions)
  }

  private func call(_ params: JSONValue?, id: RequestID) throws(RPCError) -> Task<OutgoingMessage?, Never> {
    guard let name = params?["name"]?.string else { throw .invalidParams("there is no name of a tool") }
    guard let tool = tools.first(where: { $0.description.name == name }) else {
      throw .invalidParams(
        "there is no tool '\(name.prefix(100))'; the tools are \(tools.map(\.description.name).joined(separator: ", "))"
      )
    }
    guard running[id] == nil else { throw .invalidRequest("a request with this id is still running") }
    let arguments = params?["arguments"] ?? .object([:])
    let progress = ProgressReporter(token: RequestID(params?["_meta"]?["progressToken"]), output: output)
    let task = Task<OutgoingMessage?, Never> {
      let answer = await Self.answer(of: tool, arguments, progress)
      finish(id)
      // Nobody waits for the answer to a canceled request.
      return Task.isCancelled ? nil : .result(id, answer)
    }
    running[id] = task
    return task
  }

  private func finish(_ id: RequestID) { running[id] = nil }

  private static func answer(
    of tool: any AgentTool, _ arguments: JSONValue, _ progress: ProgressReporter
  ) async -> ToolAnswer {
    do {
      return try await tool.call(ToolArguments(arguments, for: tool.description), progress: progress)
    } catch {
      return ToolAnswer(failure: "\(error)")
    }
  }
}

private struct InitializeResult: Encodable, Sendable {
  struct Capabilities: Encodable {
    let tools = JSONValue.object([:])
  }

  struct Server: Encodable {
    let name = "firstframe"
    let title = "FirstFrame"
    let version = FirstFrameVersion.current
  }

  let protocolVersion: String
  let capabilities = Capabilities()
  let serverInfo = Server()
  let instructions: String
}

private struct ToolList: Encodable, Sendable {
  let tools: [ToolDescription]
}
