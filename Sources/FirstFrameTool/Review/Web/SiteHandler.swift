import FlyingFox
import Foundation
import ReviewServer

/// Hands requests of the server's to the site, and its answers back.
struct SiteHandler {
  let site: ReviewSite

  func response(to request: HTTPRequest) async -> HTTPResponse {
    let headers = Dictionary(
      request.headers.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { _, last in last })
    let answer = site.response(
      to: ReviewRequest(
        method: request.method.rawValue, path: request.target.path(percentEncoded: true),
        query: request.target.query(percentEncoded: true), headers: headers, body: await body(of: request)))
    var fields = HTTPHeaders()
    for (name, value) in answer.headers { fields[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(answer.status, phrase: StatusPhrase.phrase(of: answer.status))
    return HTTPResponse(statusCode: status, headers: fields, body: answer.body)
  }

  /// No more than any call has; the site refuses what says that it is longer.
  private func body(of request: HTTPRequest) async -> Data {
    guard let count = request.bodySequence.count, count <= ReviewRequest.longestBody else { return Data() }
    return (try? await request.bodyData) ?? Data()
  }
}
