import TestSupport
import Testing

/// The recipes of docs/batches.md for several machines, run on this one.
@Suite struct ShardRecipeTests {
  private func block(_ role: String) throws -> String {
    let blocks = try ManualPage("docs/batches.md").blocks
    return try #require(blocks.first { $0.role == role }).text
  }

  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    #expect(try tool.shell("mkdir scenes").code == 0)
    for name in ["a", "b", "c", "d", "e"] { try tool.write(SegueTool.scene, to: "scenes/\(name).yaml") }
    return tool
  }

  private func check(_ tool: SegueTool) throws {
    #expect(try tool.folder.names("films").count == 10)
    let whole = try tool.run(["render", "scenes", "--out", "films", "-f", "mp4,gif", "--json"])
    #expect(whole.output == (try tool.read("report.json")))
  }

  @Test func `the matrix draws all scenes, and the last job joins the reports`() throws {
    let tool = try tool()
    try tool.write(try block("workflow"), to: "workflow.yml")
    // What the service does with the file, for the steps that are commands.
    let service = """
      import itertools, re, subprocess, yaml
      jobs = yaml.safe_load(open("workflow.yml"))["jobs"]
      assert jobs["join"]["needs"] == "draw"
      shards = jobs["draw"]["strategy"]["matrix"]["shard"]
      for job, values in (("draw", shards), ("join", [None])):
          for value in values:
              for step in jobs[job]["steps"]:
                  line = step.get("run", "").replace("${{ matrix.shard }}", str(value))
                  subprocess.run(["bash", "-ec", line], check=True)
      """
    try tool.write(service, to: "service.py")
    let result = try tool.shell("python3 service.py")
    #expect(result.code == 0, "\(result.errors)")
    try check(tool)
  }

  @Test func `GNU parallel deals the parts out to hosts`() throws {
    let tool = try tool()
    // `:` is this machine, without a connection; the file's time would be that of the first use of the program.
    let recipe = try block("parallel").replacing(/[a-z]+\.example/, with: ":")
    try tool.write(recipe, to: "recipe.sh")
    let result = try tool.shell(
      "mkdir -p home/.parallel && touch home/.parallel/will-cite && HOME=$PWD/home bash -e recipe.sh")
    #expect(result.code == 0, "\(result.errors)")
    try check(tool)
  }
}
