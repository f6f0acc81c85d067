import Foundation
import Testing

@testable import FirstFrameChangeCauses

extension RecordedNodes {
  /// Nodes with changes, each a node's path, a property, and the values before and after.
  static func of(_ changes: [[String]], before: String = "[]", after: String = "[]") throws -> RecordedNodes {
    let list = changes.map { #"{"node":"\#($0[0])","property":"\#($0[1])","before":"\#($0[2])","after":"\#($0[3])"}"# }
    let json = """
      {"scale":2,"changes":[\(list.joined(separator: ","))],"reference":{"nodes":\(before)},"actual":{"nodes":\(after)}}
      """
    return try #require(RecordedNodes(Data(json.utf8)))
  }
}

/// The first cause of each snapshot of a run.
func firstCauses(_ nodes: [RecordedNodes], named names: [String] = [], in sources: PackageSources) -> [LikelyCause?] {
  let search = CauseSearch(nodes, named: names, in: sources)
  return nodes.indices.map { search.causes(of: $0).first }
}
