import type { Game } from '../game/game'
import { isStuck } from '../game/stuck'
import type { Situation } from '../game/situation'
import type { Weather, WeatherCondition } from '../weather/weather'
import { cardStage, isDelayed, type CardStage } from './card-stage'

/** What a card shows of its game. Whatever draws a game asks here, so that no two places contradict each other. */
export interface CardParts {
  readonly badge: 'live' | 'delayed' | 'none'
  readonly score: boolean
  /** Down and distance, who has the ball and where, bases and count, who has a man more. */
  readonly situation: boolean
  readonly timeouts: boolean
  readonly lastPlay: boolean
  /** `bad`: only weather that may be why the game waits. Beside a rain delay the forecast's `Clear` reads like a lie. */
  readonly weather: 'any' | 'bad'
  readonly countdown: boolean
}

const NOTHING: CardParts = {
  badge: 'none',
  score: false,
  situation: false,
  timeouts: false,
  lastPlay: false,
  weather: 'any',
  countdown: false,
}
const PLAYED: CardParts = { ...NOTHING, score: true }
const BREAK: CardParts = { ...PLAYED, badge: 'live', timeouts: true, lastPlay: true }

const PARTS: Readonly<Record<CardStage, CardParts>> = {
  scheduled: { ...NOTHING, countdown: true },
  starting: PLAYED,
  playing: { ...BREAK, situation: true },
  break: BREAK,
  delayed: { ...PLAYED, badge: 'delayed', timeouts: true, weather: 'bad' },
  over: PLAYED,
  // The last state stays, and the card shows how old it is. Facts that hold only for seconds go.
  stuck: { ...PLAYED, timeouts: true, lastPlay: true },
  final: PLAYED,
  suspended: { ...PLAYED, weather: 'bad' },
  off: { ...NOTHING, weather: 'bad' },
}

/** The game waits as before; like every stuck one it has its age in place of a badge. */
const STUCK_IN_DELAY: CardParts = { ...PARTS.delayed, badge: 'none' }

export function cardParts(game: Game): CardParts {
  if (isStuck(game) && isDelayed(game)) return STUCK_IN_DELAY
  return PARTS[cardStage(game)]
}

export function isShownLive(game: Game): boolean {
  return cardParts(game).badge === 'live'
}

export function shownSituation(game: Game): Situation | undefined {
  return game.phase === 'live' && cardParts(game).situation ? game.situation : undefined
}

const BAD: readonly WeatherCondition[] = ['Rain', 'Storm', 'Snow', 'Windy', 'Hazy']

export function shownWeather(game: Game): Weather | undefined {
  const { weather } = game
  if (!weather || cardParts(game).weather === 'any') return weather
  return BAD.includes(weather.condition) && !weather.estimated ? weather : undefined
}
