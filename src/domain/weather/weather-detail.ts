import { isObject } from '../json'
import type { Game } from '../game/game'
import type { GameKind } from '../league'
import { WINDY_FROM_MPH, type WeatherReading } from './weather-reading'
import { weatherText, type Weather } from './weather'

/** All that is known of the weather at a venue: what a card says, and what the weather service measured. */
export interface WeatherDetail {
  readonly weather: Weather
  /** Absent under a roof, and where nobody has measured. */
  readonly reading?: WeatherReading
  /** What the board says of a game to come, where that is not what was measured now. */
  readonly onBoard?: Weather
}

export interface WeatherLine {
  readonly label: string
  readonly text: string
}

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const MM_PER_INCH = 25.4

/**
 * As on cards, weather from the board that is no estimate is preferred to the weather service's. Before a game it may be
 * a forecast, and then stands beside what was measured now.
 */
export function withBoardWeather(
  detail: WeatherDetail,
  { phase, weather }: Pick<Game, 'phase' | 'weather'>,
): WeatherDetail {
  if (!weather || weather.estimated) return detail
  const isBeside = phase === 'scheduled' && detail.reading && weather.condition !== 'Indoor'
  return isBeside ? { ...detail, onBoard: weather } : { ...detail, weather }
}

/** The lines to show; a value that nobody measured has no line. */
export function weatherLines({ weather, reading, onBoard = weather }: WeatherDetail): readonly WeatherLine[] {
  const sky = { label: 'Sky', text: weatherText(weather) }
  const forGame = weatherText(onBoard)
  if (!reading) return [sky]
  const { feelsLike, humidity } = reading
  return [
    sky,
    ...(feelsLike === undefined ? [] : [{ label: 'Feels like', text: `${Math.round(feelsLike)}°` }]),
    { label: 'Wind', text: windText(reading) },
    { label: 'Last hour', text: fallText(reading) },
    ...(humidity === undefined ? [] : [{ label: 'Humidity', text: `${Math.round(humidity)}%` }]),
    ...(forGame === sky.text ? [] : [{ label: 'For the game', text: forGame }]),
  ]
}

/** `12 mph from NW, gusts to 20 mph`; calm below half a mile per hour. */
function windText({ windMph, gustMph, windFrom }: WeatherReading): string {
  if (windMph < 0.5) return 'Calm'
  const from = windFrom === undefined ? '' : ` from ${POINTS[Math.round(windFrom / 45) % POINTS.length]}`
  const wind = Math.round(windMph)
  const gusts = Math.round(gustMph ?? 0)
  return `${wind} mph${from}${gusts > wind ? `, gusts to ${gusts} mph` : ''}`
}

/** The service tells millimetres; people here think in inches. */
function fallText({ rain1h, snow1h }: WeatherReading): string {
  const kinds = [
    ['rain', rain1h],
    ['snow', snow1h],
  ] as const
  const fallen = kinds.filter(([, mm]) => mm > 0).map(([what, mm]) => `${inches(mm)} of ${what}`)
  return fallen.join(', ') || 'Dry'
}

function inches(mm: number): string {
  const value = mm / MM_PER_INCH
  return value < 0.01 ? 'Less than 0.01 in' : `${value.toFixed(2)} in`
}

/**
 * What the weather means for the game, where that is a plain rule. From this wind on the weather bureaus issue
 * warnings, and it moves a ball that flies high. Halls have no wind.
 */
export function weatherMeaning(kind: GameKind, { reading }: WeatherDetail): string | undefined {
  const strongest = Math.max(reading?.windMph ?? 0, reading?.gustMph ?? 0)
  if (strongest < WINDY_FROM_MPH) return undefined
  if (kind === 'football') return 'Wind this strong moves kicks and long passes.'
  return kind === 'baseball' ? 'Wind this strong moves fly balls.' : undefined
}

export function parseWeatherDetail(value: unknown): WeatherDetail | undefined {
  if (!isObject(value) || !isWeather(value['weather'])) return undefined
  const { weather, reading } = value
  return { weather, ...(isReading(reading) && { reading }) }
}

const CONDITIONS: readonly string[] = [
  'Clear',
  'Indoor',
  'Snow',
  'Rain',
  'Windy',
  'Storm',
  'Hazy',
  'Overcast',
]

function isWeather(value: unknown): value is Weather {
  if (!isObject(value)) return false
  const { temp, condition, estimated } = value
  return isNumber(temp) && CONDITIONS.some((one) => one === condition) && typeof estimated === 'boolean'
}

function isReading(value: unknown): value is WeatherReading {
  if (!isObject(value) || typeof value['group'] !== 'string') return false
  const given = ['temp', 'windMph', 'snow1h', 'rain1h'].every((name) => isNumber(value[name]))
  const more = ['feelsLike', 'humidity', 'gustMph', 'windFrom']
  return given && more.every((name) => value[name] === undefined || isNumber(value[name]))
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
