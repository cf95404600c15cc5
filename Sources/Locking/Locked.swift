import Glibc

/// A value that one thread at a time may touch.
///
/// The lock is the C library's, because the thread sanitizer knows it: it takes what the standard library's `Mutex`
/// guards for a race, since that one sleeps and wakes by itself.
///
/// Unchecked: `value` is touched only between locking and unlocking `mutex`.
package final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` while no other thread is in it. Not reentrant.
  package func withLock<R, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> R
  ) throws(Failure) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
