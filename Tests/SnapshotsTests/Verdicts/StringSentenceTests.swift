import Testing

@testable import FirstFrameSnapshots

@Suite struct StringSentenceTests {
  @Test(arguments: [("a", "a."), ("a.", "a."), ("a!", "a!"), ("why?", "why?"), ("", "")])
  func sentencesEndOnce(text: String, sentence: String) {
    #expect(text.asSentence == sentence)
  }
}
