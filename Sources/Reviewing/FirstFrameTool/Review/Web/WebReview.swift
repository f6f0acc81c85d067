import FirstFrameReviewServer
import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import FlyingSocks
import Foundation
import Synchronization

/// A review in a browser on this machine.
struct WebReview {
  let folders: ReviewFolders
  let console: Console

  /// Serves until the process ends.
  func serve(port: UInt16) async throws {
    // Throws before serving if there are no artifacts.
    let backend = try ArtifactsBackend(folders: folders)
    let server = try Server(backend, files: backend.files, port: port)
    console.print("\(server.address)")
    console.note("Open this address in a browser on this machine; Ctrl-C ends the review.")
    try await server.serve()
  }

  /// A site that listens on this machine.
  struct Server {
    private let site: ReviewSite
    private let socket: Socket

    init(_ backend: any ReviewBackend, files: [ServedFolder], port: UInt16) throws {
      socket = try WebReview.listen(on: port)
      guard case .ip4(_, let bound)? = try? socket.sockname() else {
        throw ReviewCommandError.notServed(reason: "the socket has no address")
      }
      site = ReviewSite(token: SessionToken(), port: bound, files: files, backend: backend)
    }

    /// The address of the page, with its secret.
    var address: String { site.address }

    /// Serves until the process ends.
    func serve() async throws {
      try await WebReview.serve(site, on: socket)
    }
  }

  /// Listens on the loopback interface, which other machines cannot reach.
  private static func listen(on port: UInt16) throws -> Socket {
    do {
      let socket = try Socket(domain: Int32(sockaddr_in.family))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      return socket
    } catch {
      throw ReviewCommandError.notServed(reason: "port \(port) is not available")
    }
  }

  private static func pool() -> some AsyncSocketPool {
    #if canImport(Darwin)
    .kQueue()
    #else
    .ePoll()
    #endif
  }

  private static func serve(_ site: ReviewSite, on socket: Socket) async throws {
    let pool = pool()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      try await withThrowingTaskGroup(of: Void.self) { connections in
        let open = OpenConnections()
        var count = 0
        while true {
          let connection = try await accept(on: listener)
          if count == connectionLimit {
            // Most of the connections have ended, and only their tasks are left.
            open.interruptOldest(ifThereAre: Self.connectionLimit)
            try await connections.next()
            count -= 1
          }
          count += 1
          let number = open.add(connection.socket.file.rawValue)
          connections.addTask {
            await SiteConnection(socket: connection, site: site, open: open, number: number).serve()
          }
        }
      }
    }
  }

  /// The number of connections at the same time, so that enough file descriptors are left for the files that are read
  /// and written.
  private static let connectionLimit: Int = {
    var limit = rlimit()
    guard getrlimit(descriptorResource, &limit) == 0 else { return 16 }
    return max(2, min(Int(clamping: limit.rlim_cur) / 4, 64))
  }()

  #if canImport(Glibc)
  private static let descriptorResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let descriptorResource = RLIMIT_NOFILE
  #endif

  /// Waits for a connection. An error that concerns only one connection, or a moment without free descriptors or memory,
  /// does not end the review.
  private static func accept(on listener: AsyncSocket) async throws -> AsyncSocket {
    while true {
      do {
        return try await listener.accept()
      } catch SocketError.failed(_, let code, _) where passingErrors.contains(code) {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private static let passingErrors: Set<Int32> = [
    EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EINTR, EPROTO, EPERM, ENETDOWN, EHOSTUNREACH,
  ]
}

/// The connections that are open. If there are too many, the oldest one without a complete request ends.
final class OpenConnections: Sendable {
  private struct Entry {
    let number: Int
    let descriptor: Int32
    /// Whether the connection is left alone: its request is being answered, or it was interrupted.
    var isSettled = false
  }

  private struct State {
    var entries: [Entry] = []
    var count = 0
  }

  private let state = Mutex(State())

  /// Adds a connection, and returns its number.
  func add(_ descriptor: Int32) -> Int {
    state.withLock { state in
      state.count += 1
      state.entries.append(Entry(number: state.count, descriptor: descriptor))
      return state.count
    }
  }

  /// Keeps a connection, because its request is complete.
  func keep(_ number: Int) {
    state.withLock { state in
      if let index = state.entries.firstIndex(where: { $0.number == number }) { state.entries[index].isSettled = true }
    }
  }

  /// Removes a connection, before its descriptor is closed.
  func remove(_ number: Int) {
    state.withLock { $0.entries.removeAll { $0.number == number } }
  }

  /// Ends the oldest connection without a complete request, if there are too many.
  func interruptOldest(ifThereAre limit: Int) {
    state.withLock { state in
      guard state.entries.count >= limit, let index = state.entries.firstIndex(where: { !$0.isSettled }) else { return }
      state.entries[index].isSettled = true
      shutdown(state.entries[index].descriptor, Int32(SHUT_RDWR))
    }
  }
}

/// A connection that serves one request, with a time limit.
struct SiteConnection {
  let socket: AsyncSocket
  let site: ReviewSite
  let open: OpenConnections
  let number: Int

  /// The time limit for the request and its response.
  private static let timeout = Duration.seconds(20)
  /// The number of pieces of 4096 bytes to read after the response, so that the client reads it before the connection
  /// closes.
  private static let maximumDiscardedPieces = 1024

  /// Serves the request and closes the connection. Errors are ignored, because only the client is affected.
  func serve() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await answer() }
      group.addTask { try? await Task.sleep(for: Self.timeout) }
      await group.next()
      group.cancelAll()
    }
    open.remove(number)
    try? socket.close()
  }

  private func answer() async throws {
    var parser = RequestParser()
    while true {
      let response: ReviewResponse
      switch parser.append(try await socket.read(atMost: 4096)) {
      case .incomplete: continue
      case .request(let request): response = site.response(to: request)
      case .refusal(let refusal): response = refusal
      }
      open.keep(number)
      try await socket.write(response.bytes)
      // Closing with unread bytes would reset the connection, and the client would lose the response.
      shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      for _ in 0..<Self.maximumDiscardedPieces { _ = try await socket.read(atMost: 4096) }
      return
    }
  }
}
