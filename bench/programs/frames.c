/* frames FILE WIDTH HEIGHT FPS COUNT - decodes a film and writes what it shows at (k + 1/2) / FPS, for k below COUNT,
 * to standard output: BGR0, rows without gaps. FPS is a number or a fraction, as 30000/1001. */
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/parseutils.h>
#include <libswscale/swscale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static AVFormatContext *file;
static AVCodecContext *codec;
static AVPacket *packet;
static AVFrame *frame;
static int track;
static struct SwsContext *scaler;

/* The next picture into `pixels`, and when it is shown; 0 at the end. */
static int next(uint8_t *pixels, int width, int height, double *seconds) {
  for (;;) {
    int status = avcodec_receive_frame(codec, frame);
    if (status == AVERROR_EOF) return 0;
    if (status >= 0) break;
    if (status != AVERROR(EAGAIN)) exit(1);
    status = av_read_frame(file, packet);
    if (status >= 0 && packet->stream_index != track) {
      av_packet_unref(packet);
      continue;
    }
    avcodec_send_packet(codec, status >= 0 ? packet : NULL);
    av_packet_unref(packet);
  }
  if (!scaler) {
    /* The default flags leave errors of three levels, and make white 253. */
    int flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT;
    scaler = sws_getContext(frame->width, frame->height, frame->format, width, height, AV_PIX_FMT_BGR0, flags, NULL,
                            NULL, NULL);
    const int *matrix = sws_getCoefficients(frame->colorspace == AVCOL_SPC_BT709 ? SWS_CS_ITU709 : SWS_CS_ITU601);
    sws_setColorspaceDetails(scaler, matrix, frame->color_range == AVCOL_RANGE_JPEG, matrix, 1, 0, 1 << 16, 1 << 16);
  }
  sws_scale(scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, (uint8_t *[]){pixels},
            (int[]){width * 4});
  *seconds = frame->best_effort_timestamp * av_q2d(file->streams[track]->time_base);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 6) return 64;
  int width = atoi(argv[2]), height = atoi(argv[3]), count = atoi(argv[5]);
  double coming = 0, first;
  AVRational rate;
  if (av_parse_video_rate(&rate, argv[4]) < 0) return 64;
  av_log_set_level(AV_LOG_ERROR);
  if (avformat_open_input(&file, argv[1], NULL, NULL) < 0 || avformat_find_stream_info(file, NULL) < 0) return 66;
  const AVCodec *decoder;
  track = av_find_best_stream(file, AVMEDIA_TYPE_VIDEO, -1, -1, &decoder, 0);
  if (track < 0) return 66;
  codec = avcodec_alloc_context3(decoder);
  avcodec_parameters_to_context(codec, file->streams[track]->codecpar);
  if (avcodec_open2(codec, decoder, NULL) < 0) return 69;
  packet = av_packet_alloc();
  frame = av_frame_alloc();
  size_t size = (size_t)width * height * 4;
  uint8_t *shown = calloc(size, 1), *after = calloc(size, 1);
  int more = next(after, width, height, &coming);
  first = coming;
  for (int index = 0; index < count; index++) {
    while (more && coming - first <= (index + 0.5) / av_q2d(rate)) {
      uint8_t *spare = shown;
      shown = after;
      after = spare;
      more = next(after, width, height, &coming);
    }
    if (fwrite(shown, 1, size, stdout) != size) return 74;
  }
  return fflush(stdout) ? 74 : 0;
}
