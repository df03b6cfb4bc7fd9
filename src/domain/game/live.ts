const TEXT_OF_NO_PLAY = /final|scheduled|\d\s*[ap]\.?m\b|^(?!.*delay).*\bTBD\b/i
const TEXT_OF_PLAY =
  /period|quarter|inning|half|overtime|\b\d?OT\d?\b|\b(top|bot|bottom|mid|middle|end)\b|\b\d+(st|nd|rd|th)\b|\b[1-9][QPH]\b|delay|warm-?up/i

/** Whether a short status text tells of a game being played. */
export function showsPlay(text: string): boolean {
  return !TEXT_OF_NO_PLAY.test(text) && TEXT_OF_PLAY.test(text)
}

/** Whether a game that is not over is live: the feed says so, or its text shows it (a warm-up, a delay). */
export function isLive(isBeingPlayed: boolean, text: string): boolean {
  return isBeingPlayed || showsPlay(text)
}
