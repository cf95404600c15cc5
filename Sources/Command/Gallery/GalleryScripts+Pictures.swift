/// The scripts of the page, in the order in which they stand in it.
enum GalleryScripts {
  /// Moving pictures, taken apart, since a browser shows them but lets nobody hold them: GIF by the letter of GIF89a,
  /// others by the browser's own decoder, where it has one.
  static let pictures = #"""
    "use strict";
    const bytesOf = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));

    class GIFPictures {
      constructor(bytes) {
        this.bytes = bytes;
        this.frames = [];
        const word = at => bytes[at] | bytes[at + 1] << 8;
        this.width = word(6);
        this.height = word(8);
        let at = 13, shared = null, delay = 10, disposal = 0, clear = -1;
        const palette = size => bytes.subarray(at, at += 3 * size);
        if (bytes[10] & 128) shared = palette(2 << (bytes[10] & 7));
        while (at < bytes.length && bytes[at] != 0x3b) {
          if (bytes[at] == 0x21) {
            if (bytes[at + 1] == 0xf9) {
              delay = word(at + 4);
              disposal = bytes[at + 3] >> 2 & 7;
              clear = bytes[at + 3] & 1 ? bytes[at + 6] : -1;
            }
            at += 2;
          } else {
            const frame = {x: word(at + 1), y: word(at + 3), width: word(at + 5), height: word(at + 7), delay, disposal,
              clear, interlaced: bytes[at + 9] & 64};
            const flags = bytes[at + 9];
            at += 10;
            frame.palette = flags & 128 ? palette(2 << (flags & 7)) : shared;
            frame.at = at++;
            this.frames.push(frame);
            delay = 10; disposal = 0; clear = -1;
          }
          while (bytes[at]) at += bytes[at] + 1;
          at++;
        }
        // Browsers take very short delays for a tenth of a second.
        this.delays = this.frames.map(frame => (frame.delay < 2 ? 10 : frame.delay) / 100);
        this.next = 0;
      }

      codes(frame) {
        const out = new Uint8Array(frame.width * frame.height), bytes = this.bytes;
        const least = bytes[frame.at], clear = 1 << least, prefix = new Uint16Array(4096), suffix = new Uint8Array(4096);
        const stack = new Uint8Array(4097);
        let at = frame.at + 1, left = bytes[at++], bits = 0, held = 0, size = least + 1, next = clear + 2, last = -1;
        let first = 0, filled = 0;
        while (filled < out.length) {
          while (held < size) {
            if (!left) { left = bytes[at++]; if (!left) return out; }
            bits |= bytes[at++] << held; held += 8; left--;
          }
          let code = bits & (1 << size) - 1;
          bits >>= size; held -= size;
          if (code == clear) { size = least + 1; next = clear + 2; last = -1; continue; }
          if (code == clear + 1) break;
          const whole = code;
          let depth = 0;
          if (last >= 0 && code >= next) { stack[depth++] = first; code = last; }
          while (code > clear) { stack[depth++] = suffix[code]; code = prefix[code]; }
          stack[depth++] = first = code;
          if (last >= 0 && next < 4096) {
            prefix[next] = last; suffix[next++] = first;
            if (next == 1 << size && size < 12) size++;
          }
          last = whole;
          while (depth && filled < out.length) out[filled++] = stack[--depth];
        }
        return out;
      }

      paint(context, frame) {
        const codes = this.codes(frame), {x, y, width, height, palette} = frame;
        const picture = context.getImageData(x, y, width, height), pixels = picture.data;
        const starts = frame.interlaced ? [[0, 8], [4, 8], [2, 4], [1, 2]] : [[0, 1]];
        let from = 0;
        for (const [start, step] of starts) for (let row = start; row < height; row += step) {
          for (let column = 0; column < width; column++) {
            const code = codes[from++];
            if (code == frame.clear) continue;
            const to = 4 * (row * width + column);
            pixels[to] = palette[3 * code]; pixels[to + 1] = palette[3 * code + 1];
            pixels[to + 2] = palette[3 * code + 2]; pixels[to + 3] = 255;
          }
        }
        context.putImageData(picture, x, y);
      }

      // Pictures build on those before them: going back begins at the start again.
      async draw(context, number) {
        if (number < this.next) { this.next = 0; context.clearRect(0, 0, this.width, this.height); this.after = null; }
        for (; this.next <= number; this.next++) {
          const frame = this.frames[this.next], {x, y, width, height} = frame;
          if (this.after) this.after();
          this.after = null;
          if (frame.disposal == 3) {
            const kept = context.getImageData(x, y, width, height);
            this.after = () => context.putImageData(kept, x, y);
          }
          if (frame.disposal == 2) this.after = () => context.clearRect(x, y, width, height);
          this.paint(context, frame);
        }
      }
    }

    class DecodedPictures {
      static async make(bytes, type) {
        const pictures = new DecodedPictures();
        pictures.decoder = new ImageDecoder({data: bytes, type});
        await pictures.decoder.tracks.ready;
        await pictures.decoder.completed;
        pictures.delays = [];
        for (let number = 0; number < pictures.decoder.tracks.selectedTrack.frameCount; number++) {
          const {image} = await pictures.decoder.decode({frameIndex: number});
          pictures.width = image.displayWidth;
          pictures.height = image.displayHeight;
          pictures.delays.push(image.duration / 1e6);
          image.close();
        }
        return pictures;
      }

      async draw(context, number) {
        const {image} = await this.decoder.decode({frameIndex: number});
        context.clearRect(0, 0, this.width, this.height);
        context.drawImage(image, 0, 0);
        image.close();
      }
    }

    """#
}
