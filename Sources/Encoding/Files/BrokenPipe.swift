import Glibc

/// Runs `body` such that a reader that went away is the error EPIPE and not a signal that ends the process.
///
/// The signal of a failed write goes to the thread that wrote: it is blocked here, and taken away if it came.
func withoutBrokenPipeSignal(_ body: () throws(OutputError) -> Void) throws(OutputError) {
  var signals = sigset_t()
  var before = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signals, &before)
  defer {
    if sigismember(&before, SIGPIPE) == 0 {
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while sigtimedwait(&signals, nil, &now) < 0, errno == EINTR { now.tv_nsec = 0 }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  try body()
}
