import Encoding
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite struct DoctorTests {
  private func report(_ environment: [String: String] = [:]) throws -> (Int32, [String: Any], String) {
    let result = try SegueTool().run(["doctor", "--json"], environment: environment)
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    return (result.code, try #require(object), result.errors)
  }

  @Test func `the libraries are those that the system says it has`() throws {
    let (_, report, _) = try report()
    let libraries = try #require(report["libraries"] as? [String: String])
    for (library, package) in [
      ("cairo", "cairo"), ("pango", "pango"), ("fontconfig", "fontconfig"), ("librsvg", "librsvg-2.0"),
      ("libyaml", "yaml-0.1"), ("libxml2", "libxml-2.0"), ("libavcodec", "libavcodec"),
      ("libavformat", "libavformat"), ("libavutil", "libavutil"), ("libswscale", "libswscale"),
    ] {
      let version = try MediaTool.run(["pkg-config", "--modversion", package]).text
      #expect(libraries[library] == version.trimmingCharacters(in: .whitespacesAndNewlines), "\(library)")
    }
  }

  @Test func `every encoder that is looked for is one that FFmpeg knows, and is found where FFmpeg has it`()
    throws
  {
    let (code, report, errors) = try report()
    let uses = try #require(report["encoders"] as? [[String: Any]])
    let names = uses.compactMap { $0["encoder"] as? String }
    #expect(
      Set(names).isSuperset(of: ["libx264", "libx264rgb", "libx265", "libaom-av1", "libvpx-vp9", "png"]))
    let present = try MediaTool.run(["ffmpeg", "-hide_banner", "-encoders"]).text
    for use in uses {
      let name = try #require(use["encoder"] as? String)
      #expect(use["present"] as? Bool == present.contains(" \(name) "), "\(name)")
    }
    #expect(code == 0, "\(errors)")
  }

  @Test func `a machine without fonts is told so`() throws {
    let tool = try SegueTool()
    try tool.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
    let (code, report, errors) = try report(["FONTCONFIG_FILE": tool.folder.path("fonts.conf")])
    #expect(code == 69)
    #expect(errors.contains("no font is installed"))
    #expect((report["fonts"] as? [String: Any])?["files"] as? Int == 0)
  }

  @Test func `a scratch folder that cannot be used is named`() throws {
    let (code, report, errors) = try report(["TMPDIR": "/nonexistent/folder"])
    #expect(code == 69)
    #expect(errors.contains("`/nonexistent/folder` cannot be written to"))
    #expect((report["scratch"] as? [String: Any])?["free"] is NSNull)
  }

  @Test func `a missing encoder is told with the format that it costs`() throws {
    var machine = try Machine.current()
    #expect(machine.faults == [])
    machine.encoders = [EncoderUse(encoder: "libx265", use: "mp4 --codec hevc", isPresent: false)]
    #expect(
      machine.faults == ["this FFmpeg has no encoder `libx265`: `mp4 --codec hevc` cannot be written"])
    #expect(MachineReport(machine: machine).text.contains("mp4 --codec hevc  libx265   missing"))
  }

  @Test func `what is printed without JSON has the same facts`() throws {
    let result = try SegueTool().run(["doctor"])
    #expect(result.code == 0, "\(result.errors)")
    let cores = try MediaTool.run(["nproc", "--all"]).text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(result.text.contains("cores    \(cores)\n"))
    #expect(result.text.hasSuffix("\nnothing is missing\n"))
    #expect(try SegueTool().run(["doctor", "x"]).code == 64)
  }
}
