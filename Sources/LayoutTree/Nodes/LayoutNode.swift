public import FirstFrameGeometry
import FirstFrameImaging
public import Foundation

/// One box of a layout tree: where it lies, what it shows, and the boxes inside it.
///
/// Lengths are points, y down; a frame lies in its parent's space. A node draws its shadow, its background, its
/// image, path and text, its children, and last its border, like a layer of Core Animation.
public struct LayoutNode: Hashable, Sendable {
  /// What reports and dumps call the node.
  public var name: String?
  public var frame: CGRect
  public var background: Paint?
  public var cornerRadii: CornerRadii
  public var cornerCurve: CornerCurve
  /// A line inside the edge.
  public var border: Border?
  public var shadow: Shadow?
  /// 0 for invisible to 1; the node and its children fade as one picture.
  public var opacity: Double
  /// Whether the contents and the children are cut off at the node's rounded edge.
  public var clips: Bool
  /// What cuts off the whole node, its shadow and its border with it.
  public var clipPath: ClipPath?
  /// How the node and its children, as one picture, combine with what is beneath them.
  public var blend: BlendMode
  /// Applied around the centre of the frame.
  public var transform: Affine
  public var text: TextContent?
  public var path: PathContent?
  public var image: ImageContent?
  /// What is read of the node; nil where its text, if it has any, says it all.
  public var accessibility: Accessibility?
  public var children: [LayoutNode]

  public init(
    name: String? = nil, frame: CGRect, background: Paint? = nil, cornerRadii: CornerRadii = .zero,
    cornerCurve: CornerCurve = .circular, border: Border? = nil, shadow: Shadow? = nil, opacity: Double = 1,
    clips: Bool = false, clipPath: ClipPath? = nil, blend: BlendMode = .normal, transform: Affine = .identity,
    text: TextContent? = nil, path: PathContent? = nil, image: ImageContent? = nil,
    accessibility: Accessibility? = nil, children: [LayoutNode] = []
  ) {
    self.name = name
    self.frame = frame
    self.background = background
    self.cornerRadii = cornerRadii
    self.cornerCurve = cornerCurve
    self.border = border
    self.shadow = shadow
    self.opacity = opacity
    self.clips = clips
    self.clipPath = clipPath
    self.blend = blend
    self.transform = transform
    self.text = text
    self.path = path
    self.image = image
    self.accessibility = accessibility
    self.children = children
  }

  /// The node's own rectangle, in its own space.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// From the node's own space to its parent's: its transform works around the centre of its frame.
  package var spaceTransform: Affine {
    let translation = Affine.translation(x: frame.minX, y: frame.minY)
    guard transform != .identity else { return translation }
    return Affine.translation(x: -frame.width / 2, y: -frame.height / 2)
      .followed(by: transform)
      .followed(by: .translation(x: frame.midX, y: frame.midY))
  }
}

extension LayoutNode: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: NodeProperty.all.map(\.key))
    self.init(frame: .zero)
    for property in NodeProperty.all { try property.decode(object, &self) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    for property in NodeProperty.all { try property.encode(self, &container) }
  }
}

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
