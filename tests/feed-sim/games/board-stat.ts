import type { Part } from './sim-game'

/** A number that the scoreboard shows beside a team. */
export function boardStat(name: string, abbreviation: string, value: string | number): Part {
  return { name, abbreviation, displayValue: String(value) }
}
