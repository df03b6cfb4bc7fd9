import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { GAME_LEAGUES } from '../../../src/domain/league'
import { venueQuery } from '../../../src/domain/weather/venue-query'
import { wantsMeasuring } from '../../../src/domain/weather/wants-measuring'
import { loadBoard } from '../boards/board-memory'
import type { Job } from '../jobs/job'
import { OURSELVES } from '../cache/budget'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { findWeather, knownWeather } from './find-weather'

/**
 * Asks the weather service about the games that want it, so that the next poll finds it at hand and waits for nothing.
 * While an answer is fresh, asking again sends no request.
 */
export const venueWeatherJob: Job = {
  name: 'venue-weather',
  firstAfterMs: 0,
  run(goOn) {
    for (const { slug, sport, indoor } of serverSettings().weatherKey ? GAME_LEAGUES : []) {
      const board = indoor ? undefined : loadBoard(slug)
      const games = board && 'games' in board ? board.games : []
      for (const game of games) {
        if (!goOn()) return MINUTE_MS
        const query = venueQuery(game.venue)
        if (query.ok && wantsMeasuring(game, productNow(), knownWeather(query, sport)?.weather))
          findWeather({ query, indoor: false, sport }, OURSELVES)
      }
    }
    return MINUTE_MS
  },
}
