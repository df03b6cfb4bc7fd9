import { conditionOfWords } from './condition-of-words'
import type { Weather, WeatherCondition } from './weather'

/** What the weather service measured at the venue. */
export interface WeatherReading {
  /** Fahrenheit. */
  readonly temp: number
  /** The service's group: `Clouds`, `Rain`, `Thunderstorm`. */
  readonly group: string
  readonly windMph: number
  /** Millimetres within the last hour. */
  readonly snow1h: number
  readonly rain1h: number
  /** Fahrenheit. */
  readonly feelsLike?: number
  /** Per cent. */
  readonly humidity?: number
  readonly gustMph?: number
  /** Degrees; 0 is north. */
  readonly windFrom?: number
}

/** From here on flags stand straight and passes drift; the weather bureaus call it windy. */
export const WINDY_FROM_MPH = 20

export function weatherOfReading(reading: WeatherReading): Weather {
  return { temp: Math.round(reading.temp), condition: conditionOf(reading), estimated: false }
}

/** Rain and snow are measured, so they override the group's word; wind overrides clouds. */
function conditionOf({ group, windMph, snow1h, rain1h }: WeatherReading): WeatherCondition {
  const named = conditionOfWords(group)
  if (named === 'Storm') return 'Storm'
  if (snow1h > 0) return 'Snow'
  if (rain1h > 0) return named === 'Snow' ? 'Snow' : 'Rain'
  if (named === 'Snow' || named === 'Rain') return named
  if (windMph >= WINDY_FROM_MPH) return 'Windy'
  return named ?? 'Clear'
}
