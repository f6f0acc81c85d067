public import Foundation

extension LayoutNode {
  /// Reads a scene; everything but a node's frame may be left out, and nothing unknown may be there.
  ///
  /// Documentation/SceneFormat.md describes the format.
  public init(json: Data) throws(SceneError) {
    if let mistake = JSONSyntaxCheck.firstMistake(in: json) { throw .notJSON(reason: mistake) }
    do {
      self = try JSONDecoder().decode(LayoutNode.self, from: json)
    } catch let error as SceneError {
      throw error
    } catch let error as DecodingError {
      throw SceneError(error)
    } catch {
      throw .notJSON(reason: "\(error)")
    }
  }
}
