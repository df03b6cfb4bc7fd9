import { hash } from '../rng'
import { encodePng } from './png'
import type { Rgb } from './colors'

/** A headshot: a head and shoulders, in colours that follow from the player's id. Not anybody's face. */

const FULL = 500
const SKINS: readonly Rgb[] = [
  [243, 208, 176],
  [222, 171, 127],
  [173, 120, 81],
  [122, 82, 54],
  [84, 55, 38],
]
const SHIRTS: readonly Rgb[] = [
  [24, 64, 120],
  [150, 30, 40],
  [30, 96, 60],
  [80, 44, 110],
  [200, 120, 30],
]
const CLEAR = 0
const SKIN = 1
const SHIRT = 2

export function drawPortrait(id: string, size: number): Buffer {
  const drawn = hash(`portrait/${id}`)
  const pixels = new Uint8Array(size * size)
  const scale = FULL / size
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) pixels[y * size + x] = pixelAt(x * scale, y * scale)
  }
  return encodePng({
    size,
    pixels,
    palette: [
      [0, 0, 0, 0],
      [...(SKINS[drawn % SKINS.length] ?? [0, 0, 0]), 255],
      [...(SHIRTS[(drawn >> 8) % SHIRTS.length] ?? [0, 0, 0]), 255],
    ],
  })
}

function pixelAt(x: number, y: number): number {
  if (Math.hypot((x - 250) / 0.85, y - 190) < 130) return SKIN
  return Math.hypot((x - 250) / 1.2, y - 520) < 190 ? SHIRT : CLEAR
}
