import type { Game } from '../../../src/domain/game/game'
import { WEATHER_CACHE_MS } from '../../../src/domain/time/intervals'
import type { GameSport } from '../../../src/domain/league'
import { venueQuery } from '../../../src/domain/weather/venue-query'
import { wantsMeasuring } from '../../../src/domain/weather/wants-measuring'
import { knownWeather } from './find-weather'

/** When the service fails, its last values count for one more interval. */
const BELIEVED_MS = 2 * WEATHER_CACHE_MS

/** Adds the weather measured at their venues to games for which the feed itself says nothing certain. */
export function withMeasuredWeather(
  sport: GameSport,
  games: readonly Game[],
  nowMs: number,
): readonly Game[] {
  return games.map((game) => {
    const query = venueQuery(game.venue)
    const found = query.ok && wantsMeasuring(game, nowMs) ? knownWeather(query, sport) : undefined
    const isBelieved = found !== undefined && nowMs - Date.parse(found.checkedAt) < BELIEVED_MS
    return isBelieved ? { ...game, weather: found.weather } : game
  })
}
