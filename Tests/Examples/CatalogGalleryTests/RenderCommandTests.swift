import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

struct RenderCommandTests {
  private let folder: TemporaryFolder
  private var picture: String { folder.path("out.png") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func bitmap(_ arguments: String...) throws -> Bitmap {
    let result = try Program.catalog.run(["render"] + arguments + ["-o", picture])
    #expect(result.status == 0, "\(result)")
    #expect(result.output == "", "\(result)")
    #expect(result.error == "", "\(result)")
    return try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: picture)))
  }

  @Test func theScaleIsInPixelsPerPoint() throws {
    let one = try bitmap("ScoreView/tennisMatch", "--scale", "1")
    let three = try bitmap("ScoreView/tennisMatch", "--scale", "3")
    // Frames are rounded to pixels, which are larger at scale 1, so the sizes differ by a few pixels.
    #expect(abs(three.width - 3 * one.width) <= 6)
    #expect(abs(three.height - 3 * one.height) <= 6)
    #expect(three.width > 2 * one.width)
    #expect(three.height > 2 * one.height)
  }

  @Test(
    arguments: [
      ["--appearance", "dark"], ["--text-size", "XXXL"], ["--direction", "rtl"], ["--device", "iPhone-SE"],
      ["--locale", "de"],
    ])
  func everyOptionChangesThePicture(option: [String]) throws {
    let standard = try bitmap("BetslipSummaryView/ready")
    let result = try Program.catalog.run(["render", "BetslipSummaryView/ready", "-o", picture] + option)
    #expect(result.status == 0)
    let other = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: picture)))
    #expect(other != standard)
    // The screen of the smallest phone is 320 x 568 points (Apple, Human Interface Guidelines), here at scale 2.
    if option[0] == "--device" {
      #expect(other.width == 640)
      #expect(other.height == 1136)
    }
  }

  @Test func withoutAStateTheFirstOneIsDrawn() throws {
    #expect(try bitmap("ScoreView") == bitmap("ScoreView/tennisMatch"))
  }

  @Test(
    arguments: [
      (["ScorView"], "no component \"ScorView\"; the nearest: ScoreView"),
      (["Toats"], "the nearest: ToastView"),
      (["foo"], "there is no component \"foo\"; `catalog list` lists all components"),
      (["ScoreView/tenisMatch"], "type ScoreView/tennisMatch"),
      (["ScoreView", "--scale", "0"], "ScoreView.tennisMatch could not be drawn"),
      (["ScoreView", "--font", "/no/such.otf"], "/no/such.otf"),
      (["ScoreView", "--text-size", "huge"], "XXXL"),
      (["ScoreView", "--locale", "ar"], "no font has the letters of ar, العربية: type --font"),
      (["ScoreView", "--locale", "eo"], "'en', 'fr', 'pt', 'de' or 'ar'"),
    ])
  func invalidArgumentsFailWithOneMessageThatNamesValidOnesAndWriteNoFile(arguments: [String], expected: String) throws
  {
    let result = try Program.catalog.run(["render"] + arguments + ["-o", picture])
    #expect(result.status == 2, "\(result.error)")
    #expect(result.output == "", "\(result.error)")
    #expect(result.error.contains(expected), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func aPictureIsNotWrittenUnderTheNameOfAnotherKindOfFile() throws {
    let text = (picture as NSString).deletingPathExtension + ".txt"
    let result = try Program.catalog.run(["render", "ScoreView", "-o", text])
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains("type --output \(text).png"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: text))
  }
}
