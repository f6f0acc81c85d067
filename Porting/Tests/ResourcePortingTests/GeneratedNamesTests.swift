import FirstFrameCompiledResources
import FirstFrameResourcePorting
import Testing

@Suite struct GeneratedNamesTests {
  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("icon-home", "iconHome"), ("icon_home filled", "iconHomeFilled"),
    ("URLIcon", "urlIcon"), ("URL", "url"), ("2x", "_2x"), ("default", "`default`"), ("logoImage", "logo"),
    ("logo-image", "logo"), ("Image", "image"), ("Casa&Estilo", "casaEstilo"), ("ÉtéBleu", "étéBleu"),
  ])
  func imageNamesAreCamelCase(name: String, expected: String) {
    #expect(Identifier.member(name, droppingSuffix: "Image") == expected)
  }

  @Test func namesWithoutLettersHaveNoConstant() {
    #expect(Identifier.member("--", droppingSuffix: "Image") == nil)
    #expect(Identifier.member("AccentColor", droppingSuffix: "Color") == "accent")
    #expect(Identifier.type("my icons") == "MyIcons")
  }

  @Test func theSourceDeclaresResourcesAndMembers() {
    var table = AssetTable(developmentLanguage: "en")
    table.images = ["Icons/home", "a-b", "aB", "logo"].map { ImageAsset(name: $0, intent: nil, variants: []) }
    table.colors = [ColorAsset(name: "brand", variants: [])]
    #expect(
      GeneratedNames.source(for: table) == """
        // Generated from the target's asset catalogs.

        import Foundation
        import UIKit

        private let resourceBundle = Bundle.module

        extension ImageResource {
          /// The asset "a-b".
          static let aB = ImageResource(name: "a-b", bundle: resourceBundle)
          /// The asset "logo".
          static let logo = ImageResource(name: "logo", bundle: resourceBundle)
          enum Icons {
            /// The asset "Icons/home".
            static let home = ImageResource(name: "Icons/home", bundle: resourceBundle)
          }
        }

        extension ColorResource {
          /// The asset "brand".
          static let brand = ColorResource(name: "brand", bundle: resourceBundle)
        }

        protocol FirstFrameUIImageNames {}
        extension UIImage: FirstFrameUIImageNames {}
        extension FirstFrameUIImageNames where Self == UIImage {
          static var aB: UIImage { UIImage(resource: ImageResource.aB) }
          static var logo: UIImage { UIImage(resource: ImageResource.logo) }
        }

        extension UIImage {
          enum Icons {
            static var home: UIImage { UIImage(resource: ImageResource.Icons.home) }
          }
        }

        protocol FirstFrameUIColorNames {}
        extension UIColor: FirstFrameUIColorNames {}
        extension FirstFrameUIColorNames where Self == UIColor {
          static var brand: UIColor { UIColor(resource: ColorResource.brand) }
        }

        """)
  }

  @Test func withoutAssetsThereAreNoExtensions() {
    let source = GeneratedNames.source(for: AssetTable(developmentLanguage: "en"), bundle: "Bundle(for: A.self)")
    #expect(source.contains("Bundle(for: A.self)"))
    #expect(!source.contains("extension"))
  }
}
