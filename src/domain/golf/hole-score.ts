import { parseToPar } from './to-par'

export type HoleKind = 'albatross' | 'eagle' | 'birdie' | 'par' | 'bogey' | 'double' | 'other' | 'unknown'

export interface HoleScore {
  /** 1 to 18. */
  readonly hole: number
  readonly strokes: number
  readonly par: number
  readonly kind: HoleKind
}

const DEFAULT_PAR = 4
const SHORTEST_PAR = 3
const LONGEST_PAR = 6

/**
 * A hole as the card shows it. The feed gives the strokes and their score to par (`-1`, `E`, `OTHER`). Par follows from
 * these two, else it comes from the course, else it is 4.
 */
export function holeScore(hole: number, strokes: number, scoreType: string, coursePar?: number): HoleScore {
  const told = scoreType === '' ? undefined : parseToPar(scoreType)
  const inferred = told === undefined ? undefined : strokes - told
  const known = [inferred, coursePar].find(isPar)
  const isOther = /^other$/i.test(scoreType)
  const kind = isOther ? 'other' : known === undefined ? 'unknown' : kindOf(strokes - known)
  return { hole, strokes, par: known ?? DEFAULT_PAR, kind }
}

function kindOf(toPar: number): HoleKind {
  if (toPar <= -3) return 'albatross'
  const kinds: Readonly<Record<number, HoleKind>> = {
    [-2]: 'eagle',
    [-1]: 'birdie',
    0: 'par',
    1: 'bogey',
    2: 'double',
  }
  return kinds[toPar] ?? 'other'
}

function isPar(par: number | undefined): par is number {
  return par !== undefined && par >= SHORTEST_PAR && par <= LONGEST_PAR
}
