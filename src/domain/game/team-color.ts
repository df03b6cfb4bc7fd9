/**
 * A team's colour, adapted to our themes, which are all dark: navy and forest green would be lost on them, and black
 * would not show at all. OKLCH keeps the hue, which makes the colour that team's, and raises lightness and chroma.
 */

/** Light enough for 3:1 on every card of every theme; the test looks at all teams of six leagues. */
const LEAST_LIGHTNESS = 0.62
/** With less chroma a lightened navy would be grey. */
const LEAST_CHROMA = 0.11
/** Below this there is no hue to keep: black, white and greys. */
const NO_HUE = 0.022
const NEUTRAL = 'a9afbd'

interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Takes and returns six hex digits; a neutral grey for black and greys, undefined for undefined. */
export function teamColor(hex: string | undefined): string | undefined {
  return hex === undefined ? undefined : known(hex)
}

const seen = new Map<string, string>()

function known(hex: string): string {
  const color = seen.get(hex) ?? lifted(toOklch(hex))
  seen.set(hex, color)
  return color
}

function lifted({ lightness, chroma, hue }: Oklch): string {
  if (chroma < NO_HUE) return NEUTRAL
  const strong = {
    lightness: Math.max(lightness, LEAST_LIGHTNESS),
    chroma: Math.max(chroma, LEAST_CHROMA),
    hue,
  }
  return toHex(withinScreen(strong))
}

/** A screen cannot show every chroma at every lightness; the lightness is what must stay. */
function withinScreen(color: Oklch): Oklch {
  let chroma = color.chroma
  while (chroma > 0 && !isShowable({ ...color, chroma })) chroma -= 0.004
  return { ...color, chroma: Math.max(0, chroma) }
}

function isShowable(color: Oklch): boolean {
  return toLinear(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

/** The matrices are those of CSS Color 4, section OKLab. */
function toOklch(hex: string): Oklch {
  const channel = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(0), channel(2), channel(4)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

type Triple = readonly [number, number, number]

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHex(color: Oklch): string {
  return toLinear(color)
    .map((channel) => Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255))
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')
}

function decoded(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
