import Motion
import TestSupport
import Testing

@testable import Command

@Suite struct ShardTests {
  /// Scenes of different lengths, one of them wrong.
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    for (index, hold) in ["0.2", "2", "0.4", "1", "0.3", "0.1", "3"].enumerated() {
      try tool.write(SegueTool.scene.replacing("hold: 0.2", with: "hold: \(hold)"), to: "s\(index).yaml")
    }
    try tool.write(SegueTool.scene.replacing("perform: go", with: "perform: gone"), to: "s3.yaml")
    return tool
  }

  private static let run = ["render", ".", "--theme", "both", "-f", "gif,mp4", "--json"]

  @Test func `the reports of all shards, joined, are the report of the whole run`() throws {
    let tool = try tool()
    let whole = try tool.run(Self.run + ["--out", "films"])
    #expect(whole.code == 65)
    let films = try tool.folder.names("films")
    #expect(try tool.shell("mv films whole").code == 0)
    var counts: [Int] = []
    for number in [3, 1, 2] {
      let shard = try tool.run(Self.run + ["--out", "films", "--shard", "\(number)/3"])
      #expect(shard.code == 0 || shard.code == 65)
      try MediaFolder.write(shard.output, to: tool.folder.path("r\(number).json"))
      counts.append(try JSONReader.value(shard.output)["scenes"]?.items?.count ?? 0)
    }
    #expect(counts.reduce(0, +) == 14 && counts.allSatisfy { $0 > 0 })
    #expect(try tool.folder.names("films") == films)
    for name in films { #expect(try tool.read("films/" + name) == tool.read("whole/" + name)) }
    let partly = try tool.run(["report", "r3.json", "r1.json", "-o", "part.json"])
    #expect(partly.code != 0 && partly.errors.contains("error: the report of shard 2/3 is missing\n"))
    let joined = try tool.run(["report", "r3.json", "r1.json", "r2.json"])
    #expect(joined.text == whole.text)
    #expect(joined.code == 65)
    #expect(joined.errors.contains("s3.yaml:11:14: error:"))
    #expect(joined.errors.hasSuffix("14 scenes: 12 rendered, 2 failed\n"))
  }

  @Test func `a scene that was tried again counts as it ended`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene.replacing("perform: go", with: "perform: gone"), to: "a.yaml")
    try tool.write(SegueTool.scene, to: "b.yaml")
    func run(_ words: [String], to name: String) throws {
      try MediaFolder.write(tool.run(["render"] + words + ["--json"]).output, to: tool.folder.path(name))
    }
    try run(["a.yaml", "b.yaml", "--out", "o"], to: "1.json")
    try tool.write(SegueTool.scene, to: "a.yaml")
    try run(["a.yaml", "--out", "o"], to: "2.json")
    #expect(try tool.run(["report", "1.json", "2.json", "-o", "all.json"]).code == 0)
    let report = try JSONReader.value(tool.read("all.json"))
    #expect(report["scenes"]?.items?.map { $0["status"]?.string } == ["rendered", "rendered"])
    #expect(report["outputs"]?.items?.map { $0["path"]?.string } == ["o/a.mp4", "o/b.mp4"])
    #expect(try tool.run(["report", "2.json", "1.json"]).code == 65)
  }

  @Test func `what is no report is told of with its place`() throws {
    let tool = try SegueTool()
    try tool.write("{\n  \"scenes\": [}\n", to: "a.json")
    let result = try tool.run(["report", "a.json"])
    #expect(result.code == 65 && result.output.isEmpty)
    #expect(result.errors.contains("`a.json` is no JSON: line 2, column 14"), "\(result.errors)")
    try tool.write("[]", to: "a.json")
    #expect(try tool.run(["report", "a.json"]).code == 65)
    #expect(try tool.run(["report", "b.json"]).code == 66)
    #expect(try tool.run(["report"]).code == 64)
  }

  @Test func `shards do not depend on the folder, the locale or the number of threads`() throws {
    let tool = try tool()
    #expect(try tool.shell("mkdir other && cp *.yaml other").code == 0)
    func names(_ words: [String], _ environment: [String: String] = [:], in folder: String) throws -> [String]
    {
      #expect(
        try tool.run(
          ["render", "."] + words + ["--out", "o", "-f", "gif", "--shard", "1/2"], environment: environment,
          in: tool.folder.path(folder)
        ).code != 64)
      defer { _ = try? tool.shell("rm -r '\(folder)/o'") }
      return try tool.folder.names(folder + "/o")
    }
    let first = try names([], in: ".")
    #expect(first.count > 1)
    #expect(try names(["-j", "5"], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"], in: "other") == first)
  }

  @Test func `a shard may be empty`() throws {
    let tool = try SegueTool()
    for name in ["a.yaml", "b.yaml"] { try tool.write(SegueTool.scene, to: name) }
    let result = try tool.run(["render", ".", "--out", "o", "--shard", "3/3"])
    #expect(result.code == 0)
    #expect(result.errors == "0 scenes\n")
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "/", "1/2/3", "a/b", "-1/2", "+1/2", "1/99999"])
  func `what is no shard is a fault of the command line`(text: String) throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "a.yaml")
    #expect(try tool.run(["render", "a.yaml", "--shard", text]).code == 64)
  }

  @Test func `no shard has more than 4/3 of what the best deal gives`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let costs = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Int.random(in: 1...50, using: &random)
      }
      let count = Int.random(in: 1...3, using: &random)
      let shards = Shard.assignment(of: costs, count: count)
      #expect(shards.count == costs.count && shards.allSatisfy { (1...count).contains($0) })
      #expect(3 * Self.largest(costs, shards) <= 4 * Self.best(costs, count), "\(costs) in \(count)")
      #expect(Shard.assignment(of: costs, count: count) == shards)
    }
  }

  private static func largest(_ costs: [Int], _ shards: [Int]) -> Int {
    var loads: [Int: Int] = [:]
    for (cost, shard) in zip(costs, shards) { loads[shard, default: 0] += cost }
    return loads.values.max() ?? 0
  }

  /// The least possible largest load, by trying everything.
  private static func best(_ costs: [Int], _ count: Int) -> Int {
    var deals: [[Int]] = [[]]
    for _ in costs { deals = deals.flatMap { deal in (1...count).map { deal + [$0] } } }
    return deals.map { largest(costs, $0) }.min() ?? 0
  }
}
