internal import Motion

extension Verb {
  static let doctor = Verb(
    name: "doctor", summary: "say what this machine has for drawing and encoding, and what is missing",
    operands: "", completion: .nothing, options: [.flag("json", "print it as JSON")],
    details: """
      Libraries with their versions, the encoders of each format, fonts, cores, and the space for scratch files. The
      exit code is 69 where something is missing; what that costs is on standard error.

        segue doctor
        segue doctor --json
      """,
    run: { arguments, terminal in
      if let operand = arguments.operands.first {
        throw UsageError("`segue doctor` has no operand `\(operand)`")
      }
      let machine = try Machine.current()
      let report = MachineReport(machine: machine)
      try terminal.write(arguments.flag("json") ? report.json.text : report.text)
      for fault in machine.faults { terminal.error(fault) }
      return machine.faults.isEmpty ? .success : .encoderMissing
    })
}
