import { countText } from '../figure-text'

/**
 * How many fans reached each achievement within 30 days; each fan counts once for each. The product gives no medals:
 * these are the achievements that its rows can prove.
 */
export interface Achievements {
  /** 5 sessions or more. */
  readonly powerUsers: number
  /** Sessions in 3 leagues or more. */
  readonly explorers: number
  /** Sessions on 7 Eastern days or more. */
  readonly regulars: number
}

export const LEAST_LEAGUES = 3
export const LEAST_DAYS = 7

export function achievementsEarned({ powerUsers, explorers, regulars }: Achievements): number {
  return powerUsers + explorers + regulars
}

/** `2 power users, 1 explorer, 0 regulars` */
export function achievementsText({ powerUsers, explorers, regulars }: Achievements): string {
  return [
    countText(powerUsers, 'power user'),
    countText(explorers, 'explorer'),
    countText(regulars, 'regular'),
  ].join(', ')
}
