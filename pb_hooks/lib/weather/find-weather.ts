import { WEATHER_CACHE_MS } from '../../../src/domain/time/intervals'
import type { GameSport } from '../../../src/domain/league'
import { gameWeather } from '../../../src/domain/weather/game-weather'
import { venueKey, weatherAnswer } from '../../../src/domain/weather/indoor-memory'
import type { VenueQuery } from '../../../src/domain/weather/venue-query'
import type { Weather } from '../../../src/domain/weather/weather'
import type { WeatherQuestion } from '../../../src/domain/weather/weather-question'
import type { WeatherReading } from '../../../src/domain/weather/weather-reading'
import { mapReading } from '../../../src/feeds/openweather/map-reading'
import { weatherPath } from '../../../src/feeds/openweather/request'
import { parseObject } from '../upstream/fetch-json'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { sameFailure, remainingFreshMs } from '../cache/derived-answer'
import { spend, SPENT, type Budget } from '../cache/budget'
import { readAnswer, type Cache, type Answer } from '../cache/answer-cache'
import { ask } from '../upstream/ask'
import { logFailedCall } from '../upstream/calls/log-failed-call'
import { serverSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { isMarkedIndoor, markIndoor } from './indoor-venues'

/** The weather is the same for all venues of a city; whether there is a roof is known of each venue alone. */
const CITIES: Cache = { name: 'weather-cities', mostEntries: 500, mostBytes: 1_000_000, packs: false }
const VENUES: Cache = { name: 'weather-venues', mostEntries: 500, mostBytes: 1_000_000, packs: false }
const BUDGET: Budget = { name: 'weather', perMinute: 60, perAsker: 20 }
const FAILED_MS = 60_000

export type Place = Extract<VenueQuery, { ok: true }>

export interface FoundWeather {
  readonly weather: Weather & { readonly reason?: string }
  /** Set where the service has measured. */
  readonly reading?: WeatherReading
  readonly checkedAt: string
}

/** First the roof, then what the service measured, then an estimate. A failure never stops it from answering. */
export function findWeather({ query, indoor, sport }: WeatherQuestion, asker: string): FoundWeather {
  const now = iso(productNow())
  if (indoor) return { weather: gameWeather({ sport, indoor }), checkedAt: now }
  if (!query.ok)
    return { weather: { ...gameWeather({ sport, indoor }), reason: query.reason }, checkedAt: now }
  const answer = answerOnce(VENUES, keyOf(query), () => loadVenue(query, asker))
  return foundIn(answer, sport) ?? { weather: gameWeather({ sport, indoor }), checkedAt: now }
}

/** What is already known of an open-air place, without waiting. */
export function knownWeather(place: Place, sport: GameSport): FoundWeather | undefined {
  const answer = readAnswer(VENUES, keyOf(place))
  return answer && foundIn(answer, sport)
}

function keyOf(place: Place): string {
  return encodeURIComponent(venueKey(place))
}

function foundIn(answer: Answer, sport: GameSport): FoundWeather | undefined {
  if (answer.kind === 'bad') return undefined
  const known = JSON.parse(answer.bodies[0]?.text ?? '{}') as WeatherAnswer
  const { checkedAt } = answer
  if (known.kind === 'indoor') return { weather: gameWeather({ sport, indoor: true }), checkedAt }
  const { reading } = known
  return { weather: gameWeather({ sport, indoor: false, reading }), reading, checkedAt }
}

type WeatherAnswer =
  | { readonly kind: 'indoor' }
  | { readonly kind: 'reading'; readonly reading: WeatherReading }

/** For a city that the service does not know, only the requested venue is marked, not the city's other venues. */
function loadVenue(place: Place, asker: string): Loaded {
  const key = venueKey(place)
  if (isMarkedIndoor(key, productNow())) return goodAnswer({ kind: 'indoor' })
  const answer = answerOnce(CITIES, keyOf({ ...place, name: '' }), () => loadCity(place, asker))
  if (answer.kind === 'good') {
    const texts = [answer.bodies[0]?.text ?? '{}']
    return { kind: 'good', texts, freshMs: remainingFreshMs(answer), checkedAt: answer.checkedAt }
  }
  if (weatherAnswer(answer.status) !== 'indoor') return sameFailure(answer)
  markIndoor(key, productNow())
  return goodAnswer({ kind: 'indoor' })
}

function loadCity(place: Place, asker: string): Loaded {
  const { weatherUrl, weatherKey } = serverSettings()
  if (!weatherKey) return failed('No account at the weather service')
  if (!spend(BUDGET, asker)) return SPENT
  const url = weatherUrl + weatherPath(place)
  const upstream = ask(`${url}&appid=${encodeURIComponent(weatherKey)}`)
  logFailedCall(url, upstream)
  if (upstream.kind !== 'reply') return failed(upstream.kind)
  const text = toString(upstream.body)
  switch (weatherAnswer(upstream.status, text)) {
    case 'indoor':
      return { kind: 'refused', status: upstream.status, message: 'The service does not know the city' }
    case 'failed':
      return failed(`HTTP error! status: ${upstream.status}`)
    case 'reading':
      return readingOf(text)
  }
}

function readingOf(text: string): Loaded {
  const reading = mapReading(parseObject(text))
  return reading ? goodAnswer({ kind: 'reading', reading }) : failed('The reply has no temperature')
}

function goodAnswer(what: WeatherAnswer): Loaded {
  return { kind: 'good', texts: [JSON.stringify(what)], freshMs: WEATHER_CACHE_MS }
}

function failed(message: string): Loaded {
  return { kind: 'bad', status: 502, message, freshMs: FAILED_MS }
}
