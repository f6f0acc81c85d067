import FlyingFox
import FlyingSocks
import Foundation
import ReviewServer
import SnapshotReview

/// A review in a browser on this machine.
struct WebReview {
  let folders: ReviewFolders
  let console: Console

  /// Serves until the process is ended.
  func serve(port: UInt16) async throws {
    // Where there is nothing to review, this says so before anything is served.
    let door = try ArtifactsDoor(folders: folders)
    let token = SessionToken()
    let server = HTTPServer(config: try Self.configuration(port: port))
    let running = Task { try await server.run() }
    let bound: UInt16
    do {
      bound = try await Self.port(of: server)
    } catch {
      running.cancel()
      throw ReviewCommandError.notServed(reason: "port \(port) cannot be had")
    }
    let site = ReviewSite(token: token, port: bound, files: folders.artifacts, door: door)
    await server.appendRoute("*") { await SiteHandler(site: site).response(to: $0) }
    console.print(site.address)
    console.remark("Open this address in a browser on this machine; Ctrl-C ends the review.")
    fflush(nil)
    try await running.value
  }

  /// Only this machine's own address: other machines cannot reach it at all.
  private static func configuration(port: UInt16) throws -> HTTPServer.Configuration {
    HTTPServer.Configuration(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 30,
      sharedRequestReplaySize: ReviewRequest.longestBody, logger: .disabled)
  }

  private static func port(of server: HTTPServer) async throws -> UInt16 {
    try await server.waitUntilListening(timeout: 5)
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw ReviewCommandError.notServed(reason: "there is no address")
    }
    return port
  }
}
