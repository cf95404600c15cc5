import TestSupport
import Testing

@Suite struct FilmstripTests {
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    return tool
  }

  /// Cuts the pictures out of a sheet of one row and compares them with the frames of the film, by names of Python.
  private static let reader = """
    import subprocess, sys
    def pixels(path):
        size = subprocess.check_output(["identify", "-format", "%w %h", path]).split()
        return int(size[0]), subprocess.check_output(["convert", path, "-depth", "8", "rgb:-"])
    width, sheet = pixels("strip.png")
    for number, moment in enumerate(sys.argv[1:]):
        subprocess.check_call(["segue", "frame", "scene.yaml", "--at", moment, "-o", "frame.png", "-q"])
        _, frame = pixels("frame.png")
        for y in range(48):
            start = ((4 + y) * width + 4 + number * 68) * 3
            assert sheet[start:start + 64 * 3] == frame[y * 64 * 3:(y + 1) * 64 * 3], (moment, y)
    print(width)
    """

  @Test(arguments: [
    ("", ["0", "0.16", "0.32", "0.48", "0.64", "0.8"]), ("--count 3", ["0", "0.4", "0.8"]),
    ("--segue go --count 5", ["0.2", "0.3", "0.4", "0.5", "0.6"]), ("--markers", ["there"]),
    ("--at 0.3,there --at end", ["0.3", "0.6", "0.8"]), ("--from there --count 2", ["0.6", "0.8"]),
  ])
  func `a strip has the film's pictures at these moments`(arguments: String, moments: [String]) throws {
    let tool = try tool()
    try tool.write(Self.reader, to: "read.py")
    let result = try tool.shell(
      "segue filmstrip scene.yaml -o strip.png -q \(arguments) && python3 read.py \(moments.joined(separator: " "))"
    )
    #expect(result.code == 0, "\(result.errors)")
    // Pictures of 64 pixels with gaps of 4.
    #expect(result.text == "\(moments.count * 68 + 4)\n")
  }

  @Test func `rows are filled one after the other`() throws {
    let tool = try tool()
    let result = try tool.run(["filmstrip", "scene.yaml", "-o", "s.png", "--count", "5", "--columns", "2"])
    #expect(result.errors == "s.png: 5 pictures, 140 × 208\n")
    #expect(try tool.shell("identify -format '%w × %h' s.png").text == "140 × 208")
  }

  @Test func `vector sheets hold the same pictures, and labels that are no text of a font`() throws {
    let tool = try tool()
    let check = """
      import base64, re, subprocess
      text = open("s.svg").read()
      pictures = re.findall(r"data:image/png;base64,([^\\"]+)", text)
      assert len(pictures) == 3 and "<text" not in text, len(pictures)
      open("p.png", "wb").write(base64.b64decode(pictures[0]))
      read = lambda path: subprocess.check_output(["convert", path, "-depth", "8", "rgb:-"])
      assert read("p.png") == read("f.png")
      """
    try tool.write(check, to: "check.py")
    let run = "segue filmstrip scene.yaml --count 3 -q -o"
    let result = try tool.shell(
      "\(run) s.svg && segue frame scene.yaml --at 0 -o f.png -q && python3 check.py && \(run) s.pdf && head -c5 s.pdf"
    )
    #expect(result.text == "%PDF-", "\(result.errors)")
  }

  @Test func `the same scene gives the same bytes`() throws {
    let tool = try tool()
    for name in ["png", "svg", "pdf"] {
      let run = "segue filmstrip scene.yaml -q -o"
      let other = "TZ=Asia/Tokyo LC_ALL=C segue filmstrip scene.yaml -q -o"
      #expect(
        try tool.shell("\(run) a.\(name) && sleep 1.1 && \(other) b.\(name) && cmp a.\(name) b.\(name)").code
          == 0)
    }
  }

  @Test func `what cannot be drawn is refused before anything is written`() throws {
    let tool = try tool()
    for (arguments, words) in [
      (["-o", "s.gif"], "use .png, .svg or .pdf"), ([], "needs an output"),
      (["-o", "s.png", "--at", "1", "--markers"], "do not go together"),
      (["-o", "s.png", "--segue", "come"], "segues are: go"),
      (["-o", "s.png", "--at", "9"], "after the end"),
      (["-o", "s.png", "--from", "0.5", "--to", "0.1"], "`--from` is after `--to`"),
    ] {
      let result = try tool.run(["filmstrip", "scene.yaml"] + arguments)
      #expect(result.code == 64 && result.errors.contains(words), "\(arguments): \(result.errors)")
    }
    #expect(try tool.folder.names() == ["scene.yaml"])
  }
}
