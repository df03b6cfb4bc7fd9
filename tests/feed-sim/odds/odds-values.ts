import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { coreOdds } from './core-odds'
import { movesOf } from './line'
import { pickcenter, scoreboardOdds } from './odds-part'

/** What gives a line away: texts to search an answer for, and numbers to look for in its members. */
export interface OddsValues {
  readonly values: readonly string[]
  readonly numbers: readonly number[]
}

/** Members that hold a line, wherever they stand. */
const MEMBERS_WITH_LINES = new Set([
  'details',
  'line',
  'odds',
  'american',
  'alternateDisplayValue',
  'overUnder',
  'spread',
  'moneyLine',
])
/** Prices that every game has say nothing. */
const PRICES_OF_EVERY_GAME = new Set(['-110', '-115', 'EVEN', '+0'])
/**
 * A text that is only a smaller number, such as `7` or `-3.5`, may be a statistic and gives nothing away; `-145` and
 * `BUF -3.5` do.
 */
const LEAST_BARE_NUMBER = 20
/** No statistic ends like this, so such a number gives a line away however small it is. */
const TELL_TALE = /\.\d{4}$/

/** Everything the feed has shown so far of the lines of these games, from any of its routes. */
export function oddsValues(world: World, fixtures: readonly Fixture[], now: number): OddsValues {
  const values = new Set<string>()
  const numbers = new Set<number>()
  const take = (value: unknown) => {
    if (typeof value === 'number' && value !== 0) numbers.add(value)
    if (typeof value === 'string' && revealsLine(value)) values.add(value)
  }
  for (const fixture of fixtures) for (const part of shownParts(world, fixture, now)) walk(part, take)
  return { values: [...values].toSorted(), numbers: [...numbers].toSorted((a, b) => a - b) }
}

function shownParts(world: World, fixture: Fixture, now: number): readonly unknown[] {
  const times = [now, ...movesOf(world, fixture).map(({ at }) => at)].filter((at) => at <= now)
  return times.flatMap((at) => [
    scoreboardOdds(world, fixture, at),
    pickcenter(world, fixture, at),
    coreOdds(world, fixture, at),
  ])
}

function revealsLine(text: string): boolean {
  if (PRICES_OF_EVERY_GAME.has(text)) return false
  const bare = Number(text)
  return Number.isNaN(bare) || Math.abs(bare) >= LEAST_BARE_NUMBER || TELL_TALE.test(text)
}

/** Takes the values of the telling members. The feed's total is a number; an answer may show it as a text, so both count. */
function walk(part: unknown, take: (value: unknown) => void): void {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) {
    if (MEMBERS_WITH_LINES.has(name)) take(value)
    if (name === 'overUnder') take(String(value))
    walk(value, take)
  }
}
