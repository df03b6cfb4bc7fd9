import type { ServedSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import type { World } from '../world'
import { eventPart } from './event'
import { leaguePart } from './league'

/** The answer to `scoreboard?dates=`. The feed cuts the list at the limit without a word. */
export function scoreboardPayload(
  world: World,
  slug: ServedSlug,
  day: string,
  now: number,
  limit: number,
): Part {
  const fixtures = world.games(slug, day).slice(0, limit)
  const part = world.slate.part(slug, day)
  return {
    leagues: [leaguePart(world, slug, day)],
    season: { type: part.type, year: part.year },
    ...(slug === 'nfl' ? { week: { number: fixtures[0]?.week ?? 1 } } : { day: { date: day } }),
    events: fixtures.map((fixture) => eventPart(world, fixture, now)),
  }
}
