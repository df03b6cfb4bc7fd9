import type { Part } from '../games/sim-game'
import { COURSE_CITIES } from '../golf/tournament'
import { createRng, hash, int, pick } from '../rng'
import { venueOf, type Fixture } from '../slate/fixture'
import { BASKETBALL_SITES, FOOTBALL_SITES } from '../slate/sites'
import { teamsOf } from '../teams/all'
import type { World } from '../world'
import { GAME_LEAGUES, leagueOf } from '../../../src/domain/league'

interface Sky {
  readonly words: string
  readonly id: string
  /** OpenWeather's word for this sky. */
  readonly main: string
}

const SKIES: readonly Sky[] = [
  { words: 'Sunny', id: '1', main: 'Clear' },
  { words: 'Partly sunny', id: '3', main: 'Clouds' },
  { words: 'Mostly cloudy', id: '6', main: 'Clouds' },
  { words: 'Cloudy', id: '7', main: 'Clouds' },
  { words: 'Showers', id: '12', main: 'Rain' },
  { words: 'Snow', id: '22', main: 'Snow' },
]
const FREEZING_F = 34
/** Mean temperature by month, somewhere in the middle of the country. */
const USUAL_F = [30, 34, 44, 55, 65, 74, 79, 77, 69, 57, 44, 34]

interface Weather {
  readonly sky: Sky
  readonly fahrenheit: number
  readonly wind: number
}

function weatherIn(seed: number, city: string, day: string): Weather {
  const rng = createRng(`${seed}/weather/${city}/${day}`)
  const fahrenheit = (USUAL_F[Number(day.slice(5, 7)) - 1] ?? 60) + int(rng, -12, 14)
  const fitting = SKIES.filter((sky) => sky.main !== (fahrenheit < FREEZING_F ? 'Rain' : 'Snow'))
  return { sky: pick(rng, fitting), fahrenheit, wind: int(rng, 0, 22) }
}

/** One live game in so many is without weather, as in the recordings. */
const FORGOTTEN = 5

/**
 * The `weather` of an event: only in leagues that play in the open, never after the game, sometimes even indoors. In
 * live games the feed swaps the condition and its number, or leaves both out.
 */
export function eventWeather(world: World, fixture: Fixture, kind: string): Part {
  const outdoorLeague = !leagueOf(fixture.slug).indoor
  if (!outdoorLeague || kind === 'final' || kind === 'postponed') return {}
  const { sky, fahrenheit } = weatherIn(world.seed, venueOf(fixture).city, fixture.day)
  const swapped = kind === 'live'
  if (swapped && hash(`${fixture.id}/weather`) % FORGOTTEN === 0) return {}
  return {
    weather: {
      displayValue: swapped ? sky.id : sky.words,
      temperature: fahrenheit,
      highTemperature: fahrenheit + 3,
      conditionId: swapped ? sky.words : sky.id,
    },
  }
}

/** OpenWeather's answer for `q=City,ST,US`, or nothing for a city it does not know. */
export function cityWeather(seed: number, query: string, day: string): Part | undefined {
  const city = query.split(',')[0]?.trim() ?? ''
  if (!isKnownCity(city.toLowerCase())) return undefined
  const { sky, fahrenheit, wind } = weatherIn(seed, city, day)
  return {
    name: city,
    main: { temp: fahrenheit, feels_like: fahrenheit - wind / 4, humidity: 55 },
    weather: [{ id: 800, main: sky.main, description: sky.words.toLowerCase() }],
    wind: { speed: wind, deg: 240, gust: wind + 5 },
    ...(sky.main === 'Rain' && { rain: { '1h': 1.2 } }),
    ...(sky.main === 'Snow' && { snow: { '1h': 0.8 } }),
    cod: 200,
  }
}

/** Every city with a game in the open, and most of those that only have halls. */
function isKnownCity(city: string): boolean {
  if (OPEN_CITIES.has(city)) return true
  return INDOOR_CITIES.has(city) && hash(`city/${city}`) % UNKNOWN_INDOOR_EVERY !== 0
}

const UNKNOWN_INDOOR_EVERY = 3
const VENUES = [
  ...GAME_LEAGUES.flatMap(({ slug }) => teamsOf(slug)).map(({ venue }) => venue),
  ...FOOTBALL_SITES,
  ...BASKETBALL_SITES,
]
const OPEN_CITIES = new Set(
  [...VENUES.filter(({ indoor }) => !indoor).map(({ city }) => city), ...COURSE_CITIES].map((city) =>
    city.toLowerCase(),
  ),
)
const INDOOR_CITIES = new Set(VENUES.filter(({ indoor }) => indoor).map(({ city }) => city.toLowerCase()))
