import type { Venue } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import { parseWeatherDetail, type WeatherDetail } from '../domain/weather/weather-detail'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** The weather, and when the service measured it: product time, ISO. */
export interface TimedWeather {
  readonly detail: WeatherDetail
  readonly measuredAt: string
}

/** What is known about the weather at a venue, for signed-in users. */
export async function fetchWeatherDetail(
  slug: GameSlug,
  { name, city, state }: Venue,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<TimedWeather>> {
  const query = new URLSearchParams({ city, state, venue: name, sport: slug })
  const reply = await getJson(fetch, `/api/weather/detail?${query}`, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  if (reply.status === 400) return { kind: 'none' }
  const detail = reply.status === 200 ? parseWeatherDetail(reply.body) : undefined
  const measuredAt = reply.headers.get('X-Checked-At')
  if (!detail || !measuredAt) return { kind: 'failed', reason: 'server' }
  return { kind: 'history', content: { detail, measuredAt } }
}
