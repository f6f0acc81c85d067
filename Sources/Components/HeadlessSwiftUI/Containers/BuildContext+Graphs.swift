import HeadlessUIKit

extension BuildContext {
  /// The context in another graph, which keeps the state of what is made in it.
  func kept(by graph: ViewGraph) -> BuildContext {
    BuildContext(graph: graph, path: path, environment: environment, canvas: canvas)
  }

  /// Returns an object that is kept until the view disappears.
  func stored<Storage: AnyObject>(_ name: String, _ make: () -> Storage) -> Storage {
    let path = path + "." + name
    graph.keep(path)
    return graph.storage(at: path, make)
  }
}
