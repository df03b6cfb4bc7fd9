import { easternClock } from '../time/eastern'
import { DAY_MS } from '../time/intervals'
import type { GolfState } from './tournament'

export interface RoundClues {
  readonly state: GolfState
  readonly completed: boolean
  /** The feed's round; 0 and absent mean that it does not say. */
  readonly period?: number
  readonly detail: string
  readonly startMs?: number
  readonly rounds: number
}

const FINAL_ROUND = 4
const SUNDAY = 0
const MONDAY = 1
const WEDNESDAY = 3
const THURSDAY = 4

/** The feed's word first: a round put off by rain is not on its usual day. */
export function currentRound(clues: RoundClues, nowMs: number): number {
  const { state, period = 0, detail, rounds } = clues
  if (period > 0) return Math.min(period, rounds)
  if (state === 'pre' && !/Round [1-4]\b/i.test(detail)) return roundBeforeEvent(clues.startMs, nowMs)
  return namesRound(detail) ? roundFromDetail(detail) : roundOfWeekday(nowMs, clues.completed)
}

/** Round 1 to 4; Final counts as 4; 1 when the text names none. */
export function roundFromDetail(detail: string): number {
  const named = /Round ([1-4])\b/i.exec(detail)?.[1]
  if (named !== undefined) return Number(named)
  return /\bfinal\b/i.test(detail) ? FINAL_ROUND : 1
}

/** Thursday to Sunday are rounds 1 to 4. Round 4 lasts until Monday 6:00, or until Wednesday 18:00 once completed. */
export function roundOfWeekday(nowMs: number, completed: boolean): number {
  const { weekday, hour } = easternClock(nowMs)
  if (weekday >= THURSDAY) return weekday - THURSDAY + 1
  if (weekday === SUNDAY) return FINAL_ROUND
  if (completed) return weekday === WEDNESDAY && hour >= 18 ? 1 : FINAL_ROUND
  return weekday === MONDAY && hour < 6 ? FINAL_ROUND : 1
}

/** Before the feed opens an event its round follows from the days since the start. */
function roundBeforeEvent(startMs: number | undefined, nowMs: number): number {
  const days = startMs === undefined ? 0 : Math.floor((nowMs - startMs) / DAY_MS)
  return Math.min(Math.max(days + 1, 1), FINAL_ROUND)
}

function namesRound(detail: string): boolean {
  return /Round [1-4]\b|\bfinal\b/i.test(detail)
}
