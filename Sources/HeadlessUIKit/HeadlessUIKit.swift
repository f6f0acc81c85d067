// What `import UIKit` brings along: CGRect and its kin, NSCoder, IndexPath, Date.

@_exported public import Foundation
