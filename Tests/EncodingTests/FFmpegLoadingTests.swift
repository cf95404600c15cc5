import Encoding
import Foundation
import TestSupport
import Testing

/// Functions of FFmpeg are looked up by name when they are called.
@Suite struct FFmpegLoadingTests {
  private static let folder = SegueTool.repository + "/Sources/CFFmpeg"

  @Test(arguments: ["avcodec", "avformat", "avutil", "swscale"])
  func `every function that is passed on is in its shared object`(library: String) throws {
    let version = try #require(MediaCapabilities.versions.first { $0.library == "lib\(library)" }?.version)
    let major = try #require(version.split(separator: ".").first)
    let object = try #require(dlopen("lib\(library).so.\(major)", RTLD_LAZY))
    let source = try String(contentsOfFile: "\(Self.folder)/\(library).c", encoding: .utf8)
    let names = source.matches(of: #/FORWARD\([^,]+,\s+(\w+),/#).map { String($0.1) }
    #expect(names.count == source.split(separator: "\n").count { $0.hasPrefix("FORWARD") })
    #expect(!names.isEmpty)
    for name in names { #expect(dlsym(object, name) != nil, "\(name)") }
  }
}
