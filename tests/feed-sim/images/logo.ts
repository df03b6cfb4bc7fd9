import type { GameSlug } from '../../../src/domain/league'
import { GAME_LEAGUES } from '../../../src/domain/league'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { isDot, LETTER_HEIGHT, LETTER_WIDTH } from './letters'
import { encodePng } from './png'

/** A team's emblem: a disc in its colours with its letters. Not anybody's logo. */

const SIZE = 500
const RADIUS = 240
const RIM = 22
const PATH = /^\/i\/teamlogos\/([a-z]+)\/500(?:-dark)?(?:\/scoreboard)?\/([a-z]+)\.png$/

type Rgb = readonly [number, number, number]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const CLEAR = 0
const DISC = 1
const EDGE = 2
const TEXT = 3

const drawn = new Map<string, Buffer>()

/** The image at the feed's address of a logo, or nothing when no such team plays. */
export function logoAt(path: string): Buffer | undefined {
  const parts = PATH.exec(path)
  const slug = GAME_LEAGUES.find((league) => league.slug === parts?.[1])?.slug
  const team = slug && teamsOf(slug).find((candidate) => candidate.abbreviation.toLowerCase() === parts?.[2])
  return slug && team && logoOf(slug, team)
}

function logoOf(slug: GameSlug, team: SimTeam): Buffer {
  const key = `${slug}/${team.abbreviation}`
  const image = drawn.get(key) ?? draw(team)
  drawn.set(key, image)
  return image
}

function draw(team: SimTeam): Buffer {
  const disc = rgb(team.color)
  const rim = rgb(team.alternateColor)
  const text = isBright(disc) ? BLACK : WHITE
  const pixels = new Uint8Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) pixels[y * SIZE + x] = pixelAt(team.abbreviation, x, y)
  }
  return encodePng({
    size: SIZE,
    pixels,
    palette: [
      [0, 0, 0, 0],
      [...disc, 255],
      [...rim, 255],
      [...text, 255],
    ],
  })
}

function pixelAt(letters: string, x: number, y: number): number {
  const distance = Math.hypot(x - SIZE / 2, y - SIZE / 2)
  if (distance > RADIUS) return CLEAR
  if (distance > RADIUS - RIM) return EDGE
  return isText(letters, x, y) ? TEXT : DISC
}

/** The letters stand in the middle, one column of dots apart, as large as the disc allows. */
function isText(letters: string, x: number, y: number): boolean {
  const columns = letters.length * (LETTER_WIDTH + 1) - 1
  const dot = Math.floor(360 / Math.max(columns, 11))
  const column = Math.floor((x - SIZE / 2) / dot + columns / 2)
  const row = Math.floor((y - SIZE / 2) / dot + LETTER_HEIGHT / 2)
  const inside = column >= 0 && column < columns && row >= 0 && row < LETTER_HEIGHT
  const letter = letters[Math.floor(column / (LETTER_WIDTH + 1))]
  return inside && letter !== undefined && isDot(letter, column % (LETTER_WIDTH + 1), row)
}

function rgb(hex: string): Rgb {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

function isBright([red, green, blue]: Rgb): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}
