import Foundation
import HeadlessUIKit

/// Images and symbols.
enum ImageCases {
  static var table: CaseTable {
    var table = CaseTable(.images)
    modes(&table)
    symbolSizes(&table)
    names(&table)
    return table
  }

  private static func modes(_ table: inout CaseTable) {
    table.add(
      "a symbol is drawn in the tint, a bitmap in its own colors", [.fact(23, 1)], on: .catalyst,
      expect: [.flag(true), .color(255, 0, 0)]
    ) {
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let symbol = UIImageView(image: UIImage(systemName: "square.fill"))
      symbol.tintColor = red
      let symbolPixel = try $0.pixels(of: symbol, at: [CGPoint(x: symbol.bounds.midX, y: symbol.bounds.midY)])[0]
      symbol.removeFromSuperview()
      let bitmap = UIImageView(image: Self.image(red))
      bitmap.tintColor = .black
      let isRed = Quantity.color(255, 0, 0).matches(symbolPixel, within: .exact, on: $0.platform)
      return [.flag(isRed)] + (try $0.pixels(of: bitmap, at: [CGPoint(x: 5, y: 5)]))
    }
    table.add("withTintColor keeps the automatic mode", [.fact(23, 2)], on: .catalyst, expect: [.flag(true)]) { _ in
      [.flag(Self.image(.black).withTintColor(.systemRed).renderingMode == .automatic)]
    }
    table.add(
      "the size of an image is its pixels divided by its scale", [.fact(23, 3)], .documented,
      expect: [.size(10, 10), .size(5, 5)]
    ) { _ in
      let data = Self.image(.black).pngData() ?? Data()
      return [1.0, 2].map { scale in
        UIImage(data: data, scale: scale).map { .size(of: $0.size) } ?? .missing("no image")
      }
    }
  }

  /// An image of 10 by 10 pixels.
  @MainActor private static func image(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private static func symbolSizes(_ table: inout CaseTable) {
    let sizes: [(String, Double, Double)] = [
      ("calendar", 21, 17.5), ("clock", 20, 19), ("multiply", 15.5, 13.5), ("plus.circle.fill", 20, 19),
      ("checkmark.circle.fill", 20, 19), ("circlebadge", 16, 15),
    ]
    for (name, width, height) in sizes {
      table.add(
        "the size of the symbol \(name)", [.fact(23, 4)], on: .catalyst, within: .pixel, expect: [.size(width, height)]
      ) {
        [Self.size(of: name, nil, on: $0)]
      }
    }
    table.add(
      "the size of plus.circle.fill at 56 points", [.fact(23, 5)], on: .catalyst, within: .pixel,
      expect: [.size(66, 64)]
    ) {
      [Self.size(of: "plus.circle.fill", UIImage.SymbolConfiguration(pointSize: 56, weight: .regular), on: $0)]
    }
    let large: [(String, CGFloat, Double, Double)] = [
      ("calendar", 18, 29, 25), ("clock", 18, 27.5, 27.5), ("clock.fill", 18, 27.5, 27.5),
      ("plus.circle.fill", 18, 27.5, 27.5), ("trash", 17, 24, 28),
    ]
    for (name, points, width, height) in large {
      table.add(
        "the size of \(name) at \(Int(points)) points, medium, large scale", [.fact(23, 6)], on: .iPhoneSE,
        within: .pixel, expect: [.size(width, height)]
      ) {
        [Self.size(of: name, UIImage.SymbolConfiguration(pointSize: points, weight: .medium, scale: .large), on: $0)]
      }
    }
  }

  @MainActor private static func size(of name: String, _ configuration: UIImage.SymbolConfiguration?, on screen: Screen)
    -> Quantity
  {
    let view = screen.add(UIImageView(image: UIImage(systemName: name, withConfiguration: configuration)))
    screen.layOut()
    return .size(of: view.intrinsicContentSize)
  }

  private static func names(_ table: inout CaseTable) {
    table.add(
      "symbols with unknown names are nil", [.rule(9)], on: .iPhone16Pro,
      expect: [true, true, true, true, false].map { .flag($0) }
    ) { _ in
      ["no_such_symbol", "", "söccer", "no.such.symbol.at.all", "star.fill"].map {
        .flag(UIImage(systemName: $0) == nil)
      }
    }
  }
}
