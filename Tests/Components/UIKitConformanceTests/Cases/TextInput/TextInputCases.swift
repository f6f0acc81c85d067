import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Text fields and text views.
enum TextInputCases {
  static var table: CaseTable {
    var table = CaseTable(.textInput)
    fieldSizes(&table)
    borders(&table)
    fieldValues(&table)
    textViews(&table)
    return table
  }

  private static func fieldSizes(_ table: inout CaseTable) {
    table.add(
      "the height of a field without a border", [.fact(15, 2), .fact(15, 3)], on: .iPhone8, .reported, within: .pixel,
      expect: [.number(22)]
    ) {
      let field = $0.add(UITextField())
      field.placeholder = "Edit Me"
      return [.number(of: field.intrinsicContentSize.height)]
    }
    table.add(
      "the placeholder of a field 22 high", .facts(15, 3, rows: 131...132), on: .iPhone8, within: .pixel,
      expect: [.frame(114, 19, 245, 22), .frame(0, 1, 245, 20.5)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 114, y: 19, width: 245, height: 22))
      field.placeholder = "example@icloud.com"
      $0.layOut()
      return [.frame(of: field), Self.placeholder(of: field)]
    }
    table.add(
      "a placeholder is centered in a field 30 high", .facts(15, 10, rows: 120...121), on: .iPhone15, within: .pixel,
      expect: [.frame(50, 10, 30, 30), .frame(0, 5, 30, 20.333)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 50, y: 10, width: 30, height: 30))
      field.placeholder = "Edit Me"
      $0.layOut()
      return [.frame(of: field), Self.placeholder(of: field)]
    }
    table.add("the intrinsic width of an empty field counts 5", [.fact(15, 7)], on: .catalyst, expect: [.number(5)]) {
      [.number(of: $0.add(UITextField()).intrinsicContentSize.width)]
    }
    table.add(
      "a rounded field adds 28 to its text, and is 34 high", .facts(15, 4), on: .catalyst, within: .points(1),
      expect: [.size(28 + 80, 34)]
    ) {
      let field = $0.add(UITextField())
      (field.borderStyle, field.text) = (.roundedRect, "Hello UIKit")
      return [.size(of: field.intrinsicContentSize)]
    }
    table.add(
      "the text area of a rounded field", .facts(15, 4, rows: 242...243), on: .catalyst,
      expect: [.frame(16, 16, 288, 34), .frame(7, 2, 274, 30)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 16, y: 16, width: 288, height: 34))
      field.borderStyle = .roundedRect
      return [.frame(of: field), .frame(field.textRect(forBounds: field.bounds))]
    }
    table.add(
      "a rounded field in a vertical stack is 34 high", .facts(15, 5, rows: 156...156), on: .iPhone13,
      expect: [.frame(0, 54, 366, 34), .frame(nil, nil, 352, 30)]
    ) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      let frames = Stack.frames([FixedView(100, 44), field], width: 366, spacing: 10, axis: .vertical, on: $0)
      return [frames[1], .frame(field.textRect(forBounds: field.bounds))]
    }
  }

  @MainActor private static func placeholder(of field: UITextField) -> Quantity {
    let labels = field.subviews.compactMap { $0 as? UILabel }
    guard let label = labels.first(where: { $0.text == field.placeholder }) else {
      return .frame(field.placeholderRect(forBounds: field.bounds))
    }
    return .frame(of: label)
  }

  private static func borders(_ table: inout CaseTable) {
    table.add(
      "the border of a rounded field is a pixel of light gray", [.fact(15, 8)], on: .iPhoneSE,
      expect: [.color(219, 219, 220), .color(255, 255, 255)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.borderStyle = .roundedRect
      return try $0.pixels(of: field, at: [CGPoint(x: 50, y: 0.25), CGPoint(x: 50, y: 0.75)])
    }
    table.add(
      "a rounded field is filled with black, dark", [.fact(15, 9)], on: .catalyst.dark, expect: [.color(0, 0, 0)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.borderStyle = .roundedRect
      return try $0.pixels(of: field, at: [CGPoint(x: 50, y: 17)], over: .systemGray)
    }
  }

  private static func fieldValues(_ table: inout CaseTable) {
    table.add(
      "the default values of fields", [.fact(15, 1)], expect: [.flag(true), .number(17), .color(0, 0, 0), .number(17)]
    ) {
      let field = $0.add(UITextField())
      let isDefault = field.borderStyle == .none && field.textAlignment == .natural
      let size = field.font?.pointSize
      field.font = nil
      return [
        .flag(isDefault), .number(of: size), .color(of: field.textColor, in: $0.traits),
        .number(of: field.font?.pointSize),
      ]
    }
    table.add("the color of a placeholder", [.fact(15, 11)], on: .catalyst, expect: [.color(60, 60, 67, 0.3)]) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.placeholder = "Edit Me"
      return [$0.textColor(in: field, of: "Edit Me")]
    }
    table.add(
      "text wider than its field is truncated at its end", [.fact(15, 12)], on: .catalyst, expect: [.word("tail")]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 30, height: 34))
      field.text = "Hello UIKit"
      let text = $0.node(of: field)?.first { $0.text?.string == "Hello UIKit" }?.text
      return [.word(text.map { "\($0.truncation)" } ?? "no text")]
    }
    table.add(
      "attributed text sets the field's font and color", [.fact(15, 13)], on: .catalyst,
      expect: [.number(30), .color(255, 0, 0)]
    ) {
      let field = $0.add(UITextField())
      field.attributedText = NSAttributedString(
        string: "text",
        attributes: [
          .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ])
      return [.number(of: field.font?.pointSize), .color(of: field.textColor, in: $0.traits)]
    }
    table.add(
      "placeholder and attributed placeholder are one value", [.fact(15, 14)],
      expect: [.word("a"), .word("b"), .word("none")]
    ) { _ in
      let field = UITextField()
      field.placeholder = "a"
      let first = field.attributedPlaceholder?.string ?? "none"
      field.attributedPlaceholder = NSAttributedString(string: "b")
      let second = field.placeholder ?? "none"
      field.placeholder = nil
      return [.word(first), .word(second), .word(field.attributedPlaceholder?.string ?? "none")]
    }
    table.add("a text of nil reads back empty", [.fact(15, 15)], expect: [.word("empty")]) { _ in
      let field = UITextField()
      field.text = nil
      return [.word(field.text.map { $0.isEmpty ? "empty" : $0 } ?? "nil")]
    }
    table.add(
      "a right view removes the clear button, and hidden side views are not in the hierarchy", [.fact(15, 16)],
      expect: [.flag(true), .flag(false)]
    ) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 200, height: 34))
      let (right, left) = (FixedView(20, 20), FixedView(20, 20))
      field.text = "text"
      field.clearButtonMode = .always
      (field.rightView, field.rightViewMode) = (right, .always)
      (field.leftView, field.leftViewMode) = (left, .never)
      $0.layOut()
      return [.flag(right.superview != nil), .flag(left.superview != nil)]
    }
    table.add("the caret", [.fact(15, 17)], within: .points(0.5), expect: [.size(1, 20.287 + 1.5)]) {
      let field = $0.add(UITextField(), at: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.text = "text"
      $0.layOut()
      return [.size(of: field.caretRect(for: field.beginningOfDocument).size)]
    }
  }

  private static func textViews(_ table: inout CaseTable) {
    table.add(
      "the insets of a text view", [.fact(15, 18)], on: .catalyst,
      expect: [8, 0, 8, 0, 5].map { .number($0) } + [.flag(true), .color(255, 255, 255)]
    ) {
      let view = $0.add(UITextView())
      let inset = view.textContainerInset
      let numbers = [inset.top, inset.left, inset.bottom, inset.right, view.textContainer.lineFragmentPadding]
      return numbers.map { .number(of: $0) } + [
        .flag(view.clipsToBounds), .color(of: view.backgroundColor, in: $0.traits),
      ]
    }
    table.add(
      "the content of a text view is 16 higher than its lines", [.fact(15, 19)], on: .catalyst, within: .pixel,
      expect: [.number(16 + 2 * 20.287)]
    ) {
      let view = $0.add(UITextView(), at: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.text = "a\nb"
      $0.layOut()
      return [.number(of: view.contentSize.height)]
    }
    table.add(
      "the content of an empty text view", .facts(15, 20, rows: 122...122), on: .iPhone15,
      expect: [.frame(20, 20, 40, 40), .size(40, 32)]
    ) {
      let view = $0.add(UITextView(), at: CGRect(x: 20, y: 20, width: 40, height: 40))
      $0.layOut()
      return [.frame(of: view), .size(of: view.contentSize)]
    }
    table.add(
      "a scrolling text view has no intrinsic size", .facts(15, 21, rows: 244...244), on: .catalyst,
      expect: [.size(-1, -1)]
    ) {
      let view = $0.add(UITextView(), at: CGRect(x: 16, y: 66, width: 288, height: 120))
      view.text = "text"
      return [.size(of: view.intrinsicContentSize)]
    }
  }
}
