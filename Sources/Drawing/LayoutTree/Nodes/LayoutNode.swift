public import FirstFrameGeometry
import FirstFrameImaging
public import Foundation

/// A box of a layout tree: its frame, its contents, and the boxes inside of it.
///
/// Lengths are in points, with y down. A frame is in its parent's space. Like a layer of Core Animation, a node draws
/// its shadow, its background, its image, path and text, its children, and finally its border.
public struct LayoutNode: Hashable, Sendable {
  /// The node's name in reports and dumps.
  public var name: String?
  public var frame: CGRect
  public var background: Paint?
  public var cornerRadii: CornerRadii
  public var cornerCurve: CornerCurve
  /// A line inside the edge.
  public var border: Border?
  public var shadow: Shadow?
  /// The opacity from 0 (invisible) to 1. The node and its children fade as one picture. Its shadow fades separately,
  /// so that it shows through the node.
  public var opacity: Double
  /// Whether the contents and the children are clipped to the node's rounded edge.
  public var clips: Bool
  /// A path that clips the whole node, including its shadow and its border.
  public var clipPath: ClipPath?
  /// Nodes in the node's own space. The alpha of their picture multiplies the whole node, including its shadow and its
  /// border. Without such nodes, there is no mask.
  public var mask: [LayoutNode]
  /// The way in which the node and its children, as one picture, are blended with the colors beneath them.
  public var blend: BlendMode
  /// Whether the contents and the children are drawn as a separate picture, so that their blend modes and backdrops do not
  /// see what is beneath the node.
  public var isIsolated: Bool
  /// A filter for the colors beneath the node.
  public var backdrop: Backdrop?
  /// Filters of the picture of the node, its shadow and its children.
  package var filters: [PictureFilter] = []
  /// The transform, which is applied around the center of the frame.
  public var transform: Affine
  public var text: TextContent?
  public var path: PathContent?
  public var image: ImageContent?
  /// The properties of the node for assistive technology. If `nil`, a node with text is read as its text.
  public var accessibility: Accessibility?
  public var children: [LayoutNode]

  public init(
    name: String? = nil, frame: CGRect, background: Paint? = nil, cornerRadii: CornerRadii = .zero,
    cornerCurve: CornerCurve = .circular, border: Border? = nil, shadow: Shadow? = nil, opacity: Double = 1,
    clips: Bool = false, clipPath: ClipPath? = nil, mask: [LayoutNode] = [], blend: BlendMode = .normal,
    isIsolated: Bool = false, backdrop: Backdrop? = nil, transform: Affine = .identity, text: TextContent? = nil,
    path: PathContent? = nil, image: ImageContent? = nil,
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
    self.mask = mask
    self.blend = blend
    self.isIsolated = isIsolated
    self.backdrop = backdrop
    self.transform = transform
    self.text = text
    self.path = path
    self.image = image
    self.accessibility = accessibility
    self.children = children
  }

  /// The node's rectangle in its own space.
  package var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The map from the node's space to its parent's space. The transform is applied around the center of the frame.
  package var spaceTransform: Affine {
    let translation = Affine.translation(x: frame.minX, y: frame.minY)
    guard transform != .identity else { return translation }
    return Affine.translation(x: -frame.width / 2, y: -frame.height / 2)
      .followed(by: transform)
      .followed(by: .translation(x: frame.midX, y: frame.midY))
  }
}

extension LayoutNode {
  /// Whether the tree, with its masks, has more than a number of levels. The walk goes no deeper than that.
  package func isNested(deeperThan levels: Int) -> Bool {
    guard levels > 0 else { return true }
    for index in children.indices where children[index].isNested(deeperThan: levels - 1) { return true }
    for index in mask.indices where mask[index].isNested(deeperThan: levels - 1) { return true }
    return false
  }
}

extension LayoutNode: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: NodeProperty.all.map(\.key))
    self.init(frame: .zero)
    for property in NodeProperty.all { try property.decode(object, &self) }
  }

  /// - Throws: `EncodingError` if the tree has more levels than a scene can have.
  public func encode(to encoder: any Encoder) throws {
    // Each level is an object and an array.
    guard encoder.codingPath.count / 2 <= SceneLimits.levels else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: Array(encoder.codingPath.suffix(2)),
          debugDescription: "the tree is nested deeper than the \(SceneLimits.levels) levels of a scene"))
    }
    var container = encoder.container(keyedBy: SceneKey.self)
    for property in NodeProperty.all { try property.encode(self, &container) }
  }
}

extension LayoutNode {
  /// Reads a scene. All keys except for the frame of a node are optional, and unknown keys are errors.
  ///
  /// Documentation/SceneFormat.md describes the format.
  public init(json: Data) throws(SceneError) {
    if let reason = JSONSyntaxCheck.firstError(in: json) { throw .notJSON(reason: reason) }
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
