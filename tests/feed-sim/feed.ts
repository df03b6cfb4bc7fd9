import { easternDay } from '../../src/domain/eastern'
import type { ServedSlug } from '../../src/domain/league'
import { coreOdds } from './payload/odds'
import { scoreboardPayload } from './payload/scoreboard'
import { summaryPayload } from './payload/summary'
import { cityWeather } from './payload/weather'
import type { World } from './world'

/** What can be asked of a feed, simulated or replayed. Undefined means there is no such thing. */
export interface Feed {
  scoreboard(slug: ServedSlug, day: string | undefined, now: number, limit: number): unknown
  summary(slug: ServedSlug, event: string, now: number): unknown
  odds(slug: ServedSlug, event: string): unknown
  weather(query: string, now: number): unknown
}

export function createSimulatedFeed(world: World): Feed {
  const fixture = (slug: ServedSlug, event: string) => {
    const found = world.fixture(event)
    return found?.slug === slug ? found : undefined
  }
  return {
    scoreboard: (slug, day, now, limit) => scoreboardPayload(world, slug, day ?? easternDay(now), now, limit),
    summary(slug, event, now) {
      const found = fixture(slug, event)
      return found && summaryPayload(world, found, now)
    },
    odds(slug, event) {
      const found = fixture(slug, event)
      return found && coreOdds(world, found)
    },
    weather: (query, now) => cityWeather(world.seed, query, easternDay(now)),
  }
}
