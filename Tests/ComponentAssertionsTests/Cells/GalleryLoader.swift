/// A loader whose answer the test gives, when it likes.
@MainActor
final class GalleryLoader {
  private var answer: Result<String, GalleryError>?
  private var waiting: [CheckedContinuation<Result<String, GalleryError>, Never>] = []

  func symbol() async throws -> String {
    if let answer { return try answer.get() }
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  func complete(with result: Result<String, GalleryError>) {
    answer = result
    for continuation in waiting { continuation.resume(returning: result) }
    waiting = []
  }
}
