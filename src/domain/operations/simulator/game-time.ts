import { baseballTime } from './game-time-baseball'
import { clockTime } from './game-time-clock'
import { simulatedKind, type DeveloperSport } from './simulated-game'
import { timeText } from './game-label'

/** What a status text says about where a game stands. */
export interface GameTimeState {
  readonly isLive: boolean
  readonly isFinal: boolean
  readonly displayTime: string
  /** Milliseconds of the scheduled start; games without one sort last. */
  readonly sortableTime: number
  readonly isHalftime: boolean
  readonly isOvertime: boolean
  readonly isShootout: boolean
  readonly isIntermission: boolean
  readonly isEndOfPeriod: boolean
  readonly isDelayed: boolean
  readonly isPostponed: boolean
  readonly periodNumber?: number
  readonly period?: string
  readonly inningHalf?: 'top' | 'bottom' | 'middle' | 'end'
}

export interface GameTimeFacts {
  /** The feed's short status text. */
  readonly status: string
  /** ISO time; absent when the feed has none. */
  readonly start?: string | undefined
  readonly tied: boolean
}

/** The members that are recognised in a status text; the others are as before the start. */
export type RecognisedTime = Partial<Omit<GameTimeState, 'sortableTime'>> & { readonly displayTime: string }

const LAST = Number.MAX_SAFE_INTEGER

/** Reads the status text of a sport; for an unknown text it shows the scheduled start, or TBD without one. */
export function gameTime(sport: DeveloperSport, { status, start, tied }: GameTimeFacts): GameTimeState {
  const startMs = Date.parse(start ?? '')
  const text = status.trim()
  const kind = simulatedKind(sport)
  const recognised = kind === 'baseball' ? baseballTime(text) : clockTime(text, kind, tied)
  return {
    ...NOT_STARTED,
    displayTime: Number.isNaN(startMs) ? 'TBD' : timeText(startMs),
    sortableTime: Number.isNaN(startMs) ? LAST : startMs,
    ...recognised,
  }
}

const NOT_STARTED = {
  isLive: false,
  isFinal: false,
  isHalftime: false,
  isOvertime: false,
  isShootout: false,
  isIntermission: false,
  isEndOfPeriod: false,
  isDelayed: false,
  isPostponed: false,
}
