import Timing

// usage: ConstraintBenchmark
// Processor time by interface and number of constraints; xN is the ratio to the line above.

print(
  "".padded(to: 8) + "size".padded(to: 8) + "from nothing".padded(to: 18) + "one constant".padded(to: 18)
    + "one replaced")
for interface in Interface.all {
  try InterfaceBenchmark(
    interface: interface, sizes: [250, 500, 1000, 2000, 4000], stopwatch: Stopwatch(rounds: 7)
  ).run()
}
