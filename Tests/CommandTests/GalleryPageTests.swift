import Foundation
import Motion
import TestSupport
import Testing

/// The page of `segue gallery` in a real browser.
@Suite(.enabled(if: Browser.isInstalled, "no Chromium is installed"))
struct GalleryPageTests {
  private func ask(_ tool: SegueTool, _ options: [String] = [], _ questions: [String]) throws -> [JSON] {
    try Browser.ask(tool.folder.path("films/index.html"), options, [Self.ready] + questions).dropLast(0).map {
      $0
    }
  }

  /// Waits until the first two cards have their players.
  private static let ready = """
    (async () => {
      for (let tries = 0; tries < 300 && !cards.slice(0, 2).every(card => card.player); tries++)
        await new Promise(done => setTimeout(done, 50));
      return cards.length;
    })()
    """

  /// Shows every picture of a clip of the first card; their pixels, as hexadecimal digits of red, green and blue.
  private static func pictures(_ label: String) -> String {
    """
    (async () => {
      const card = cards[0];
      await card.show(card.clips.find(clip => clip.label == "\(label)"));
      const {player} = card, shown = [];
      player.pause();
      // Back to front, so that each has to be made anew.
      for (let number = player.times.length - 1; number >= 0; number--) {
        await player.seek(player.times[number]);
        const {data} = player.context.getImageData(0, 0, 64, 48);
        let text = "";
        for (let at = 0; at < data.length; at += 4)
          text += [0, 1, 2].map(channel => data[at + channel].toString(16).padStart(2, "0")).join("");
        shown.unshift(text);
      }
      return [player.constructor.name, player.duration, shown];
    })()
    """
  }

  @Test(arguments: ["gif", "apng"])
  func `stepping shows the pictures that are in the file`(label: String) throws {
    let tool = try GalleryFixture.tool()
    let answers = try ask(tool, ["--less-motion"], [Self.pictures(label)])
    #expect(answers[0].items?.isEmpty == true, "\(answers[0].text)")
    let answer = try #require(answers.last?.items)
    #expect(answer[0].string == "PicturePlayer")
    // 0.2 + 0.5 + 0.2 s.
    if case .number(let seconds) = answer[1] { #expect(abs(seconds - 0.9) < 0.005) }
    let shown = answer[2].items?.compactMap(\.string) ?? []
    let frames = try MediaProbe.frames(
      tool.folder.path("films/a." + label), width: 64, height: 48, format: "rgb24")
    #expect(shown.count == frames.count && shown.count > 20)
    for (number, (text, frame)) in zip(shown, frames).enumerated() {
      let expected = frame.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(text == expected, "picture \(number)")
    }
  }

  @Test func `everything plays, steps, slows down and stops`() throws {
    let tool = try GalleryFixture.tool()
    let label = { (name: String) in "await card.show(card.clips.find(clip => clip.label == '\(name)'));" }
    let answers = try ask(
      tool, [],
      [
        "cards[0].player.playing",
        // Any player moves on by itself, and holds still when it is paused.
        """
        (async () => {
          const card = cards[0], moved = {};
          for (const clip of card.clips) {
            await card.show(clip);
            card.play();
            const {player} = card, start = player.now;
            for (let tries = 0; tries < 200 && player.now == start; tries++)
              await new Promise(done => setTimeout(done, 20));
            moved[clip.label] = player.now != start && player.playing;
            card.pause();
            const held = player.now;
            await new Promise(done => setTimeout(done, 100));
            moved[clip.label] &&= player.now == held && !player.playing;
          }
          return moved;
        })()
        """,
        // The buttons, as a reader presses them.
        """
        (async () => {
          const card = cards[0], numbers = [];
          \(label("mp4"))
          await card.seek(0);
          for (const name of ["on", "on", "back"]) {
            card.find(name).click();
            await new Promise(done => setTimeout(done, 300));
            numbers.push(card.player.number);
          }
          card.find("speed").value = "0.25×";
          card.find("speed").dispatchEvent(new Event("change"));
          numbers.push(card.player.element.playbackRate);
          card.article.querySelectorAll(".strip button")[4].click();
          await new Promise(done => setTimeout(done, 300));
          numbers.push(Math.round(card.player.now * 1000));
          return numbers;
        })()
        """,
        "document.getElementById('all').click(), cards.map(card => card.wanted)",
      ])
    #expect(answers[0].items?.isEmpty == true, "\(answers[0].text)")
    let values = answers.dropFirst(2).map { $0 }
    #expect(values[0].text == "true\n")
    for label in ["gif", "mp4", "webm", "apng", "webp"] {
      #expect(values[1][label]?.text == "true\n", "\(label)")
    }
    // The middle of the fifth of eight parts of 0.9 s is 0.50625 s.
    #expect(
      values[2].items?.map { $0.text.dropLast() } == ["1", "2", "1", "0.25", "506"], "\(values[2].text)")
    #expect(values[3].items?.count == 2)
  }

  @Test func `the reader's wishes for colours and motion are followed`() throws {
    let tool = try GalleryFixture.tool()
    let state = """
      (async () => {
        cards[0].label = "gif";
        await cards[0].refresh();
        return [cards[0].clip.theme, cards[0].player.playing, getComputedStyle(document.body).backgroundColor,
          cards[0].clips.map(clip => clip.label).join()];
      })()
      """
    let light = try #require(try ask(tool, [], [state])[2].items)
    #expect(light[0].text == "null\n" && light[1].text == "true\n")
    let press = "theme.click(); await new Promise(done => setTimeout(done, 500)); return cards[0].clip.theme;"
    let answers = try ask(tool, ["--dark", "--less-motion"], [state, "(async () => { \(press) })()"])
    let dark = try #require(answers[2].items)
    #expect(dark[0].string == "dark" && dark[1].text == "false\n")
    #expect(dark[2].string != light[2].string)
    // Formats without a dark film are there all the same.
    #expect(light[3].string == "mp4,gif,webp,apng,webm")
    #expect(dark[3].string == light[3].string)
    #expect(answers[3].text == "null\n")
  }
}

/// Chromium through `scripts/ask-page`.
enum Browser {
  static let isInstalled =
    (try? MediaTool.run([
      "bash", "-c", "command -v chromium || command -v chromium-browser || command -v google-chrome",
    ]))?
    .status == 0

  /// One answer a line: first what the page loaded and complained about.
  static func ask(_ page: String, _ options: [String], _ questions: [String]) throws -> [JSON] {
    let text = try MediaTool.output([SegueTool.repository + "/scripts/ask-page", page] + options + questions)
    return try String(decoding: text, as: UTF8.self).split(separator: "\n").map {
      try JSONReader.value(Array($0.utf8))
    }
  }
}
