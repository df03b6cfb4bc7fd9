import { leagueOf, type GameKind } from '../../../src/domain/league'
import { createRng, int, type Rng } from '../rng'
import { edgeBetween } from '../slate/strength'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'

/** The betting line of a game before it starts. Spread and money lines are the home team's, as the feed has them. */
export interface Line {
  readonly spread: number
  readonly homeMoney: number
  readonly awayMoney: number
  readonly total: number
  readonly openSpread: number
  readonly openTotal: number
}

const POINTS_PER_EDGE: Readonly<Record<GameKind, number>> = {
  football: 11,
  basketball: 13,
  baseball: 0,
  hockey: 0,
}
const USUAL_TOTAL: Readonly<Record<GameKind, number>> = {
  football: 45,
  basketball: 227,
  baseball: 8,
  hockey: 6,
}
const TOTAL_SWING: Readonly<Record<GameKind, number>> = {
  football: 8,
  basketball: 12,
  baseball: 2,
  hockey: 1,
}
const NO_LINE_CHANCE = 0.08

/** One game in twelve has no line. */
export function lineOf(world: World, fixture: Fixture): Line | undefined {
  const rng = createRng(`${world.seed}/odds/${fixture.id}`)
  if (rng() < NO_LINE_CHANCE) return undefined
  const { kind } = leagueOf(fixture.slug)
  const edge = edgeBetween(world.seed, fixture.slug, fixture.season.year, fixture.home, fixture.away)
  const points = POINTS_PER_EDGE[kind]
  const spread = points > 0 ? half(-edge * points) : edge >= 0 ? -1.5 : 1.5
  const total = half(USUAL_TOTAL[kind] + (rng() * 2 - 1) * TOTAL_SWING[kind])
  return {
    spread,
    ...moneyLines(rng, edge),
    total,
    openSpread: opening(rng, points, spread),
    openTotal: total + int(rng, -2, 2) / 2,
  }
}

function opening(rng: Rng, points: number, spread: number): number {
  return points > 0 ? spread + int(rng, -2, 2) / 2 : spread
}

function moneyLines(rng: Rng, edge: number): { readonly homeMoney: number; readonly awayMoney: number } {
  const favourite = -(105 + Math.round(Math.abs(edge) * 260) + int(rng, 0, 8))
  const underdog = -favourite - int(rng, 12, 22)
  const outsider = underdog < 100 ? underdog - 210 : underdog
  return edge >= 0
    ? { homeMoney: favourite, awayMoney: outsider }
    : { homeMoney: outsider, awayMoney: favourite }
}

function half(n: number): number {
  return Math.round(n * 2) / 2
}
