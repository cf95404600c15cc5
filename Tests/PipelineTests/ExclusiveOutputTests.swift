import Dispatch
import Encoding
import Locking
import Motion
import Pipeline
import TestSupport
import Testing

/// HEVC films, whose library has state that all encoders of a process share.
@Suite struct ExclusiveOutputTests {
  private static func scene() -> Scene {
    SceneFactory.twoScreens(
      size: Size(96, 64), transition: .custom(TransitionKind.slide.transition()),
      timeline: [SceneFactory.step(.perform("go"))], frameRate: Rational(25))
  }

  private static func export(_ codecs: [VideoCodec], to paths: [String]) throws -> Export {
    let studio = try Studio(scene())
    var settings = OutputSettings(
      width: 96, height: 64, frameRate: Rational(25), frameCount: studio.film.frameCount(at: Rational(25)),
      duration: studio.film.duration)
    let requests = zip(codecs, paths).map { codec, path in
      settings.codec = codec
      return OutputRequest(format: .mp4, path: path, settings: settings)
    }
    return Export(studio, to: requests)
  }

  @Test func `two HEVC outputs of one film are drawn one after the other, others with the first`() throws {
    let folder = try MediaFolder()
    let paths = ["a.mp4", "b.mp4", "c.mp4"].map(folder.path)
    let one = try Self.export([.hevc], to: ["x.mp4"]).frameCount
    let export = try Self.export([.hevc, .h264, .hevc], to: paths)
    #expect(export.frameCount == 2 * one)
    try export.run(jobs: 2)
    #expect(try MediaFolder.read(paths[0]) == MediaFolder.read(paths[2]))
  }

  @Test func `HEVC films that are exported at once wait for each other, and all are right`() throws {
    let folder = try MediaFolder()
    let failures = Locked<[String]>([])
    let paths = (0..<6).map { folder.path("\($0).mp4") }
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      do {
        try Self.export([.hevc], to: [paths[index]]).run(jobs: 1)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(Set(try paths.map(MediaFolder.read)).count == 1)
  }
}
