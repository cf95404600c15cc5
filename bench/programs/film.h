/* A film as a C programmer writes it: x264, medium, crf 18, FFmpeg's own number of threads, BT.709. */
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libavutil/parseutils.h>
#include <libswscale/swscale.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  AVFormatContext *file;
  AVCodecContext *codec;
  AVStream *stream;
  AVFrame *frame;
  AVPacket *packet;
  struct SwsContext *scaler;
} Film;

static void must(int status, const char *what) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", what, av_err2str(status));
  exit(1);
}

/* `rate` is a number or a fraction of frames a second, as 30000/1001. */
static Film film_open(const char *path, int width, int height, const char *rate) {
  Film film = {0};
  av_log_set_level(AV_LOG_ERROR);
  must(avformat_alloc_output_context2(&film.file, NULL, "mp4", path), "muxer");
  const AVCodec *encoder = avcodec_find_encoder_by_name("libx264");
  if (!encoder) exit(69);
  AVCodecContext *codec = film.codec = avcodec_alloc_context3(encoder);
  codec->width = width;
  codec->height = height;
  codec->pix_fmt = AV_PIX_FMT_YUV420P;
  must(av_parse_video_rate(&codec->framerate, rate), "frame rate");
  codec->time_base = av_inv_q(codec->framerate);
  codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  codec->colorspace = AVCOL_SPC_BT709;
  codec->color_primaries = AVCOL_PRI_BT709;
  codec->color_trc = AVCOL_TRC_BT709;
  codec->color_range = AVCOL_RANGE_MPEG;
  av_opt_set(codec->priv_data, "preset", "medium", 0);
  av_opt_set(codec->priv_data, "crf", "18", 0);
  must(avcodec_open2(codec, encoder, NULL), "encoder");
  film.stream = avformat_new_stream(film.file, NULL);
  must(avcodec_parameters_from_context(film.stream->codecpar, codec), "parameters");
  film.stream->time_base = codec->time_base;
  must(avio_open(&film.file->pb, path, AVIO_FLAG_WRITE), "open");
  must(avformat_write_header(film.file, NULL), "header");

  film.scaler =
      sws_getContext(width, height, AV_PIX_FMT_BGR0, width, height, AV_PIX_FMT_YUV420P, SWS_BICUBIC, NULL, NULL, NULL);
  const int *bt709 = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(film.scaler, bt709, 1, bt709, 0, 0, 1 << 16, 1 << 16);
  AVFrame *frame = film.frame = av_frame_alloc();
  frame->format = codec->pix_fmt;
  frame->width = width;
  frame->height = height;
  frame->colorspace = codec->colorspace;
  frame->color_range = codec->color_range;
  must(av_frame_get_buffer(frame, 0), "frame");
  film.packet = av_packet_alloc();
  return film;
}

static void film_drain(Film *film) {
  while (avcodec_receive_packet(film->codec, film->packet) >= 0) {
    film->packet->duration = 1;
    av_packet_rescale_ts(film->packet, film->codec->time_base, film->stream->time_base);
    film->packet->stream_index = 0;
    must(av_interleaved_write_frame(film->file, film->packet), "write");
  }
}

/* Makes BGR0 pixels the picture that is sent from now on. */
static void film_convert(Film *film, const uint8_t *pixels, int stride) {
  must(av_frame_make_writable(film->frame), "frame");
  sws_scale(film->scaler, (const uint8_t *const[]){pixels}, (int[]){stride}, 0, film->frame->height, film->frame->data,
            film->frame->linesize);
}

static void film_send(Film *film, int index) {
  film->frame->pts = index;
  must(avcodec_send_frame(film->codec, film->frame), "encode");
  film_drain(film);
}

static void film_close(Film *film) {
  must(avcodec_send_frame(film->codec, NULL), "encode");
  film_drain(film);
  must(av_write_trailer(film->file), "trailer");
  must(avio_closep(&film->file->pb), "close");
}
