import Foundation

/// The page of a server that shows several folders of artifacts as one, such as that of `firstframe review --web`.
package enum ServedReport {
  package static func html(of outcome: RunOutcome, in folders: ReportFolders) throws -> String {
    String(decoding: try ReportPage(Report(outcome, servedFrom: folders)).html(), as: UTF8.self)
  }
}

/// The folders whose files a server offers, as absolute paths, and their place relative to the page.
package struct ReportFolders: Hashable, Sendable {
  let places: [Place]

  struct Place: Hashable {
    let folder: String
    /// The prefix of the folder's files relative to the page: empty, or a name and a slash.
    let prefix: String
  }

  /// - Parameters:
  ///   - artifacts: Folders whose files are beside the page, in the order in which they are searched.
  ///   - name: The name of the folder of references relative to the page.
  package init(artifacts: [String], references: String, as name: String) {
    places = artifacts.map { Place(folder: $0, prefix: "") } + [Place(folder: references, prefix: name + "/")]
  }

  /// The path of a file relative to the page; `nil` if the server does not offer it.
  func relative(_ path: String) -> String? {
    places.first { path.hasPrefix($0.folder + "/") }.map { place in
      place.prefix + path.dropFirst(place.folder.count + 1)
    }
  }
}
