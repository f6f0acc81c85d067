@_exported public import FirstFrame
@_exported public import UIKit
