import CFFmpeg
import Glibc

/// Lets libav write to an `OutputFile`, and read it back: no file name, and so no URL protocol, ever reaches libav.
///
/// The callbacks keep an unowned pointer to the file. It is valid as long as this object, which holds the file.
final class FileIO {
  private let file: OutputFile
  let context: UnsafeMutablePointer<AVIOContext>

  /// One page-aligned system call for every 256 KB.
  private static let bufferSize: Int32 = 1 << 18

  init(writing file: OutputFile) throws(OutputError) {
    self.file = file
    context = try Encoding.check(
      FileIO.allocate(
        Unmanaged.passUnretained(file).toOpaque(), writes: true, read: nil, write: writeToFile,
        seek: file.canSeek ? seekInFile : nil), "avio_alloc_context")
  }

  deinit {
    FileIO.free(context)
  }

  /// What libav did not see: the first failure of the file itself. Without one, the status that libav gives.
  func check(_ status: Int32, _ operation: String) throws(OutputError) {
    if let failure = file.failure { throw failure }
    try Encoding.check(status, operation)
    try Encoding.check(context.pointee.error, operation)
  }

  func flush() throws(OutputError) {
    avio_flush(context)
    try check(0, "avio_flush")
  }

  fileprivate static func allocate(
    _ opaque: UnsafeMutableRawPointer, writes: Bool,
    read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32) -> Int32)?,
    write: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32) -> Int32)?,
    seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
  ) -> UnsafeMutablePointer<AVIOContext>? {
    guard let buffer = av_malloc(Int(bufferSize)) else { return nil }
    let context = avio_alloc_context(
      buffer.assumingMemoryBound(to: UInt8.self), bufferSize, writes ? 1 : 0, opaque, read, write, seek)
    if context == nil { av_free(buffer) }
    return context
  }

  fileprivate static func free(_ context: UnsafeMutablePointer<AVIOContext>) {
    av_freep(&context.pointee.buffer)
    var owned: UnsafeMutablePointer<AVIOContext>? = context
    avio_context_free(&owned)
  }
}

/// Reads a file from its start while another context writes it: MP4's index moves to the front that way.
private final class ReadingPlace {
  let file: OutputFile
  var offset: Int64 = 0

  init(_ file: OutputFile) { self.file = file }
}

/// The `io_open` of a muxer whose `opaque` is the `OutputFile` that it writes. Only reading that file is allowed.
func openWrittenFile(
  muxer: UnsafeMutablePointer<AVFormatContext>?,
  io: UnsafeMutablePointer<UnsafeMutablePointer<AVIOContext>?>?,
  url: UnsafePointer<CChar>?, flags: Int32, options: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let opaque = muxer?.pointee.opaque, let io, flags & AVIO_FLAG_WRITE == 0 else { return -EACCES }
  let file = Unmanaged<OutputFile>.fromOpaque(opaque).takeUnretainedValue()
  let place = Unmanaged.passRetained(ReadingPlace(file))
  io.pointee = FileIO.allocate(
    place.toOpaque(), writes: false, read: readFromFile, write: nil, seek: seekReadingPlace)
  if io.pointee != nil { return 0 }
  place.release()
  return -ENOMEM
}

/// The `io_close2` that belongs to `openWrittenFile`.
func closeWrittenFile(
  muxer: UnsafeMutablePointer<AVFormatContext>?, io: UnsafeMutablePointer<AVIOContext>?
) -> Int32 {
  guard let io else { return 0 }
  if let opaque = io.pointee.opaque { Unmanaged<ReadingPlace>.fromOpaque(opaque).release() }
  FileIO.free(io)
  return 0
}

private func writeToFile(
  _ opaque: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ size: Int32
)
  -> Int32
{
  guard let opaque else { return -EINVAL }
  let file = Unmanaged<OutputFile>.fromOpaque(opaque).takeUnretainedValue()
  do throws(OutputError) {
    try file.write(UnsafeRawBufferPointer(start: bytes, count: Int(size)))
    return size
  } catch {
    return -EIO
  }
}

private func seekInFile(_ opaque: UnsafeMutableRawPointer?, _ offset: Int64, _ whence: Int32) -> Int64 {
  guard let opaque else { return Int64(-EINVAL) }
  let file = Unmanaged<OutputFile>.fromOpaque(opaque).takeUnretainedValue()
  do throws(OutputError) {
    if whence & AVSEEK_SIZE != 0 { return try file.size() }
    return try file.seek(to: offset, from: whence & ~AVSEEK_FORCE)
  } catch {
    return Int64(-EIO)
  }
}

private func readFromFile(
  _ opaque: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ size: Int32
)
  -> Int32
{
  guard let opaque else { return -EINVAL }
  let place = Unmanaged<ReadingPlace>.fromOpaque(opaque).takeUnretainedValue()
  do throws(OutputError) {
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(size))
    let count = try place.file.read(into: buffer, at: place.offset)
    place.offset += Int64(count)
    return count == 0 ? segue_averror_eof : Int32(clamping: count)
  } catch {
    return -EIO
  }
}

private func seekReadingPlace(_ opaque: UnsafeMutableRawPointer?, _ offset: Int64, _ whence: Int32) -> Int64 {
  guard let opaque else { return Int64(-EINVAL) }
  let place = Unmanaged<ReadingPlace>.fromOpaque(opaque).takeUnretainedValue()
  do throws(OutputError) {
    if whence & AVSEEK_SIZE != 0 { return try place.file.size() }
    switch whence & ~AVSEEK_FORCE {
    case SEEK_SET: place.offset = offset
    case SEEK_CUR: place.offset += offset
    default: place.offset = try place.file.size() + offset
    }
    return place.offset
  } catch {
    return Int64(-EIO)
  }
}
