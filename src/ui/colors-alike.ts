/** Two colours closer than this look the same once both are lightened for a dark page. */
const ALIKE_BELOW = 72

/** Whether two colours, each of six hex digits, cannot be told apart side by side. */
export function areColorsAlike(one: string, other: string): boolean {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return Math.hypot(...a.map((channel, index) => channel - b[index]!)) < ALIKE_BELOW
}

/** Two teams in one colour could not be told apart, so the home team then has none and gets the theme's. */
export function homeColorBeside(away: string | undefined, home: string | undefined): string | undefined {
  return away && home && areColorsAlike(away, home) ? undefined : home
}

function channelsOf(hex: string): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
