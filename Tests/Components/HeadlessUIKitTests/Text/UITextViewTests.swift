import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UITextViewTests {
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func textIsInsideTheInsets() {
    textView.font = .systemFont(ofSize: 17)
    textView.text = sentence
    let node = textView.layoutTree(in: RenderingEnvironment())
    let text = node.children.first { $0.text != nil }
    #expect(text?.frame.origin == CGPoint(x: 5, y: 8))
    #expect(text?.frame.width == 110)
    #expect(textView.contentSize.height == (text?.frame.height ?? 0) + 16)
    #expect(textView.contentSize.height > 60)
    #expect(textView.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func aTextViewWithoutScrollingHasTheSizeOfItsText() {
    textView.isScrollEnabled = false
    textView.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.font = .systemFont(ofSize: 17)
    textView.text = "x"
    let label = UILabel()
    label.text = "x"
    let size = label.intrinsicContentSize
    #expect(textView.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
    textView.text = sentence
    let wrapped = textView.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > size.height * 2)
  }

  @Test func typingNotifiesTheDelegate() {
    let log = TextViewLog()
    textView.delegate = log
    textView.insertText("a")
    textView.isEditable = false
    textView.insertText("b")
    #expect(textView.text == "a")
    #expect(log.texts == ["a"])
  }
}

/// Records the text after every change.
final class TextViewLog: UITextViewDelegate {
  var texts: [String] = []

  func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
}
