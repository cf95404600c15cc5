extension GalleryScripts {
  /// Players: each has an element, the start times of its pictures, a duration, and can show a moment, play and pause.
  static let players = #"""
    class PicturePlayer {
      static async make(clip) {
        const player = new PicturePlayer(), bytes = bytesOf(clip.data);
        player.pictures = clip.format == "gif" ? new GIFPictures(bytes) : await DecodedPictures.make(bytes, clip.type);
        player.element = document.createElement("canvas");
        player.element.width = player.pictures.width;
        player.element.height = player.pictures.height;
        player.context = player.element.getContext("2d", {willReadFrequently: true});
        player.times = [];
        player.duration = 0;
        for (const delay of player.pictures.delays) { player.times.push(player.duration); player.duration += delay; }
        await player.seek(0);
        return player;
      }

      get number() { return Math.max(this.times.findLastIndex(time => time <= this.now + 1e-6), 0); }

      async seek(seconds) {
        this.now = Math.min(Math.max(seconds, 0), this.duration);
        const number = this.number;
        if (number != this.shown && !this.drawing) {
          this.drawing = true;
          await this.pictures.draw(this.context, number);
          this.shown = number;
          this.drawing = false;
          if (this.number != number) await this.seek(this.now);
        }
      }

      play() {
        if (this.now >= this.duration - 1e-6) this.now = 0;
        let last = performance.now();
        const tick = async time => {
          if (!this.timer) return;
          const now = this.now + (time - last) / 1000 * this.speed;
          last = time;
          this.timer = requestAnimationFrame(tick);
          await this.seek(now >= this.duration ? 0 : now);
        };
        this.timer = requestAnimationFrame(tick);
      }

      pause() { cancelAnimationFrame(this.timer); this.timer = 0; }
      get playing() { return !!this.timer; }
    }

    class VideoPlayer {
      static async make(clip) {
        const player = new VideoPlayer(), video = document.createElement("video");
        Object.assign(video, {muted: true, loop: true, playsInline: true, preload: "auto"});
        video.src = URL.createObjectURL(new Blob([bytesOf(clip.data)], {type: clip.type}));
        await new Promise((done, failed) => { video.onloadeddata = done; video.onerror = failed; });
        player.element = video;
        player.duration = video.duration;
        player.times = clip.times.length ? clip.times : [0];
        return player;
      }

      get now() { return this.element.currentTime; }
      get number() { return Math.max(this.times.findLastIndex(time => time <= this.now + 1e-3), 0); }
      set speed(value) { this.element.playbackRate = value; }

      // Just after the start of a picture, where rounding cannot show the one before.
      async seek(seconds) {
        const target = Math.min(Math.max(seconds, 0), this.duration);
        if (Math.abs(target - this.now) < 1e-6) return;
        await new Promise(done => { this.element.onseeked = done; this.element.currentTime = target + 1e-4; });
      }

      play() { this.element.play(); }
      pause() { this.element.pause(); }
      get playing() { return !this.element.paused; }
    }

    // A browser that cannot take a picture apart still shows it moving; paused, its poster stands there.
    class PlainPlayer {
      static async make(clip, poster) {
        const player = new PlainPlayer(), image = player.element = document.createElement("img");
        image.alt = "";
        player.still = poster;
        player.moving = URL.createObjectURL(new Blob([bytesOf(clip.data)], {type: clip.type}));
        Object.assign(player, {times: [0], duration: 0, now: 0, number: 0, playing: false});
        image.src = poster;
        return player;
      }

      async seek() {}
      play() { this.playing = true; this.element.src = this.moving; }
      pause() { this.playing = false; this.element.src = this.still; }
    }

    const playerFor = async (clip, poster) => {
      try {
        return await (clip.type.startsWith("video/") ? VideoPlayer : PicturePlayer).make(clip);
      } catch {
        return PlainPlayer.make(clip, poster);
      }
    };

    """#
}
