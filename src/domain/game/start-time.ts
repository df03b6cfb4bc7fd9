import { easternClock } from '../time/eastern'
import { DAY_MS, HOUR_MS } from '../time/intervals'
import type { Game } from './game'

/**
 * The moment a game starts, if it is known. The feed writes an open start as Eastern midnight, when hardly a game ever
 * starts, so that counts as unknown.
 */
export function startTimeMs(start: string | undefined): number | undefined {
  const ms = timeOf(start)
  return ms === undefined || isEasternMidnight(ms) ? undefined : ms
}

/** Games are sorted by their starts, so the calendar is asked only at the two times of day that can be midnight there. */
function isEasternMidnight(ms: number): boolean {
  const ofDay = ms % DAY_MS
  return (ofDay === 4 * HOUR_MS || ofDay === 5 * HOUR_MS) && easternClock(ms).hour === 0
}

/**
 * An open start may still come with some hour, and college games on Hawaii do start at Eastern midnight. So the feed's
 * own text decides if it tells either.
 */
export function knownStartMs({ start, startTime }: Pick<Game, 'start' | 'startTime'>): number | undefined {
  if (saysToBeDecided(startTime)) return undefined
  return saysMidnight(startTime) ? timeOf(start) : startTimeMs(start)
}

/** Whether a game ahead has no known start. The feed makes up an hour for it, which must not be taken for one. */
export function isStartOpen(game: Game): boolean {
  return game.phase === 'scheduled' && knownStartMs(game) === undefined
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
