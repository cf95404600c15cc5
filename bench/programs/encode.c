/* encode RAW WIDTH HEIGHT FPS COUNT OUT.mp4 - the floor: no drawing, only the encoder with the libraries that Segue uses.
 *
 * RAW holds BGR0 frames; it is read again from its start until COUNT frames were sent. Every frame is encoded (x264,
 * medium, crf 18, FFmpeg's own number of threads); one that equals the frame before is not converted again. */
#include <fcntl.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

static void must(int status, const char *what) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", what, av_err2str(status));
  exit(1);
}

static void drain(AVCodecContext *codec, AVFormatContext *file, AVPacket *packet) {
  while (avcodec_receive_packet(codec, packet) >= 0) {
    packet->duration = 1;
    av_packet_rescale_ts(packet, codec->time_base, file->streams[0]->time_base);
    packet->stream_index = 0;
    must(av_interleaved_write_frame(file, packet), "write");
  }
}

int main(int argc, char **argv) {
  if (argc != 7) return 64;
  int width = atoi(argv[2]), height = atoi(argv[3]), count = atoi(argv[5]);
  size_t size = (size_t)width * height * 4;
  int raw = open(argv[1], O_RDONLY);
  struct stat status;
  if (raw < 0 || fstat(raw, &status) < 0 || status.st_size < (off_t)size) return 66;
  int stored = status.st_size / size;
  const uint8_t *frames = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, raw, 0);
  if (frames == MAP_FAILED) return 66;
  av_log_set_level(AV_LOG_ERROR);

  AVFormatContext *file;
  must(avformat_alloc_output_context2(&file, NULL, "mp4", argv[6]), "muxer");
  const AVCodec *encoder = avcodec_find_encoder_by_name("libx264");
  if (!encoder) return 69;
  AVCodecContext *codec = avcodec_alloc_context3(encoder);
  codec->width = width;
  codec->height = height;
  codec->pix_fmt = AV_PIX_FMT_YUV420P;
  codec->framerate = (AVRational){atoi(argv[4]), 1};
  codec->time_base = av_inv_q(codec->framerate);
  codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  codec->colorspace = AVCOL_SPC_BT709;
  codec->color_primaries = AVCOL_PRI_BT709;
  codec->color_trc = AVCOL_TRC_BT709;
  codec->color_range = AVCOL_RANGE_MPEG;
  av_opt_set(codec->priv_data, "preset", "medium", 0);
  av_opt_set(codec->priv_data, "crf", "18", 0);
  must(avcodec_open2(codec, encoder, NULL), "encoder");
  AVStream *stream = avformat_new_stream(file, NULL);
  must(avcodec_parameters_from_context(stream->codecpar, codec), "parameters");
  stream->time_base = codec->time_base;
  must(avio_open(&file->pb, argv[6], AVIO_FLAG_WRITE), "open");
  must(avformat_write_header(file, NULL), "header");

  struct SwsContext *scaler =
      sws_getContext(width, height, AV_PIX_FMT_BGR0, width, height, AV_PIX_FMT_YUV420P, SWS_BICUBIC, NULL, NULL, NULL);
  const int *bt709 = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(scaler, bt709, 1, bt709, 0, 0, 1 << 16, 1 << 16);
  AVFrame *frame = av_frame_alloc();
  frame->format = codec->pix_fmt;
  frame->width = width;
  frame->height = height;
  frame->colorspace = codec->colorspace;
  frame->color_range = codec->color_range;
  must(av_frame_get_buffer(frame, 0), "frame");
  AVPacket *packet = av_packet_alloc();
  const uint8_t *before = NULL;
  for (int index = 0; index < count; index++) {
    const uint8_t *now = frames + size * (index % stored);
    if (!before || memcmp(before, now, size)) {
      must(av_frame_make_writable(frame), "frame");
      sws_scale(scaler, (const uint8_t *const[]){now}, (int[]){width * 4}, 0, height, frame->data, frame->linesize);
    }
    before = now;
    frame->pts = index;
    must(avcodec_send_frame(codec, frame), "encode");
    drain(codec, file, packet);
  }
  must(avcodec_send_frame(codec, NULL), "encode");
  drain(codec, file, packet);
  must(av_write_trailer(file), "trailer");
  must(avio_closep(&file->pb), "close");
  return 0;
}
