private import FirstFramePlaceholders
public import UIKit

/// A node of a scene. Nodes are not drawn.
open class SCNNode: NSObject {
  open var name: String?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var scale = SCNVector3(1 as Float, 1, 1)
  open var rotation = SCNVector4()
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var geometry: SCNGeometry?
  open var camera: SCNCamera?
  open var light: SCNLight?
  open private(set) var childNodes: [SCNNode] = []
  open private(set) weak var parent: SCNNode?

  public override init() {
    super.init()
  }

  public init(geometry: SCNGeometry?) {
    self.geometry = geometry
    super.init()
  }

  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue) }
  }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  open func runAction(_ action: SCNAction) {
    MissingEffect.warn("SCNAction", "scenes do not move here; the action is not run.")
  }
  open func removeAllActions() {}
  open func look(at worldTarget: SCNVector3) {}
}

open class SCNAction: NSObject {
  public class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction() }
  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
  public class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
}

open class SCNGeometry: NSObject {
  open var name: String?
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      let rest = materials.dropFirst()
      materials = (newValue.map { [$0] } ?? []) + rest
    }
  }
}

open class SCNSphere: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var segmentCount = 24

  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}

open class SCNBox: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0

  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }
}

open class SCNPlane: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1

  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }
}

open class SCNMaterial: NSObject {
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  open var isDoubleSided = false
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
}

open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
}

open class SCNCamera: NSObject {
  open var fieldOfView: CGFloat = 60
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var usesOrthographicProjection = false
}

open class SCNLight: NSObject {
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000

  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
