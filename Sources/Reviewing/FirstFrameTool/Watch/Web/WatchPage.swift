import FirstFrameReviewServer
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import FirstFrameWebPages
import Foundation
import Synchronization

/// The page of a watch: the report of the last results, which follows the rounds.
final class WatchPage: WatchingBackend {
  private let folders: ReviewFolders
  private let package: String
  private let status = Mutex(WatchStatus())
  /// Carries out decisions, and remembers them; `nil` before the first one.
  private let decisions = Mutex<ArtifactsBackend?>(nil)

  /// - Parameter package: The folder of the package, as an absolute path.
  init(folders: ReviewFolders, package: String) {
    (self.folders, self.package) = (folders, package)
  }

  /// The folders that the page shows files of.
  var files: [ServedFolder] {
    [ServedFolder(folders.references, as: Self.references)] + folders.artifacts.map { ServedFolder($0) }
  }

  private static let references = "__Snapshots__"

  func update(_ status: WatchStatus) {
    self.status.withLock { $0 = status }
  }

  func page() -> String {
    let status = status.withLock { $0 }
    let served = ReportFolders(artifacts: folders.artifacts, references: folders.references, as: Self.references)
    // A run without artifacts has nothing that could be accepted.
    let accepted = (try? Review(ofRunIn: folders))?.accepted ?? []
    do {
      return Self.adding(try ServedReport.html(of: status.results.outcome.passing(accepted), in: served), status)
    } catch {
      return ListingPage.page("<p>\("\(error)".escapedForHTML)</p>")
    }
  }

  /// The page with the script that follows the rounds, which runs under the page's own content security policy.
  private static func adding(_ html: String, _ status: WatchStatus) -> String {
    guard let match = html.firstMatch(of: #/<style nonce="([^"]+)">/#),
      let end = html.range(of: "</body>", options: .backwards),
      let head = html.firstRange(of: "</head>")
    else { return html }
    let nonce = match.1
    let files = PageFiles.watch
    let meta = "<meta name=\"firstframe-revision\" content=\"\(status.revision)\">\n"
    let style = "<style nonce=\"\(nonce)\">\n\(files.text("watch.css"))</style>\n"
    let script = "<script nonce=\"\(nonce)\">\n\(files.script(main: "watch.js"))</script>\n"
    return html[..<head.lowerBound] + meta + style + html[head.lowerBound..<end.lowerBound] + script
      + html[end.lowerBound...]
  }

  private func backend() throws(ReviewError) -> ArtifactsBackend {
    if let known = decisions.withLock({ $0 }) { return known }
    let backend = try ArtifactsBackend(folders: folders)
    decisions.withLock { $0 = backend }
    return backend
  }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    do throws(ReviewError) {
      return try backend().accept(snapshots)
    } catch {
      return snapshots.map { AcceptOutcome(snapshot: $0, refusal: "\(error)") }
    }
  }

  func perform(_ action: ReviewAction, on snapshots: [String], cause: Int?) -> [AcceptOutcome] {
    do throws(ReviewError) {
      return try backend().perform(action, on: snapshots, cause: cause)
    } catch {
      return snapshots.map { AcceptOutcome(snapshot: $0, refusal: "\(error)") }
    }
  }

  func causes() -> Data { (try? backend().causes()) ?? Data("{}".utf8) }

  func state() -> ReviewState {
    var state = (try? backend().state()) ?? ReviewState()
    // The page follows the rounds, and shows what the build says of its results.
    (state.version, state.notes, state.isRunning) = ("", [], false)
    return state
  }

  func round() -> Data? {
    let status = status.withLock { $0 }
    return try? JSONEncoder().encode(WatchRound(status, package: package))
  }
}

/// What the page shows about the running or the last round.
private struct WatchRound: Encodable {
  struct Entry: Encodable {
    let place: String?
    let text: String
    /// Lines as the compiler printed them.
    let excerpt: [String]
  }

  let revision: Int
  let isWorking: Bool
  let isPassing: Bool
  /// What the round does, or its result.
  let status: String
  /// The time of the results; `nil` before the first round.
  let time: String?
  /// Whether the last build failed, so that the results are old.
  let isOld: Bool
  let errors: [Entry]
  /// The failures of tests that are not about a snapshot.
  let failures: [Entry]

  init(_ status: WatchStatus, package: String) {
    func short(_ path: String) -> String {
      path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }
    revision = status.revision
    isWorking = status.phase == .working
    isPassing = status.isPassing
    self.status = isWorking ? status.step + "…" : status.summary
    time = status.time
    isOld = status.errors != nil
    let found =
      status.errors?.errors.map { Entry(place: $0.place.map(short), text: $0.text, excerpt: $0.excerpt) } ?? []
    let lines = status.buildOutput.split(separator: "\n").suffix(20).map(String.init)
    errors = isOld && found.isEmpty ? [Entry(place: nil, text: "The build failed", excerpt: lines)] : found
    failures = status.results.otherFailures.map { failure in
      let place = failure.file.map { file in short(file) + (failure.line.map { ":\($0)" } ?? "") }
      let lines = failure.message.split(separator: "\n").map(String.init)
      return Entry(place: place, text: "\(failure.test): \(lines.first ?? "")", excerpt: Array(lines.dropFirst()))
    }
  }
}
