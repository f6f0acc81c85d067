import FirstFrameReviewServer
import FlyingSocks
import Foundation

/// A connection with one request, one answer, and little time.
struct SiteConnection {
  let socket: AsyncSocket
  let site: ReviewSite

  /// How long a request and its answer may take.
  private static let patience = Duration.seconds(20)
  /// How much of what nobody asked for is read, so that who sends it reads the answer: in pieces of 4096 bytes.
  private static let piecesDropped = 1024

  /// Answers, and closes the connection. What goes wrong is the other side's business.
  func serve() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await answer() }
      group.addTask { try? await Task.sleep(for: Self.patience) }
      await group.next()
      group.cancelAll()
    }
    try? socket.close()
  }

  private func answer() async throws {
    var parser = RequestParser()
    while true {
      let response: ReviewResponse
      switch parser.take(try await socket.read(atMost: 4096)) {
      case .incomplete: continue
      case .request(let request): response = site.response(to: request)
      case .refusal(let refusal): response = refusal
      }
      try await socket.write(response.bytes)
      // To close on bytes that were not read would take the answer away again.
      shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      for _ in 0..<Self.piecesDropped { _ = try await socket.read(atMost: 4096) }
      return
    }
  }
}
