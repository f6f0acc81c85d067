/// What the page about environment variables says about a variable, as Markdown.
package struct EnvironmentVariableEntry: Sendable {
  /// The reader of the variable, in the order of the page.
  package enum Section: String, CaseIterable, Sendable {
    case assertions = "Assertions and the report"
    case components = "Conditions of components"
    case commands = "Set by commands"
    case tool = "The tool"
    case tests = "Tests of FirstFrame"
    case scripts = "Scripts of FirstFrame"

    /// The text below the heading.
    package var introduction: String {
      switch self {
      case .assertions:
        """
        A test process reads them at its first assertion. `firstframe` reads the folders, too. Paths are relative to the
        current folder.
        """
      case .components: "They apply to the whole process."
      case .commands:
        """
        `firstframe hunt`, `test` and `gallery` set these variables for the programs that they run. There is no need to set
        them yourself.
        """
      case .tool: "`firstframe` and `catalog` read them."
      case .tests, .scripts: "Only contributors need them ([CONTRIBUTING](../CONTRIBUTING.md))."
      }
    }
  }

  package let section: Section
  /// The values that have a meaning.
  package let values: String
  /// What applies if the variable is unset or empty.
  package let unset: String
  package let meaning: String

  fileprivate init(_ section: Section, _ values: String, unset: String, _ meaning: String) {
    self.section = section
    self.values = values
    self.unset = unset
    self.meaning = meaning
  }
}

