import type { CupMatch, Points } from './cup'

const NONE: Points = { usa: 0, europe: 0 }
const HALVED: Points = { usa: 0.5, europe: 0.5 }

/** A match is worth one point when it is decided, halved when nobody won. */
export function matchPoints({ state, completed, usa, europe }: CupMatch): Points {
  if (state !== 'post' || !completed) return NONE
  if (usa.isWinner === europe.isWinner) return HALVED
  return usa.isWinner ? { usa: 1, europe: 0 } : { usa: 0, europe: 1 }
}

export function sumOfMatches(matches: readonly CupMatch[]): Points {
  return matches.map(matchPoints).reduce(add, NONE)
}

/** Rounded to one decimal, integers without: `14.5`, `14`. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10)
}

function add(a: Points, b: Points): Points {
  return { usa: a.usa + b.usa, europe: a.europe + b.europe }
}
