import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import type { Tournament } from './tournament'

/** When and where a round begins for somebody. */
export interface Tee {
  readonly at: number
  readonly hole: 1 | 10
  /** Those who play together have the same number. */
  readonly group: number
}

const FIRST_MORNING = 7 * 60
const FIRST_AFTERNOON = 12 * 60 + 20
const EVERY_MIN = 11
const FIRST_LATE_ROUND = 8 * 60
const LATE_ROUND_EVERY_MIN = 10
const LAST_LATE_START = 14 * 60

/**
 * Rounds 1 and 2: groups of three (two teams) from both tees, one half in the morning and one after noon. A group that
 * begins early begins late on the next day, at the other tee.
 */
export function openingTee(tournament: Tournament, round: 1 | 2, place: number, size: number): Tee {
  const together = tournament.kind === 'pairs' ? 2 : 3
  const group = Math.floor(place / together)
  const groups = Math.ceil(size / together)
  const quarter = Math.ceil(groups / 4)
  const wave = Math.floor(group / quarter)
  const turned = round === 1 ? wave : 3 - wave
  const first = turned < 2 ? FIRST_MORNING : FIRST_AFTERNOON
  const minutes = first + (group % quarter) * EVERY_MIN
  return { at: localTime(tournament, round, minutes), hole: turned % 2 === 0 ? 1 : 10, group }
}

/** Rounds 3 and 4: pairs from the first tee, the leaders last. `place` counts from the lead. */
export function closingTee(tournament: Tournament, round: 3 | 4, place: number, size: number): Tee {
  const groups = Math.ceil(size / 2)
  const group = groups - 1 - Math.floor(place / 2)
  const every = Math.min(LATE_ROUND_EVERY_MIN, (LAST_LATE_START - FIRST_LATE_ROUND) / groups)
  // Small fields begin later, so that the last pair starts at two.
  const first = Math.max(FIRST_LATE_ROUND, LAST_LATE_START - groups * every)
  return { at: localTime(tournament, round, Math.floor(first + group * every)), hole: 1, group }
}

function localTime({ first, course }: Tournament, round: number, minutes: number): number {
  const eastern = minutes + course.zone * 60
  return easternTimeToMs(addDays(first, round - 1), 0, eastern)
}
