import FirstFrameProgramTesting
import Foundation
import Testing

/// The folder of `catalog page`.
struct PageFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFolderWithOtherFilesIsRefusedAndNothingIsDrawn() throws {
    try folder.write("mine", to: "public/pictures/mine.png")
    try folder.write("mine", to: "public/index.html")
    let result = try Program.catalog.run(["page", "BadgeView", "--output", folder.path("public")])
    #expect(result.status != 0)
    #expect(result.error.contains("which FirstFrame did not write; nothing was changed"))
    #expect(try folder.files(in: "public") == ["index.html", "pictures"])
    #expect(try folder.files(in: "public/pictures") == ["mine.png"])
    #expect(try folder.text(of: "public/index.html") == "mine")
  }
}
