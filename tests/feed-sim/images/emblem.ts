import { BLACK, isBright, rgb, WHITE } from './colors'
import { isDot, LETTER_HEIGHT, LETTER_WIDTH } from './letters'
import { encodePng } from './png'

/** An emblem: a disc in two colours with letters. Not anybody's logo. */
export interface Emblem {
  readonly letters: string
  readonly color: string
  readonly rim: string
}

const FULL = 500
const RADIUS = 240
const RIM = 22
const CLEAR = 0
const DISC = 1
const EDGE = 2
const TEXT = 3

/** `size` is that of the picture; the drawing is the same at any. */
export function drawEmblem({ letters, color, rim }: Emblem, size: number): Buffer {
  const disc = rgb(color)
  const text = isBright(disc) ? BLACK : WHITE
  const pixels = new Uint8Array(size * size)
  const scale = FULL / size
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) pixels[y * size + x] = pixelAt(letters, x * scale, y * scale)
  }
  return encodePng({
    size,
    pixels,
    palette: [
      [0, 0, 0, 0],
      [...disc, 255],
      [...rgb(rim), 255],
      [...text, 255],
    ],
  })
}

function pixelAt(letters: string, x: number, y: number): number {
  const distance = Math.hypot(x - FULL / 2, y - FULL / 2)
  if (distance > RADIUS) return CLEAR
  if (distance > RADIUS - RIM) return EDGE
  return isText(letters, x, y) ? TEXT : DISC
}

/**
 * Whether the pixel belongs to the letters: they stand in the middle, one column of dots apart, as large as
 * the disc allows.
 */
function isText(letters: string, x: number, y: number): boolean {
  const columns = letters.length * (LETTER_WIDTH + 1) - 1
  const dot = Math.floor(360 / Math.max(columns, 11))
  const column = Math.floor((x - FULL / 2) / dot + columns / 2)
  const row = Math.floor((y - FULL / 2) / dot + LETTER_HEIGHT / 2)
  const inside = column >= 0 && column < columns && row >= 0 && row < LETTER_HEIGHT
  const letter = letters[Math.floor(column / (LETTER_WIDTH + 1))]
  return inside && letter !== undefined && isDot(letter, column % (LETTER_WIDTH + 1), row)
}
