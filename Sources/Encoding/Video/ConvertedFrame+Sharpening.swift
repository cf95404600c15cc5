import CFFmpeg
import Glibc

extension ConvertedFrame {
  /// Asks the encoder to code the whole picture finer than its rate control would, by steps on H.264's quantiser scale;
  /// 0 asks for nothing.
  func setSharpening(_ steps: Int) throws(OutputError) {
    av_frame_remove_side_data(frame, AV_FRAME_DATA_REGIONS_OF_INTEREST)
    guard steps > 0 else { return }
    let size = MemoryLayout<AVRegionOfInterest>.size
    guard
      let side = av_frame_new_side_data(frame, AV_FRAME_DATA_REGIONS_OF_INTEREST, size),
      let data = side.pointee.data
    else { throw .library(code: -ENOMEM, operation: "av_frame_new_side_data") }
    var region = AVRegionOfInterest()
    region.self_size = UInt32(size)
    region.bottom = frame.pointee.height
    region.right = frame.pointee.width
    // libavcodec gives the share of the whole scale, whose 51 steps it multiplies back.
    region.qoffset = AVRational(num: -Int32(clamping: steps), den: 51)
    UnsafeMutableRawPointer(data).copyMemory(from: &region, byteCount: size)
  }
}
