// `import UIKit` also imports Foundation, with CGRect, NSCoder, IndexPath and Date.

@_exported public import Foundation
