import CoreText
import UIKit

/// The fonts of the package.
public enum Fonts {
  /// Registers the font files of the package once.
  public static let register: Void = {
    guard let url = Bundle.module.url(forResource: "BistroBlocks", withExtension: "ttf") else {
      return assertionFailure("no font file")
    }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }()

  public static func blocks(ofSize size: CGFloat) -> UIFont {
    _ = register
    return UIFont(name: "BistroBlocks-Regular", size: size) ?? .systemFont(ofSize: size)
  }
}
