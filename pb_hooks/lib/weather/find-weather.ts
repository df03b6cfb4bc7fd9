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
import { parseObject } from '../proxy/fetch-json'
import { answerOnce, type Loaded } from '../server/cache/answer-once'
import { spend, SPENT } from '../server/cache/budget'
import { readKept, type Cache, type Kept } from '../server/cache/kept'
import { ask } from '../server/http'
import { serverSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { isMarkedIndoor, markIndoor } from './indoor-venues'

const CACHE: Cache = { name: 'weather', mostEntries: 500, mostBytes: 1_000_000, packs: false }
const REQUESTS_PER_MINUTE = 60
const FAILED_MS = 60_000

export type Place = Extract<VenueQuery, { ok: true }>

export interface FoundWeather {
  readonly weather: Weather & { readonly reason?: string }
  readonly checkedAt: string
}

/** Roof, then what the service measured, then an estimate. Nothing that can fail keeps it from answering. */
export function findWeather({ query, indoor, sport }: WeatherQuestion): FoundWeather {
  const now = iso(productNow())
  if (indoor) return { weather: gameWeather({ sport, indoor }), checkedAt: now }
  if (!query.ok)
    return { weather: { ...gameWeather({ sport, indoor }), reason: query.reason }, checkedAt: now }
  const key = placeKey(query)
  const kept = answerOnce(CACHE, encodeURIComponent(key), () => load(query, key))
  return foundIn(kept, sport) ?? { weather: gameWeather({ sport, indoor }), checkedAt: now }
}

/** What is known already of a place in the open; nobody waits for it. */
export function knownWeather(place: Place, sport: GameSport): FoundWeather | undefined {
  const kept = readKept(CACHE, encodeURIComponent(placeKey(place)))
  return kept && foundIn(kept, sport)
}

function placeKey(place: Place): string {
  return venueKey({ name: '', ...place })
}

function foundIn(kept: Kept, sport: GameSport): FoundWeather | undefined {
  if (kept.kind === 'bad') return undefined
  const known = JSON.parse(kept.bodies[0]?.text ?? '{}') as Told
  const facts = known.kind === 'indoor' ? { indoor: true } : { indoor: false, reading: known.reading }
  return { weather: gameWeather({ sport, ...facts }), checkedAt: kept.checkedAt }
}

type Told = { readonly kind: 'indoor' } | { readonly kind: 'reading'; readonly reading: WeatherReading }

function load(place: Place, key: string): Loaded {
  if (isMarkedIndoor(key, productNow())) return told({ kind: 'indoor' })
  const { weatherUrl, weatherKey } = serverSettings()
  if (!weatherKey) return failed('No account at the weather service')
  if (!spend('weather', REQUESTS_PER_MINUTE)) return SPENT
  const upstream = ask(`${weatherUrl}${weatherPath(place)}&appid=${encodeURIComponent(weatherKey)}`)
  if (upstream.kind !== 'reply') return failed(upstream.kind)
  switch (weatherAnswer(upstream.status)) {
    case 'indoor':
      markIndoor(key, productNow())
      return told({ kind: 'indoor' })
    case 'failed':
      return failed(`HTTP error! status: ${upstream.status}`)
    case 'reading':
      return readingOf(toString(upstream.body))
  }
}

function readingOf(text: string): Loaded {
  const reading = mapReading(parseObject(text))
  return reading ? told({ kind: 'reading', reading }) : failed('The reply has no temperature')
}

function told(what: Told): Loaded {
  return { kind: 'good', texts: [JSON.stringify(what)], freshMs: WEATHER_CACHE_MS }
}

function failed(message: string): Loaded {
  return { kind: 'bad', status: 502, message, freshMs: FAILED_MS }
}
