import ArgumentParser

/// What to make of a scene.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case png, layout, text
}
