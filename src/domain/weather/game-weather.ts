import { leagueOfSport, type GameSport } from '../league'
import { conditionOfWords } from './condition-of-words'
import { weatherOfReading, type WeatherReading } from './weather-reading'
import type { Weather } from './weather'

export interface WeatherFacts {
  readonly sport: GameSport
  /** A known indoor venue, or one that the weather service does not know. */
  readonly indoor: boolean
  readonly reading?: WeatherReading
  /** The sports feed's own temperature and words. */
  readonly fromFeed?: FeedWeather
}

export interface FeedWeather {
  readonly temp?: number
  readonly words: string
}

const FALLBACK: Weather = { temp: 70, condition: 'Clear', estimated: true }
const INDOOR_TEMP = 72
const RINK_TEMP = 70

/** The feed sends the weather outside for indoor venues too, so indoor venues are sorted out first. */
export function gameWeather({ sport, indoor, reading, fromFeed }: WeatherFacts): Weather {
  if (indoor || leagueOfSport(sport).indoor) return indoorWeather(sport)
  if (reading) return weatherOfReading(reading)
  return fromFeed ? weatherOfFeed(fromFeed, sport) : FALLBACK
}

export function indoorWeather(sport: GameSport): Weather {
  return { temp: sport === 'NHL' ? RINK_TEMP : INDOOR_TEMP, condition: 'Indoor', estimated: false }
}

/** Parts that a report lacks come from the fallback, and then the whole is an estimate. */
export function weatherOfFeed({ temp, words }: FeedWeather, sport: GameSport): Weather {
  const condition = conditionOfWords(words)
  if (condition === 'Indoor') return indoorWeather(sport)
  return {
    temp: Math.round(temp ?? FALLBACK.temp),
    condition: condition ?? FALLBACK.condition,
    estimated: condition === undefined || temp === undefined,
  }
}
