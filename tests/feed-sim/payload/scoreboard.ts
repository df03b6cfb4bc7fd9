import type { GameSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import type { World } from '../world'
import { isInGroup } from './college'
import { eventPart } from './event'
import { hasWeeks, leaguePart } from './league'

/** The part of a day that is asked for. */
export interface ScoreboardQuery {
  readonly day: string
  readonly limit: number
  /** `80` for all of the top division, `50` for all of basketball, or a conference's id; absent is everything. */
  readonly group?: string
}

/** The answer to `scoreboard?dates=`. The feed cuts the list at the limit without a word. */
export function scoreboardPayload(world: World, slug: GameSlug, query: ScoreboardQuery, now: number): Part {
  const { day, limit, group } = query
  const asked = world.games(slug, day).filter((fixture) => group === undefined || isInGroup(fixture, group))
  const fixtures = asked.slice(0, limit)
  const part = world.slate.part(slug, day)
  return {
    ...(group !== undefined && { groups: [group] }),
    leagues: [leaguePart(world, slug, day)],
    season: { type: part.type, year: part.year },
    ...(hasWeeks(slug) ? { week: { number: fixtures[0]?.week ?? 1 } } : { day: { date: day } }),
    events: fixtures.map((fixture) => eventPart(world, fixture, now)),
  }
}
