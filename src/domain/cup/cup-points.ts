import type { CupMatch, Points } from './cup'
import { leaderOf } from './match-leader'

const NONE: Points = { usa: 0, europe: 0 }
const HALVED: Points = { usa: 0.5, europe: 0.5 }

/** A decided match is worth one point, which both sides share when nobody won. The winner is the card's leader. */
export function matchPoints(match: CupMatch): Points {
  if (match.state !== 'post' || !match.completed) return NONE
  const winner = leaderOf(match)
  if (!winner) return HALVED
  return winner === 'usa' ? { usa: 1, europe: 0 } : { usa: 0, europe: 1 }
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
