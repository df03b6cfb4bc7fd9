import { easternDay } from '../../src/domain/time/eastern'
import type { GameSlug } from '../../src/domain/league'
import { golfLeaderboard, golfScoreboard } from './golf/golf-feed'
import { coreOdds } from './odds/core-odds'
import { schedulePayload, type ScheduleQuery } from './payload/schedule'
import { scoreboardPayload, type ScoreboardQuery } from './payload/scoreboard'
import { summaryPayload } from './payload/summary'
import { cityWeather } from './payload/weather'
import type { World } from './world'

/** What can be asked of a feed, simulated or replayed. Undefined means there is no such thing. */
export interface Feed {
  scoreboard(slug: GameSlug, query: ScoreboardQuery, now: number): unknown
  golfScoreboard(day: string, now: number): unknown
  /** Without an event it is this week's tournament. */
  leaderboard(event: string | undefined, now: number): unknown
  summary(slug: GameSlug, event: string, now: number): unknown
  schedule(slug: GameSlug, query: ScheduleQuery, now: number): unknown
  odds(slug: GameSlug, event: string, now: number): unknown
  weather(query: string, now: number): unknown
}

export function createSimulatedFeed(world: World): Feed {
  const fixture = (slug: GameSlug, event: string) => {
    const found = world.fixture(event)
    return found?.slug === slug ? found : undefined
  }
  return {
    scoreboard: (slug, query, now) => scoreboardPayload(world, slug, query, now),
    golfScoreboard: (day, now) => golfScoreboard(world, day, now),
    leaderboard: (event, now) => golfLeaderboard(world, event, now),
    summary(slug, event, now) {
      const found = fixture(slug, event)
      return found && summaryPayload(world, found, now)
    },
    schedule: (slug, query, now) => schedulePayload(world, slug, query, now),
    odds(slug, event, now) {
      const found = fixture(slug, event)
      return found && coreOdds(world, found, now)
    },
    weather: (query, now) => cityWeather(world.seed, query, easternDay(now)),
  }
}
