import type { FeedWeather } from '../../domain/weather/game-weather'
import { isRecord, text } from '../read'

/**
 * The weather of an event (or of a summary's `gameInfo`). In live games the feed swaps the words and the id of the
 * condition, so the one that is not a number is the words.
 */
export function mapFeedWeather(value: unknown): FeedWeather | undefined {
  if (!isRecord(value)) return undefined
  const words = [value['displayValue'], value['conditionId']].map(text).find(isWords) ?? ''
  const temp = [value['temperature'], value['highTemperature']].map(numberOf).find(isTemperature)
  if (words === '' && temp === undefined) return undefined
  return { words, ...(temp !== undefined && { temp }) }
}

function isWords(value: string): boolean {
  return /[a-z]/i.test(value)
}

/** Figures may come as a text, as the feed's scores do. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d{1,3}(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

/** Fahrenheit between the coldest and the hottest that was ever measured. */
function isTemperature(value: unknown): value is number {
  return typeof value === 'number' && value >= -130 && value <= 140
}
