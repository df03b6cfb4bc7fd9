import { addDays, easternDay, easternTimeToMs } from '../time/eastern'

/** The Eastern hour at which no game is played and hardly anybody looks at the board. */
const HOUR = 5

/** When the next night's work begins. */
export function nextNightMs(nowMs: number): number {
  const today = easternTimeToMs(easternDay(nowMs), HOUR, 0)
  return today > nowMs ? today : easternTimeToMs(addDays(easternDay(nowMs), 1), HOUR, 0)
}
