import Foundation

@main
@MainActor
struct Benchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isJSON = arguments == ["--format", "json"] || arguments == ["--format=json"]
    guard isJSON || arguments.isEmpty || arguments == ["--format", "text"] else {
      FileHandle.standardError.write(Data("usage: Benchmarks [--format text|json]\n".utf8))
      exit(64)
    }
    func show(_ row: Row) {
      print(isJSON ? row.json : row.text)
      fflush(nil)
    }
    if !isJSON { print(Row.heading) }
    for size in [1, 10, 100, 1000, 10_000, 100_000] { show(HubBenchmarks.post(size)) }
    show(HubBenchmarks.postMessage(1000))
    for size in [1, 1000] { HubBenchmarks.registerAndUnregister(size).forEach(show) }
    for size in [1000, 100_000] { show(HubBenchmarks.memory(size)) }
    show(PureBenchmarks.decode())
    show(PureBenchmarks.dump())
    show(LayoutBenchmarks.solve())
    show(LayoutBenchmarks.hit())
    show(AvoidanceBenchmarks.avoid())
    show(AvoidanceBenchmarks.tracker())
    show(PureBenchmarks.timing())
  }
}
