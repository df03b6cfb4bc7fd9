import type { WeatherReading } from '../../domain/weather/weather-reading'
import { isRecord, list, record, text } from '../espn/read'

/** The weather service's answer (imperial units); nothing without a temperature. Takes any JSON. */
export function mapReading(reply: unknown): WeatherReading | undefined {
  if (!isRecord(reply)) return undefined
  const temp = record(reply['main'])['temp']
  if (!isNumber(temp)) return undefined
  return {
    temp,
    group: text(record(list(reply['weather'])[0])['main']),
    windMph: amount(record(reply['wind'])['speed']),
    snow1h: amount(record(reply['snow'])['1h']),
    rain1h: amount(record(reply['rain'])['1h']),
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function amount(value: unknown): number {
  return isNumber(value) && value > 0 ? value : 0
}
