import { createRng, pick } from '../rng'
import { drawName } from '../teams/roster'

/** A golfer; invented like all players. */
export interface Golfer {
  readonly id: string
  readonly first: string
  readonly last: string
  readonly country: Country
  readonly amateur: boolean
  /** -1 to 1. */
  readonly skill: number
}

export interface Country {
  readonly code: string
  readonly name: string
  /** The country's side in the cup, if it has one. */
  readonly side?: 'usa' | 'europe'
}

const USA: Country = { code: 'usa', name: 'United States', side: 'usa' }
const OTHERS: readonly Country[] = [
  { code: 'eng', name: 'England', side: 'europe' },
  { code: 'sco', name: 'Scotland', side: 'europe' },
  { code: 'irl', name: 'Ireland', side: 'europe' },
  { code: 'esp', name: 'Spain', side: 'europe' },
  { code: 'swe', name: 'Sweden', side: 'europe' },
  { code: 'nor', name: 'Norway', side: 'europe' },
  { code: 'fra', name: 'France', side: 'europe' },
  { code: 'rsa', name: 'South Africa' },
  { code: 'aus', name: 'Australia' },
  { code: 'can', name: 'Canada' },
  { code: 'jpn', name: 'Japan' },
  { code: 'kor', name: 'South Korea' },
]
export const COUNTRIES: readonly Country[] = [USA, ...OTHERS]

const GOLFERS_ON_TOUR = 240
const USA_SHARE = 0.55
const FIRST_ID = 9_500_001
const AMATEUR_EVERY = 40

/** Everybody on the tour; no two have the same name. */
export const GOLFERS: readonly Golfer[] = createGolfers()

function createGolfers(): readonly Golfer[] {
  const rng = createRng('golfers')
  const names = new Set<string>()
  const golfers: Golfer[] = []
  while (golfers.length < GOLFERS_ON_TOUR) {
    const { first, last } = drawName(rng)
    if (names.has(last)) continue
    names.add(last)
    golfers.push({
      id: String(FIRST_ID + golfers.length),
      first,
      last,
      country: rng() < USA_SHARE ? USA : pick(rng, OTHERS),
      amateur: golfers.length % AMATEUR_EVERY === AMATEUR_EVERY - 1,
      skill: rng() * 2 - 1,
    })
  }
  return golfers
}
