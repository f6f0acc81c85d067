import UIKit

/// The assets of the package, found in every way that UIKit has.
public enum Assets {
  public static let logo = UIImage(resource: .logo)
  public static let logoByBundle = UIImage(named: "logo", in: Bundle(for: DishListViewController.self), with: nil)
  public static let logoInMainBundle = UIImage(named: "logo", in: .main, compatibleWith: nil)
  public static let logoByMember: UIImage = .logo
  public static var tea: UIImage { UIImage(named: "Drinks/tea", in: .module, compatibleWith: nil)! }
  public static var teaByName: UIImage { UIImage(resource: .Drinks.tea) }
  public static var soup: UIImage { .soup }
  public static var steam: UIImage { UIImage(named: "steam", in: .module, with: nil)! }
  public static var leaf: UIImage { .leaf }
  public static var brand: UIColor { UIColor(named: "brand", in: .module, compatibleWith: nil)! }

  public static func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: Bundle.module, compatibleWith: nil)
  }

  public static func image(_ name: String, _ traits: UITraitCollection) -> UIImage? {
    UIImage(named: name, in: Bundle.module, compatibleWith: traits)
  }

  public static var menu: Data? { NSDataAsset(name: "menu", bundle: .module)?.data }

  public static var fixture: Data? {
    Bundle.module.url(forResource: "orders", withExtension: "json", subdirectory: "Fixtures/nested")
      .flatMap { try? Data(contentsOf: $0) }
  }
}
