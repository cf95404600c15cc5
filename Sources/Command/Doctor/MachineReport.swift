internal import Motion
internal import Encoding

/// A machine in words, and as JSON.
struct MachineReport {
  let machine: Machine

  var text: String {
    let libraries = machine.libraries.map { ($0.library, $0.version) }
    let own = OutputFormat.all.filter { $0.encoder == nil }.map { ($0.name, "none of FFmpeg's") }
    let encoders =
      machine.encoders.map { use in (use.use, use.encoder + (use.isPresent ? "" : "   missing")) } + own
    return "segue \(CommandLineTool.version)\n"
      + section("libraries", libraries + [("FFmpeg", "\(machine.ffmpeg.release), \(machine.ffmpeg.license)")])
      + section("formats and their encoders", encoders)
      + section("fonts", fonts) + section("machine", [("cores", "\(machine.cores)"), ("scratch", scratch)])
      + (machine.faults.isEmpty ? "\nnothing is missing\n" : "")
  }

  var json: JSON {
    .object([
      ("version", .string(CommandLineTool.version)),
      ("libraries", .object(machine.libraries.map { ($0.library, .string($0.version)) })),
      (
        "ffmpeg",
        .object([
          ("release", .string(machine.ffmpeg.release)), ("license", .string(machine.ffmpeg.license)),
        ])
      ),
      (
        "encoders",
        .array(
          machine.encoders.map { use in
            .object([
              ("encoder", .string(use.encoder)), ("use", .string(use.use)), ("present", .bool(use.isPresent)),
            ])
          })
      ),
      (
        "fonts",
        .object([
          ("files", .int(machine.fontFiles)), ("default", machine.defaultFont.map(JSON.string) ?? .null),
        ])
      ),
      ("cores", .int(machine.cores)),
      (
        "scratch",
        .object([
          ("path", .string(machine.scratch.path)), ("free", machine.scratch.free.map(JSON.int) ?? .null),
          ("writable", .bool(machine.scratch.isWritable)),
        ])
      ),
      ("faults", .array(machine.faults.map(JSON.string))),
    ])
  }

  private var fonts: [(String, String)] {
    [
      ("files", "\(machine.fontFiles)"),
      ("default", machine.defaultFont.map { "\($0), for text that names no family" } ?? "none"),
    ]
  }

  private var scratch: String {
    let free = machine.scratch.free.map { OutputReport.size($0) + " free" } ?? "not there"
    return "\(machine.scratch.path), \(free)" + (machine.scratch.isWritable ? "" : ", not writable")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, value in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + value + "\n"
    }
    return "\n\(title):\n" + lines.joined()
  }
}
