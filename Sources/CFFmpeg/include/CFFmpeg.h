#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/cpu.h>
#include <libavutil/dict.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>
#include <libswscale/swscale.h>

/* Macros that Swift cannot import. */
static const int segue_averror_eof = AVERROR_EOF;
static const int segue_averror_bug = AVERROR_BUG;
static const int segue_averror_invaliddata = AVERROR_INVALIDDATA;
static const int64_t segue_nopts = AV_NOPTS_VALUE;
