internal import Dispatch
internal import Encoding
internal import Glibc

/// Cleans up when the process is told to stop: the temporaries go, files that stood before stay, and the process ends
/// by the same signal, as its parent expects.
struct Interruption {
  private let sources: [any DispatchSourceSignal]
  private let numbers: [Int32]

  /// Watches from here until `end`. A signal that the process was started to ignore, as `nohup` does, stays ignored.
  init() {
    let queue = DispatchQueue(label: "segue.signals")
    // The default is the null handler, and nothing but that or ignoring outlives exec.
    let numbers = [SIGINT, SIGTERM, SIGHUP].filter { signal($0, SIG_IGN) == nil }
    self.numbers = numbers
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        OutputFile.removeAllTemporaries()
        ScratchFolder.removeAll()
        signal(number, SIG_DFL)
        // Dispatch blocks signals on its threads; a pending one is delivered once it is unblocked.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        kill(getpid(), number)
        _exit(128 + number)
      }
      source.activate()
      return source
    }
  }

  func end() {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }
}
