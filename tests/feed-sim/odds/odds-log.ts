import { postponedFrom } from '../payload/view'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { generationOf } from './generation'
import { movesOf, type Change, type Line } from './line'
import { detailsOf, isPriced } from './odds-texts'

/** What a constant observer of the scoreboard sees of a line: only what its shape shows. */
export interface Shown {
  readonly homeSpread?: number
  readonly awaySpread?: number
  readonly homeMoneyLine?: number
  readonly awayMoneyLine?: number
  readonly overUnder: number
  readonly details: string
}

export interface LogEntry extends Shown {
  readonly at: string
  readonly ms: number
  readonly change: Change
}

/** The moves of a game up to now. After the start there are none, and none once it is called off. */
export function oddsLog(world: World, fixture: Fixture, now: number): readonly LogEntry[] {
  const log: LogEntry[] = []
  const end = fixture.postponed ? postponedFrom(fixture) : fixture.start
  for (const { at, line } of movesOf(world, fixture)) {
    // The opening line was shown before it opened, too: nobody can tell when it came.
    if (at >= end || (at > now && log.length > 0)) break
    const shown = shownOf(fixture, line)
    const change = changeOf(log.at(-1), shown)
    if (change) log.push({ at: new Date(at).toISOString(), ms: at, change, ...shown })
  }
  return log
}

function shownOf(fixture: Fixture, line: Line): Shown {
  const generation = generationOf(fixture.day)
  const priced = isPriced(fixture)
  const hasSpread = generation !== 'words' || !priced
  return {
    ...(hasSpread && { homeSpread: line.spread, awaySpread: line.spread === 0 ? 0 : -line.spread }),
    ...(generation === 'offers' ? bothPrices(line) : priced ? favouritePrice(line) : {}),
    overUnder: line.total,
    details: detailsOf(fixture, line),
  }
}

function bothPrices({ homeMoney, awayMoney }: Line) {
  return { homeMoneyLine: homeMoney, awayMoneyLine: awayMoney }
}

/** The shape with words has only the favourite's price. */
function favouritePrice({ homeMoney, awayMoney }: Line) {
  return homeMoney < awayMoney ? { homeMoneyLine: homeMoney } : { awayMoneyLine: awayMoney }
}

function changeOf(before: Shown | undefined, shown: Shown): Change | undefined {
  if (!before) return 'initial'
  const spread = before.homeSpread !== shown.homeSpread
  const line = before.homeMoneyLine !== shown.homeMoneyLine || before.awayMoneyLine !== shown.awayMoneyLine
  const total = before.overUnder !== shown.overUnder
  if (spread && line && total) return 'all_changed'
  if (spread) return 'spread_change'
  if (line) return 'line_change'
  return total ? 'total_change' : undefined
}
