import type { Venue } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import { parseWeatherDetail, type WeatherDetail } from '../domain/weather/weather-detail'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'

/** The weather, and when the service measured it: product time, ISO. */
export interface TimedWeather {
  readonly detail: WeatherDetail
  readonly measuredAt: string
}

/** What is known about the weather at a venue, for signed-in users. */
export function fetchWeatherDetail(
  slug: GameSlug,
  { name, city, state }: Venue,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<TimedWeather>> {
  const query = new URLSearchParams({ city, state, venue: name, sport: slug })
  const read = (body: unknown, headers: Headers) => {
    const detail = parseWeatherDetail(body)
    const measuredAt = headers.get('X-Checked-At')
    return detail && measuredAt ? { detail, measuredAt } : undefined
  }
  return askForHistory(fetch, `/api/weather/detail?${query}`, read, 400)
}
