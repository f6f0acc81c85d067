import FirstFrame
import FirstFrameTypesetting
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import OpenTypeText
import Testing

/// Debian's files, in the order in which characters are taken from them.
private let files = [
  ("truetype/noto/NotoColorEmoji.ttf", "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"),
  ("truetype/noto/NotoSansArabic-Regular.ttf", "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"),
  ("truetype/noto/NotoSansHebrew-Regular.ttf", "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7"),
  ("truetype/noto/NotoSansThai-Regular.ttf", "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"),
  (
    "truetype/noto/NotoSansDevanagari-Regular.ttf", "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f"
  ),
  ("opentype/noto/NotoSansCJK-Regular.ttc", "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a"),
]

private let typesetter: Typesetter? = {
  var typesetter = Typesetter()
  for (path, digest) in files {
    guard let file = try? FontFile(contentsOf: "/usr/share/fonts/" + path), file.digest == digest else { return nil }
    typesetter.register(file)
  }
  return typesetter
}()

/// Emoji and scripts that the built-in typeface lacks, from registered fonts: in labels, attributed strings, fields, text
/// views, buttons and SwiftUI.
@Suite(
  .enabled(
    if: typesetter != nil,
    "needs fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji of Debian 12")) @MainActor
struct ScriptSheetTests {
  private static let emoji = "🙂 👍🏽 ☝🏿 👩‍👩‍👧‍👦 ❤️ ❤️‍🔥 1️⃣ #️⃣ 🇯🇵 🏴󠁧󠁢󠁳󠁣󠁴󠁿"
  private static let texts = ["مرحبا بالعالم ١٢٣", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया", "你好，世界 こんにちは 안녕"]

  private func views() -> [UIView] {
    let labels = ([Self.emoji] + Self.texts).map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let attributed = UILabel()
    let text = NSMutableAttributedString(string: "Bold 🎉 ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    text.append(NSAttributedString(string: "and red 😀 ש 漢", attributes: [.foregroundColor: UIColor.systemRed]))
    attributed.attributedText = text
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Field 🍕 ไทย"
    let area = UITextView()
    area.text = "View 🚀 नमस्ते"
    area.isScrollEnabled = false
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Button ✨ 你好"
    let hosted = UIHostingController(rootView: Text("SwiftUI ").bold() + Text("🌍 مرحبا 👍🏽")).view
    return labels + [attributed, field, area, UIButton(configuration: configuration)] + [hosted].compactMap { $0 }
  }

  private func sheet() -> UIView {
    let stack = UIStackView(arrangedSubviews: views())
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.backgroundColor = .systemBackground
    return stack
  }

  @Test(arguments: [SheetAppearance.light, .dark]) func scripts(_ appearance: SheetAppearance) throws {
    var environment = RenderingEnvironment(width: 360, appearance: appearance == .dark ? .dark : .light)
    environment.typesetter = try #require(typesetter)
    assertSnapshot(of: sheet(), as: .image(in: environment), named: appearance.rawValue)
    let dump = sheet().layoutTree(in: environment).layoutDump(typesetter: environment.typesetter)
    #expect(!dump.contains("missing"), "\(dump)")
  }

  enum SheetAppearance: String { case light, dark }

  /// A line keeps the height of its font, and each emoji has 1.25 ems, with a font that has them and without one. Widths
  /// are rounded up to half points.
  @Test(arguments: [12.0, 17, 34]) func emojiHaveTheSameSizeWithAndWithoutAFont(size: Double) throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    for (text, count) in [("🙂", 1.0), ("👩‍👩‍👧‍👦👍🏽", 2), ("🇯🇵1️⃣🅰️", 3)] {
      for typesetter in [try #require(typesetter), Typesetter()] {
        var environment = RenderingEnvironment()
        environment.typesetter = typesetter
        label.text = text
        let measured = label.layoutTree(in: environment).frame.size
        label.text = "A"
        #expect(measured.height == label.layoutTree(in: environment).frame.height)
        let expected = (count * 1.25 * size * 2).rounded(.up) / 2
        #expect(abs(measured.width - expected) < 1e-6, "\(text)")
      }
    }
  }
}
