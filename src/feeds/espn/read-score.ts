import { isRecord, wholeWithin } from '../read'

/** Nobody has scored more in any of these sports; a higher number is a fault and would burst every card. */
const MOST = 999

/** A team's score: a text on scoreboards, an object on schedules, and sometimes a number. */
export function readScore(value: unknown): number | undefined {
  const told = isRecord(value) ? [value['value'], value['displayValue']] : [value]
  return told.map(points).find((score) => score !== undefined)
}

/** Some sources write a whole number as `21.0`. */
function points(value: unknown): number | undefined {
  const plain = typeof value === 'string' ? value.trim().replace(/\.0+$/, '') : value
  return wholeWithin(plain, 0, MOST)
}
