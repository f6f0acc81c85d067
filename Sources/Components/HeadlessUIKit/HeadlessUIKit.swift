// `import UIKit` also imports Foundation, with CGRect, NSCoder, IndexPath and Date.

// From other modules, `import UIKit` provides only the types that declarations of this module use: whole modules would
// also provide names such as `Color` and `Font`, which a component library may declare itself.

@_exported public import Foundation

@_exported public import struct FirstFrameLayoutTree.LayoutNode
@_exported public import protocol FirstFrameLayoutTree.LayoutTreeProviding
@_exported public import struct FirstFrameLayoutTree.RenderingEnvironment
