import CFFmpeg

/// Which vector instructions x264 may use.
///
/// With AVX-512 its macroblock-tree reads past the end of rows whose length is no multiple of 16 macroblocks: the bytes
/// of a 320 or 750 pixel wide film then depend on what the memory held before (core 164; glibc's MALLOC_PERTURB_ shows
/// it, also with FFmpeg's command line). Everything below AVX-512 is exact, and the same on all machines that have it.
enum X264Processor {
  /// For x264's `asm`; nil leaves the choice to x264.
  static let instructions: String? = {
    #if arch(x86_64)
      // x264 does not check what it is told against the processor: a processor with AVX-512 has all of these.
      guard av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 else { return nil }
      return "MMX2,SSE2,SSSE3,SSE4.2,LZCNT,AVX,BMI1,BMI2,FMA3,AVX2"
    #else
      return nil
    #endif
  }()
}