extension EnvironmentVariable {
  /// The description of the variable. The order of the cases is the order on the page.
  package var entry: EnvironmentVariableEntry {
    switch self {
    case .record:
      .init(
        .assertions, "`never`, `missing`, `failed`, `all`", unset: "the mode that the code requests, or else `never`",
        "The references that assertions write ([Recording](Recording.md)). With another value, every assertion "
          + "fails.")
    case .references:
      .init(
        .assertions, "a folder", unset: "`__Snapshots__` beside `Package.swift`",
        "The folder of references. For ports, `firstframe gallery` uses its subfolder `Previews`.")
    case .artifacts:
      .init(
        .assertions, "a new or empty folder, or an earlier folder of artifacts",
        unset: "`.build/snapshot-artifacts` beside `Package.swift`",
        "The folder of the files of failed snapshots, of [journals](Journal.md) and of [the report](Report.md).")
    case .warnings:
      .init(
        .assertions, "`report`, `fail`", unset: "`report`",
        "With `fail`, [a warning about a snapshot](Report.md#warnings) fails its test, and nothing is recorded.")
    case .comparison:
      .init(
        .assertions, "`pixels`", unset: "a picture is not drawn if it is known to equal its reference",
        "With `pixels`, each picture is drawn and compared, as on CI machines "
          + "([Determinism](Determinism.md#pictures-that-are-not-drawn-again)).")
    case .continuousIntegration:
      .init(
        .assertions, "anything but `0` and `false`", unset: "the machine is not a CI machine",
        "On a CI machine, only `SNAPSHOT_TESTING_RECORD` can turn on recording "
          + "([CI](ContinuousIntegration.md)).")
    case .gitHubActions:
      .init(
        .assertions, "`true`, which GitHub sets", unset: "the machine is not one of GitHub's",
        "Failures are also printed as [annotations](ContinuousIntegration.md#on-github) of the changed lines.")
    case .gitHubWorkspace:
      .init(
        .assertions, "a folder, which GitHub sets", unset: "the folder with `.git`, or else the package",
        "The folder to which the paths of sources in reports are relative, if no folder above has `.git`.")
    case .runID:
      .init(
        .assertions, "any text", unset: "the process ID and the start time of the `swift test` above the process",
        "The name of the run. Processes with the same name have one [report](Report.md).")
    case .shard:
      .init(
        .assertions, "`K/N`, such as `2/3`", unset: "the tests are not divided",
        "The share of the tests that this machine runs ([CI](ContinuousIntegration.md)). `scripts/runs/test-shard` sets it."
      )
    case .systemVersion:
      .init(
        .components, "`18`, `18.0`, `26`, `26.0`", unset: "`26`; other values have no effect",
        "The version of iOS whose look components have ([Two looks](HeadlessUIKit.md#two-looks)).")
    case .clock:
      .init(
        .components, "`2026-01-01T12:00:00Z`, or `from 2026-01-01T12:00:00Z`", unset: "the real time",
        "The clock stands still at this instant, or goes on from it ([Conditions](Conditions.md)).")
    case .locale:
      .init(
        .components, "an identifier, such as `pt_PT`",
        unset: "the locale that Foundation chooses, the same in every process on Linux",
        "`Locale.current` ([Conditions](Conditions.md)).")
    case .timeZone:
      .init(
        .components, "an identifier, such as `Europe/Lisbon`", unset: "the time zone of the machine; UTC if empty",
        "The time zone, as in other programs.")
    case .strictMainBundle:
      .init(
        .components, "anything but `0` and `false`",
        unset: "in a test, the main bundle also has the resources of all modules",
        "`UIImage(named:)` and others find in the main bundle only what is in it, as on iOS "
          + "([Resources](HeadlessUIKit.md#resources)).")
    case .hunt:
      .init(
        .commands, "a folder that `firstframe hunt` made", unset: "no hunt",
        "Assertions write every snapshot to this folder, and pass "
          + "([Conditions](Conditions.md#finding-snapshots-that-depend-on-conditions)).")
    case .folder:
      .init(
        .commands, "a folder", unset: "the folders of the process",
        "The current folder and the home folder, from the start of the process.")
    case .fileDelay:
      .init(.commands, "0 to 60000", unset: "`0`", "Milliseconds by which every file is opened later.")
    case .mainQueueDelay:
      .init(
        .commands, "0 to 60000", unset: "`0`", "Milliseconds by which blocks are added to the main queue later.")
    case .portedPackage:
      .init(
        .commands, "a folder", unset: "the tests are not a port",
        "The package whose port is tested. Messages name its files and commands ([Porting](Porting.md)).")
    case .device:
      .init(
        .commands, "a device, such as `iPhone13`", unset: "390 by 844 points",
        "The device that `UIScreen.main` describes: the key `device` of [`firstframe.json`](Porting.md#firstframejson)."
      )
    case .fonts:
      .init(
        .commands, "a list in JSON", unset: "the fonts of `firstframe.json` in the package of the tests",
        "The font files of the key `fonts` of [`firstframe.json`](Fonts.md#in-firstframejson), with the digests that it "
          + "names.")
    case .gallery:
      .init(
        .commands, "a file", unset: "the program runs its tests",
        "The file with what a program of tests draws for a [gallery](Gallery.md), in place of running its tests.")
    case .testsLeftOut:
      .init(
        .commands, "any text", unset: "all tests were compiled",
        "Tests that do not compile were left out of a port, so it is unknown which references are unused.")
    case .withoutWaits:
      .init(
        .commands, "anything but `0` and `false`", unset: "tests wait",
        "Tests of a port do not wait ([Late components](Porting.md#late-components)).")
    case .home:
      .init(
        .tool, "a checkout of FirstFrame",
        unset: "the folder `share/firstframe` beside the tool's `bin`, or the checkout that built the tool",
        "The folder with `Platform`, the modules of ports ([Porting](Porting.md)).")
    case .cache:
      .init(
        .tool, "a folder, or `off`", unset: "`firstframe` in `$XDG_CACHE_HOME` or `~/.cache`",
        "Where ports keep one built copy of FirstFrame ([Porting](Porting.md#time-of-a-port)).")
    case .programs:
      .init(.tool, "folders, separated by `:`", unset: "no folders", "The folders of other programs, as everywhere.")
    case .visualEditor:
      .init(
        .tool, "a command, such as `code --wait`", unset: "what `EDITOR` says",
        "The editor that `firstframe review` and `watch` open sources with ([Reviewing](Reviewing.md#in-the-terminal))."
      )
    case .editor:
      .init(
        .tool, "a command, such as `vim`", unset: "the default program of the desktop",
        "The editor, if `VISUAL` is unset.")
    case .noColor:
      .init(.tool, "any text", unset: "colors", "Output without colors and pictures (no-color.org).")
    case .terminal:
      .init(
        .tool, "set by terminals", unset: "no colors and no pictures",
        "The type of the terminal, which determines its colors and how it shows pictures.")
    case .terminalColors:
      .init(.tool, "set by terminals", unset: "what `TERM` says", "`truecolor` and `24bit`: colors of 24 bits.")
    case .terminalProgram:
      .init(
        .tool, "set by terminals", unset: "what `TERM` says",
        "`ghostty`, `iTerm.app`, `WezTerm` and `mintty`: how the terminal shows pictures.")
    case .kitty:
      .init(.tool, "set by kitty", unset: "what `TERM` says", "The terminal shows pictures as kitty does.")
    case .tmux:
      .init(.tool, "set by tmux", unset: "what `TERM` says", "Pictures are colored half blocks.")
    case .conformanceRecord:
      .init(
        .tests, "`1`", unset: "compare only",
        "`ConformanceTests` write [Conformance](Conformance.md) and [SwiftUIConformance](SwiftUIConformance.md).")
    case .environmentRecord:
      .init(.tests, "`1`", unset: "compare only", "`EnvironmentPageTests` write this page.")
    case .pagePictures:
      .init(
        .tests, "a folder", unset: "compare only",
        "`PagePictureTests` write the pages of the documentation's pictures. `scripts/generators/make-pictures` sets it."
      )
    case .rounds:
      .init(
        .tests, "a number", unset: "`3`",
        "The number of rounds of `RoundTests` ([ComponentChecks](ComponentChecks.md)).")
    case .firstRound:
      .init(.tests, "a number", unset: "`0`", "The number of the first round of `RoundTests`.")
    case .fuzzCases:
      .init(.tests, "a number", unset: "a few seconds of each test", "The number of cases of each fuzz test.")
    case .fuzzSeed:
      .init(.tests, "a number", unset: "`1`", "The seed of the fuzz tests.")
    case .stackSeed:
      .init(.tests, "a number", unset: "a fixed seed", "The seed of the stacks in `StackAgreementTests`.")
    case .mergeSeed:
      .init(.tests, "a number", unset: "`20`", "The seed of the merges in `SeededMergeTests`.")
    case .kills:
      .init(
        .tests, "a number", unset: "five, with 200 snapshots",
        "How often `ManySnapshotsProcessTests` kill a process, with 1,000 snapshots.")
    case .reportRounds:
      .init(.tests, "a number", unset: "`2`", "The number of rounds of `ReportProcessTests`.")
    case .mutant:
      .init(
        .tests, "a number", unset: "no mutant",
        "The changed operator or condition that is active. `scripts/measurements/mutate-decisions` sets it.")
    case .mutantTrace:
      .init(
        .tests, "a file", unset: "no trace",
        "The file that lists the mutants that were reached. `scripts/measurements/mutate-decisions` sets it.")
    case .deterministicHashing:
      .init(
        .tests, "`1`", unset: "random seeds",
        "The same hash seeds in every process, as in all programs in Swift. The benchmark `RandomCalls` sets it for itself."
      )
    case .tool:
      .init(
        .scripts, "the path of the built tool", unset: "the tool is built",
        "The `firstframe` of `check-corpus` and `measure-report`.")
    case .corpusFolder:
      .init(
        .scripts, "a folder", unset: "`.build/corpus`", "Where `check-corpus` copies and builds packages.")
    case .hostileCases:
      .init(
        .scripts, "a number", unset: "`100000`; `1000000` trees", "The number of inputs of `check-hostile-inputs`.")
    case .hostileSeed:
      .init(.scripts, "a number", unset: "`1`", "The seed of the inputs of `check-hostile-inputs`.")
    case .determinismBuilds:
      .init(
        .scripts, "a folder", unset: "`.build/determinism`", "The folder of the builds of `check-determinism`.")
    case .determinismSwift:
      .init(
        .scripts, "the path of a `swift`", unset: "not checked",
        "Another version of Swift that `check-determinism` builds and draws with.")
    case .runner:
      .init(
        .scripts, "a command", unset: "the tools run by themselves",
        "A command that `draw-everything` runs the tools with, such as `setarch -R`.")
    case .shardedTests:
      .init(
        .scripts, "a file", unset: "`swift test list` is run",
        "The list of tests for `test-shard`. `test-parallel` sets it.")
    case .testProgram:
      .init(
        .scripts, "the path of a built test program", unset: "`swift test` is run",
        "The program that `test-shard` runs. `test-parallel` sets it.")
    }
  }
}
