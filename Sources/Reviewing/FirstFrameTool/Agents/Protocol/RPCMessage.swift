import Foundation

/// The identifier of a request (JSON-RPC 2.0, section 4; the Model Context Protocol allows no `null`).
enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue?) {
    if let number = value?.integer {
      self = .number(number)
    } else if let text = value?.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A message from the client.
enum IncomingMessage: Hashable, Sendable {
  case request(RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// An answer to a request. This server makes none, so it is ignored.
  case response

  init(_ value: JSONValue) throws(RPCError) {
    guard case .object(let members) = value else { throw .invalidRequest("a message is a JSON object") }
    let id = RequestID(members["id"])
    guard members["jsonrpc"] == .string("2.0") else { throw .invalidRequest(#""jsonrpc" must be "2.0""#, id: id) }
    guard let method = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw .invalidRequest(#"there is no "method""#, id: id)
      }
      self = .response
      return
    }
    guard let name = method.string else { throw .invalidRequest(#""method" must be a string"#, id: id) }
    guard members["id"] != nil else {
      self = .notification(method: name, params: members["params"])
      return
    }
    guard let id else { throw .invalidRequest(#""id" must be a string or a whole number"#) }
    self = .request(id, method: name, params: members["params"])
  }
}

/// The error of a request (JSON-RPC 2.0, section 5.1).
struct RPCError: Error, Hashable, Sendable {
  let code: Int
  let message: String
  /// The identifier of the request; `nil` if it could not be read.
  var id: RequestID?

  static func parseError(_ reason: String) -> RPCError { RPCError(code: -32700, message: "Parse error: \(reason)") }
  static func invalidRequest(_ reason: String, id: RequestID? = nil) -> RPCError {
    RPCError(code: -32600, message: "Invalid request: \(reason)", id: id)
  }
  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "Method not found: \(method.prefix(100))")
  }
  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: "Invalid params: \(reason)")
  }
}

/// A message to the client.
enum OutgoingMessage: Encodable, Sendable {
  case result(RequestID, any Encodable & Sendable)
  case error(RPCError)
  case notification(method: String, params: any Encodable & Sendable)

  private enum Key: String, CodingKey {
    case jsonrpc, id, result, error, method, params
  }

  private enum ErrorKey: String, CodingKey {
    case code, message
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch self {
    case .result(let id, let result):
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    case .error(let error):
      // Encodes `nil` as `null`.
      try container.encode(error.id, forKey: .id)
      var nested = container.nestedContainer(keyedBy: ErrorKey.self, forKey: .error)
      try nested.encode(error.code, forKey: .code)
      try nested.encode(error.message, forKey: .message)
    case .notification(let method, let params):
      try container.encode(method, forKey: .method)
      try container.encode(params, forKey: .params)
    }
  }
}
