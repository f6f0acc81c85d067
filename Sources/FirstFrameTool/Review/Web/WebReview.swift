import FirstFrameReviewServer
import FirstFrameSnapshotReview
import FlyingSocks
import Foundation

/// A review in a browser on this machine.
struct WebReview {
  let folders: ReviewFolders
  let console: Console

  /// Serves until the process is ended.
  func serve(port: UInt16) async throws {
    // Where there is nothing to review, this says so before anything is served.
    let door = try ArtifactsDoor(folders: folders)
    let socket = try Self.listen(on: port)
    guard case .ip4(_, let bound)? = try? socket.sockname() else {
      throw ReviewCommandError.notServed(reason: "there is no address")
    }
    let site = ReviewSite(token: SessionToken(), port: bound, files: door.files, door: door)
    console.print(site.address)
    console.remark("Open this address in a browser on this machine; Ctrl-C ends the review.")
    try await Self.serve(site, on: socket)
  }

  /// Only this machine's own address: other machines cannot reach it at all.
  private static func listen(on port: UInt16) throws -> Socket {
    do {
      let socket = try Socket(domain: Int32(sockaddr_in.family))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      return socket
    } catch {
      throw ReviewCommandError.notServed(reason: "port \(port) cannot be had")
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
      for try await connection in listener.sockets {
        group.addTask { await SiteConnection(socket: connection, site: site).serve() }
      }
    }
  }
}
