import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameTextEscaping
import Foundation

/// When the results that a command shows are from, and whether a build failed since.
struct ResultsAge {
  /// The time of the last result; `nil` if unknown.
  private let time: Date?
  private let hasFailedBuild: Bool

  /// Results from another machine have the time of the download, so nothing is said about them.
  init(of review: Review) {
    let folder = review.folders.artifacts[0]
    let isLocal = review.folders.artifacts.count == 1 && LocalFile.isRegular(folder + "/.firstframe-folder")
    time = isLocal ? review.pending.time : nil
    let package = review.folders.references.parentFolder
    hasFailedBuild = time.map { FailedBuild.exists(in: package, after: $0) } ?? false
  }

  /// When the results are from; `nil` if unknown.
  var sentence: String? {
    time.map { "These results are from \(Self.clock($0)), \(Self.age(of: $0, at: Date()))." }
  }

  /// When the results are from, if they are older than a minute.
  var remark: String? {
    time.flatMap { Date().timeIntervalSince($0) < 60 ? nil : sentence }
  }

  /// That the last build failed; `nil` if it did not.
  var warning: String? {
    guard hasFailedBuild, let time else { return nil }
    return "The last build failed, so these results are from before it: \(Self.clock(time)), "
      + "\(Self.age(of: time, at: Date()))."
  }

  /// The time of day, with the date if it is not today.
  private static func clock(_ time: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = Calendar.current.isDateInToday(time) ? "HH:mm:ss" : "yyyy-MM-dd HH:mm"
    return formatter.string(from: time)
  }

  /// A phrase such as "5 minutes ago".
  static func age(of time: Date, at now: Date) -> String {
    let seconds = max(0, Int(now.timeIntervalSince(time)))
    switch seconds {
    case ..<60: return seconds.counted("second") + " ago"
    case ..<3600: return (seconds / 60).counted("minute") + " ago"
    case ..<86400: return (seconds / 3600).counted("hour") + " ago"
    default: return (seconds / 86400).counted("day") + " ago"
    }
  }
}
