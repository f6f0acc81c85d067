// Draws every preview of the catalog in several environments, with one view for all of them. Tests start it with the
// same environments in different orders, since a view must look the same in each.
//
// usage: TraitOrder ENVIRONMENT...
//
// Prints a line for each preview and environment: both names, the size and the hash of the picture.

import FirstFrameCatalog
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// The environments by their names, each different from the others in one way.
let environments: [String: RenderingEnvironment] = [
  "light": RenderingEnvironment(scale: 1),
  "dark": RenderingEnvironment(scale: 1, appearance: .dark),
  "largest": RenderingEnvironment(scale: 1, contentSize: .accessibilityExtraLarge),
  "mirrored": RenderingEnvironment(scale: 1, layoutDirection: .rightToLeft),
  "sharp": RenderingEnvironment(scale: 3),
]

let names = Array(CommandLine.arguments.dropFirst())
guard !names.isEmpty, names.allSatisfy({ environments[$0] != nil }) else { exit(2) }

for preview in ComponentCatalog.previews {
  let view = preview.makeView()
  for name in names {
    guard var environment = environments[name] else { continue }
    environment.size = preview.size
    let tree = view.layoutTree(in: environment)
    // Positions and sizes are rounded to pixels of the environment's scale, so a picture at scale 1 is enough.
    let bitmap = try Rasterizer(scale: 1).bitmap(of: tree)
    let hash = bitmap.withPixels { pixels in
      var hash = StableHash.offsetBasis
      var index = 0
      while index < bitmap.size.area {
        hash = (hash ^ UInt64(truncatingIfNeeded: pixels[index])) &* StableHash.prime
        index += 1
      }
      return hash
    }
    print(preview.name, name, "\(bitmap.size.width)x\(bitmap.size.height)", String(hash, radix: 16))
  }
}
