extension GalleryScripts {
  /// Joins cards and players, and follows the reader's wishes: the colours and the motion of the system.
  static let page = #"""
    const films = JSON.parse(document.getElementById("films").textContent);
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)"), prefersDark = matchMedia("(prefers-color-scheme: dark)");
    const cards = [];
    const isDark = () => (document.documentElement.dataset.theme || (prefersDark.matches ? "dark" : "light")) == "dark";

    class Card {
      constructor(article) {
        this.article = article;
        this.film = films[article.dataset.film];
        this.find = name => article.querySelector("." + name);
        this.poster = this.find("poster");
        this.wanted = !lessMotion.matches;
        this.speed = 1;
        for (const name of ["controls", "kinds"]) this.find(name).hidden = false;
        this.find("play").onclick = () => this.player && (this.player.playing ? this.pause() : this.play());
        this.find("back").onclick = () => this.step(-1);
        this.find("on").onclick = () => this.step(1);
        this.find("place").oninput = event => this.seek(+event.target.value);
        this.find("speed").onchange = event => this.setSpeed(parseFloat(event.target.value));
        const graph = this.find("graph");
        if (graph) graph.onclick = event => {
          const box = graph.getBoundingClientRect();
          this.seek((event.clientX - box.left) / box.width * this.film.duration);
        };
        for (const button of article.querySelectorAll(".strip button"))
          button.onclick = () => this.seek(+button.dataset.time);
        article.onkeydown = event => {
          const press = {" ": "play", ",": "back", ".": "on"}[event.key];
          if (!press || ["BUTTON", "SELECT", "INPUT"].includes(event.target.tagName) && event.key == " ") return;
          event.preventDefault();
          this.find(press).click();
        };
        article.tabIndex = 0;
        this.listKinds();
      }

      // Each format and size once: in the theme that shows, or as it is where it has no such theme.
      get clips() {
        const wanted = isDark() ? "dark" : "light", themed = clip => (clip.theme || "light") == wanted;
        return this.film.clips.filter(clip => themed(clip) || !["light", "dark", null].includes(clip.theme)
          || !this.film.clips.some(other => other.label == clip.label && themed(other)));
      }

      listKinds() {
        const kinds = this.find("kinds");
        kinds.replaceChildren(...this.clips.map(clip => {
          const button = document.createElement("button");
          const own = ["light", "dark", null].includes(clip.theme) ? "" : " " + clip.theme;
          button.textContent = `${clip.label}${own}, ${clip.size}`;
          button.type = "button";
          button.onclick = () => { this.label = clip.label; this.show(clip); };
          button.clip = clip;
          return button;
        }));
      }

      async refresh() {
        this.listKinds();
        const wanted = isDark() ? "dark" : "light";
        await this.show(this.clips.find(clip => clip.label == this.label)
          || this.clips.find(clip => clip.theme == wanted) || this.clips[0]);
      }

      async show(clip) {
        if (this.clip == clip) return;
        this.clip = clip;
        const now = this.player ? this.player.now : 0, old = this.player;
        const player = await playerFor(clip, this.poster.src);
        if (this.clip != clip) return;
        if (old) old.pause();
        this.player = player;
        player.speed = this.speed;
        player.element.setAttribute("role", "img");
        player.element.setAttribute("aria-label", this.article.getAttribute("aria-label"));
        this.find("stage").replaceChildren(player.element);
        this.find("place").max = player.duration;
        for (const name of ["back", "on", "place"]) this.find(name).disabled = player.times.length < 2;
        if (clip.width) this.find("facts").textContent =
          `${clip.width} × ${clip.height}, ${(this.film.duration || player.duration).toFixed(2)} s`;
        for (const button of this.find("kinds").children) button.ariaPressed = button.clip == clip;
        await player.seek(now);
        if (this.wanted && this.isVisible) player.play();
        this.tell();
      }

      play() { this.wanted = true; this.player.play(); this.tell(); }
      pause() { this.wanted = false; this.player.pause(); this.tell(); }

      setSpeed(speed) {
        this.speed = speed;
        if (this.player) this.player.speed = speed;
      }

      async seek(seconds) {
        if (!this.player) return;
        this.pause();
        await this.player.seek(seconds);
        this.tell();
      }

      async step(by) {
        if (!this.player) return;
        const times = this.player.times, number = this.player.number + by;
        await this.seek(times[(number + times.length) % times.length]);
      }

      // Only what is seen plays.
      setVisible(isVisible) {
        this.isVisible = isVisible;
        if (isVisible && !this.clip) return this.refresh();
        if (!this.player || !this.wanted) return;
        if (isVisible) this.player.play(); else this.player.pause();
        this.tell();
      }

      tell() {
        const {player} = this, play = this.find("play"), now = this.find("now");
        if (!player) return;
        play.firstChild.firstChild.setAttribute("d", player.playing ? "M4 2h3v12H4zM9 2h3v12H9z" : "M4 2l10 6-10 6z");
        play.setAttribute("aria-label", player.playing ? "Pause" : "Play");
        this.find("place").value = player.now;
        this.find("time").textContent = `${player.now.toFixed(2)} s, ${player.number + 1}/${player.times.length}`;
        if (now) now.setAttribute("transform", `translate(${600 * Math.min(player.now / this.film.duration, 1)} 0)`);
      }
    }

    const all = document.getElementById("all"), theme = document.getElementById("theme");
    const tellAll = () => { all.textContent = cards.some(card => card.wanted) ? "Pause all" : "Play all"; };
    const refresh = () => cards.forEach(card => card.clip && card.refresh());
    for (const article of document.querySelectorAll("article")) cards.push(new Card(article));
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) cards[entry.target.dataset.film].setVisible(entry.isIntersecting);
    }, {rootMargin: "100px"});
    for (const card of cards) watcher.observe(card.article);
    all.hidden = theme.hidden = false;
    all.onclick = () => {
      const playing = cards.some(card => card.wanted);
      for (const card of cards) {
        card.wanted = !playing;
        if (card.player) playing ? card.pause() : card.isVisible && card.play();
      }
      tellAll();
    };
    theme.onclick = () => {
      const next = {undefined: "light", light: "dark", dark: undefined}[document.documentElement.dataset.theme];
      if (next) document.documentElement.dataset.theme = next; else delete document.documentElement.dataset.theme;
      theme.textContent = "Theme: " + (next || "auto");
      refresh();
    };
    prefersDark.onchange = refresh;
    lessMotion.onchange = () => {
      for (const card of cards) if (lessMotion.matches) card.player ? card.pause() : card.wanted = false;
      tellAll();
    };
    const follow = () => { for (const card of cards) if (card.player?.playing) card.tell(); requestAnimationFrame(follow); };
    tellAll();
    follow();

    """#
}
