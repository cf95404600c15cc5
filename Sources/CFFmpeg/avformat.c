#include "Forwarding.h"

SHARED_OBJECT("libavformat.so." AV_STRINGIFY(LIBAVFORMAT_VERSION_MAJOR))

FORWARD(int, av_find_best_stream, (AVFormatContext *ic, enum AVMediaType type, int wanted_stream_nb, int
        related_stream, const AVCodec **decoder_ret, int flags), (ic, type, wanted_stream_nb, related_stream,
        decoder_ret, flags))
FORWARD(int, av_read_frame, (AVFormatContext *s, AVPacket *pkt), (s, pkt))
FORWARD(int, av_write_frame, (AVFormatContext *s, AVPacket *pkt), (s, pkt))
FORWARD(int, av_write_trailer, (AVFormatContext *s), (s))
FORWARD(int, avformat_alloc_output_context2, (AVFormatContext **ctx, const AVOutputFormat *oformat, const char
        *format_name, const char *filename), (ctx, oformat, format_name, filename))
FORWARD(void, avformat_close_input, (AVFormatContext **s), (s))
FORWARD(int, avformat_find_stream_info, (AVFormatContext *ic, AVDictionary **options), (ic, options))
FORWARD(void, avformat_free_context, (AVFormatContext *s), (s))
FORWARD(AVStream *, avformat_new_stream, (AVFormatContext *s, const AVCodec *c), (s, c))
FORWARD(int, avformat_open_input, (AVFormatContext **ps, const char *url, const AVInputFormat *fmt, AVDictionary
        **options), (ps, url, fmt, options))
FORWARD(unsigned int, avformat_version, (void), ())
FORWARD(int, avformat_write_header, (AVFormatContext *s, AVDictionary **options), (s, options))
FORWARD(AVIOContext *, avio_alloc_context, (unsigned char *buffer, int buffer_size, int write_flag, void *opaque, int
        (*read_packet)(void *, uint8_t *, int), int (*write_packet)(void *, uint8_t *, int), int64_t (*seek)(void *,
        int64_t, int)), (buffer, buffer_size, write_flag, opaque, read_packet, write_packet, seek))
FORWARD(void, avio_context_free, (AVIOContext **s), (s))
FORWARD(void, avio_flush, (AVIOContext *s), (s))
