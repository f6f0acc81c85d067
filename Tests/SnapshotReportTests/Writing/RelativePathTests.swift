import Testing

@testable import FirstFrameSnapshotReport

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/b/c.png", "/a", "b/c.png"), ("/a/c.png", "/a/b", "../c.png"),
    ("/x/c.png", "/a/b", "../../x/c.png"), ("/a/bc/d", "/a/b", "../bc/d"), ("/a/./b/../c", "/a", "c"),
    ("/a/b/..x/c", "/a/b", "..x/c"), ("/a/b", "/a/b", ""),
  ])
  func aPathLeadsFromOneToTheOther(file: String, folder: String, path: String) {
    #expect(RelativePath.path(to: file, from: folder) == path)
  }
}
