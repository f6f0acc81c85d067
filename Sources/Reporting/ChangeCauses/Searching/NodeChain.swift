/// The types that create and contain a node, according to the sources.
struct NodeChain: Sendable {
  /// A node on the path, with the type that declares it.
  struct Link: Sendable {
    let name: String
    /// The type that declares the node as a member; empty if unknown.
    let owner: String
    /// The node's own types: its class and its superclasses in the sources.
    let types: [String]
  }

  /// The links, innermost first.
  let links: [Link]
  let names: Set<String>
  /// All types of the chain.
  let types: Set<String>
  private let sources: PackageSources
  /// The types that the sources of the chain's types mention, with the number of steps.
  private let reachable: [String: Int]

  init(_ path: [String], in sources: PackageSources) {
    var links: [Link] = []
    var enclosing: [String] = []
    for name in path {
      var (owner, type) = ("", sources.isType(name) ? name : "")
      if type.isEmpty {
        for candidate in enclosing {
          guard let member = sources.member(name, of: candidate) else { continue }
          (owner, type) = (member.owner, sources.isType(member.type) ? member.type : "")
          break
        }
      } else {
        owner = enclosing.first ?? ""
      }
      let types = type.isEmpty ? [] : [type] + sources.superclasses(of: type)
      links.insert(Link(name: name, owner: owner, types: types), at: 0)
      if !type.isEmpty { enclosing.insert(type, at: 0) }
    }
    self.links = links
    names = Set(links.map(\.name))
    types = links.reduce(into: []) { $0.formUnion($1.types) }
    self.sources = sources
    reachable = sources.reachableTypes(from: types)
  }

  /// How likely the views of the chain use a place in a type that is not a view, from 0 to 1.
  ///
  /// - Parameter names: The names by which the place is used.
  func relation(to type: String, _ names: [String]) -> Double {
    let distance = [1, 1, 0.85, 0.7][min(reachable[type] ?? 4, 3)]
    let isReached = reachable[type] != nil
    return (isReached ? distance : 0.4) * (names.isEmpty || sources.areMentioned(names, in: types) ? 1 : 0.5)
  }
}
