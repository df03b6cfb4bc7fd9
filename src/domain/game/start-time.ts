import { easternClock } from '../time/eastern'
import type { Game } from './game'

/**
 * The moment a game starts, if it is known. The feed writes an open start as Eastern midnight, when hardly a game ever
 * starts, so that counts as unknown.
 */
export function startTimeMs(start: string | undefined): number | undefined {
  const ms = timeOf(start)
  if (ms === undefined) return undefined
  const { hour, minute } = easternClock(ms)
  return hour === 0 && minute === 0 ? undefined : ms
}

/**
 * An open start may still come with some hour, and college games on Hawaii do start at Eastern midnight. So the feed's
 * own text decides if it tells either.
 */
export function knownStartMs({ start, startTime }: Pick<Game, 'start' | 'startTime'>): number | undefined {
  if (saysToBeDecided(startTime)) return undefined
  return saysMidnight(startTime) ? timeOf(start) : startTimeMs(start)
}

/** The text for a start that is open or has no date: the feed's text if that names the day or the hour, else `TBD`. */
export function openStartText({ start, startTime }: Pick<Game, 'start' | 'startTime'>): string {
  const isTold = saysToBeDecided(startTime) || (start === undefined && saysHour(startTime))
  return isTold ? startTime : 'TBD'
}

function saysToBeDecided(startTime: string): boolean {
  return /\bTBD\b/.test(startTime)
}

function saysHour(startTime: string): boolean {
  return /\d:\d\d ?[AP]M\b/i.test(startTime)
}

function saysMidnight(startTime: string): boolean {
  return /\b12:00 ?AM\b/i.test(startTime)
}

function timeOf(start: string | undefined): number | undefined {
  const ms = start === undefined ? NaN : Date.parse(start)
  return Number.isNaN(ms) ? undefined : ms
}
