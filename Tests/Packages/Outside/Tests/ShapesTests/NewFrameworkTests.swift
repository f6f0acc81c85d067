import FirstFrame
import Geometry
import Testing

@Suite struct NewFrameworkTests {
  @MainActor @Test func isolated() {
    assertSnapshot(of: Square(), as: .image)
  }

  @Test func hopping() async {
    await MainActor.run { assertSnapshot(of: Square(), as: .image) }
  }
}

@MainActor @Test func `a free test with a "raw" name, isn't it?`() {
  assertSnapshot(of: Square(), as: .image)
}
