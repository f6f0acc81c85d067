import Foundation

// usage: FirstFrameHotPaths [WORD ...]    with words, only the hot paths whose names contain all of them
//
// A program that scripts/measurements/count-instructions runs in valgrind. It runs each hot path twice, prints its name, and calls
// `countInstructions` before and after the second run: the instructions between two of these calls are those of a hot path
// whose caches are filled.

let folder = FileManager.default.temporaryDirectory.path + "/hot-paths-\(getpid())"
defer { try? FileManager.default.removeItem(atPath: folder) }
setenv("SNAPSHOT_REFERENCE_DIR", folder + "/references", 1)
setenv("SNAPSHOT_ARTIFACTS", folder + "/artifacts", 1)
// The reference of the assertion is recorded first, which these can refuse.
unsetenv("CI")
unsetenv("SNAPSHOT_TESTING_RECORD")
// Assertions draw, unless the variable is set to another value, or to none.
setenv("SNAPSHOT_COMPARE", "pixels", 0)

/// Valgrind writes its counts and begins new ones when this function is called. Its name has no word of the module's name,
/// which symbols abbreviate.
@inline(never) @_optimize(none) func countInstructions() {}

let words = CommandLine.arguments.dropFirst()
for path in HotPath.all where words.allSatisfy(path.name.contains) {
  let run = try path.prepare()
  try run()
  countInstructions()
  try run()
  countInstructions()
  print(path.name)
}
