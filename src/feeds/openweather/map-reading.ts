import type { WeatherReading } from '../../domain/weather/weather-reading'
import { isRecord, list, record, text } from '../read'

/** The weather service's answer (imperial units); nothing without a temperature. Takes any JSON. */
export function mapReading(reply: unknown): WeatherReading | undefined {
  if (!isRecord(reply)) return undefined
  const main = record(reply['main'])
  const wind = record(reply['wind'])
  const { temp, feels_like: feelsLike, humidity } = main
  const { gust, deg } = wind
  if (!isNumber(temp)) return undefined
  return {
    temp,
    group: text(record(list(reply['weather'])[0])['main']),
    windMph: amount(wind['speed']),
    snow1h: amount(record(reply['snow'])['1h']),
    rain1h: amount(record(reply['rain'])['1h']),
    ...(isNumber(feelsLike) && { feelsLike }),
    ...(isWithin(humidity, 100) && { humidity }),
    ...(isWithin(gust, 300) && { gustMph: gust }),
    ...(isWithin(deg, 360) && { windFrom: deg }),
  }
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

/** A value outside of these limits cannot have been measured. */
function isWithin(value: unknown, most: number): value is number {
  return isNumber(value) && value >= 0 && value <= most
}

function amount(value: unknown): number {
  return isNumber(value) ? Math.max(0, value) : 0
}
