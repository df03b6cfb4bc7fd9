import { leagueOf, type GameKind } from '../../../src/domain/league'
import { createRng, int, pick, type Rng } from '../rng'
import type { Fixture } from '../slate/fixture'
import { edgeBetween } from '../slate/strength'
import type { World } from '../world'
import { tellTale } from './tell-tale'

/**
 * The betting line of a game before it starts. The spread is the home team's, as the feed has it. Spreads and totals
 * end in a half (a level game aside) and money lines are no round numbers, so that a text with one is recognised.
 */
export interface Line {
  readonly spread: number
  readonly homeMoney: number
  readonly awayMoney: number
  readonly total: number
}

export type Change = 'initial' | 'all_changed' | 'spread_change' | 'line_change' | 'total_change'

/** The line from `at` (product milliseconds) on. */
export interface Move {
  readonly at: number
  readonly change: Change
  readonly line: Line
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
const COLLEGE_TOTAL: Readonly<Partial<Record<GameKind, number>>> = { football: 52, basketball: 143 }
const TOTAL_SWING: Readonly<Record<GameKind, number>> = {
  football: 8,
  basketball: 12,
  baseball: 2,
  hockey: 1,
}
const NO_LINE_CHANCE = 0.08
const LEVEL_CHANCE = 0.06

const HOUR_MS = 3_600_000
const OPENS_BEFORE_MS = 30 * 24 * HOUR_MS
const SLOW = { from: 7 * 24 * HOUR_MS, to: 6 * HOUR_MS, least: 4, most: 8 }
const BUSY = { from: 6 * HOUR_MS, to: 20 * 60_000, least: 4, most: 8 }
const LAST = { from: 14 * 60_000, to: 60_000, least: 1, most: 2 }

/** How a line opens and each of its moves, in order; the last ones in the quarter of an hour before the start. */
export function movesOf(world: World, fixture: Fixture): readonly Move[] {
  const rng = createRng(`${world.seed}/odds/${fixture.id}`)
  if (rng() < NO_LINE_CHANCE) return []
  const { kind } = leagueOf(fixture.slug)
  let line = openingLine(world, fixture, rng, kind)
  const opening: Move = { at: fixture.start - OPENS_BEFORE_MS, change: 'initial', line }
  const times = [SLOW, BUSY, LAST].flatMap((span) => timesIn(rng, span)).toSorted((a, b) => b - a)
  const moves = times.map((before): Move => {
    const change = pick(rng, CHANGES)
    line = moved(rng, kind, line, change)
    return { at: fixture.start - before, change, line }
  })
  const all = [opening, ...moves]
  return world.hasTellTaleLines ? all.map((move) => ({ ...move, line: tellTale(move.line) })) : all
}

const CHANGES: readonly Exclude<Change, 'initial'>[] = [
  'spread_change',
  'spread_change',
  'line_change',
  'line_change',
  'line_change',
  'total_change',
  'total_change',
  'all_changed',
  'all_changed',
]

function timesIn(rng: Rng, span: typeof SLOW): readonly number[] {
  const seconds = () => Math.round((span.to + rng() * (span.from - span.to)) / 1000)
  return Array.from({ length: int(rng, span.least, span.most) }, () => seconds() * 1000)
}

function openingLine(world: World, fixture: Fixture, rng: Rng, kind: GameKind): Line {
  const { slug, season, home, away } = fixture
  const edge = edgeBetween(world.seed, slug, season.year, home, away)
  const points = POINTS_PER_EDGE[kind]
  const level = points > 0 && rng() < LEVEL_CHANCE
  const spread = level ? 0 : points > 0 ? halfPoint(-edge * points) : edge >= 0 ? -1.5 : 1.5
  const usual = (home.college ? COLLEGE_TOTAL[kind] : undefined) ?? USUAL_TOTAL[kind]
  const total = Math.abs(halfPoint(usual + (rng() * 2 - 1) * TOTAL_SWING[kind]))
  const favourite = unusual(-(105 + Math.round(Math.abs(edge) * 260) + int(rng, 0, 8)))
  return { spread, total, ...prices(favourite, edge >= 0) }
}

/** Changes only the part that `change` names. */
function moved(rng: Rng, kind: GameKind, line: Line, change: Change): Line {
  const all = change === 'all_changed'
  return {
    ...line,
    ...((all || change === 'spread_change') && { spread: movedSpread(rng, kind, line.spread) }),
    ...((all || change === 'line_change') && movedPrices(rng, line)),
    ...((all || change === 'total_change') && { total: movedTotal(rng, line.total) }),
  }
}

/** Run lines and puck lines have only two sizes and keep their side. */
function movedSpread(rng: Rng, kind: GameKind, spread: number): number {
  const up = rng() < 0.5 ? 1 : -1
  if (spread === 0) return up / 2
  if (kind === 'football' || kind === 'basketball') return spread + up
  return Math.sign(spread) * (Math.abs(spread) === 1.5 ? 2.5 : 1.5)
}

function movedTotal(rng: Rng, total: number): number {
  return total + (rng() < 0.5 && total > 5 ? -1 : 1)
}

function movedPrices(rng: Rng, line: Line) {
  const atHome = line.homeMoney < line.awayMoney
  const favourite = atHome ? line.homeMoney : line.awayMoney
  const step = int(rng, 4, 15)
  // The next unusual number is at most two away, so the price never stays what it was.
  const next =
    favourite - step > -480 && (rng() < 0.5 || favourite + step > -108) ? favourite - step : favourite + step
  return prices(unusual(next), atHome)
}

function prices(favourite: number, atHome: boolean): Pick<Line, 'homeMoney' | 'awayMoney'> {
  const underdog = unusual(-favourite - 17)
  const outsider = underdog < 101 ? underdog - 211 : underdog
  return atHome
    ? { homeMoney: favourite, awayMoney: outsider }
    : { homeMoney: outsider, awayMoney: favourite }
}

/** Returns a price that is no multiple of five, unlike the prices of spreads. */
function unusual(price: number): number {
  return price % 5 === 0 ? price - 2 : price
}

/** Rounded to the half between two whole numbers. */
function halfPoint(n: number): number {
  return Math.floor(n) + 0.5
}
