/** What college teams have on top of others. */
export interface College {
  readonly conference: Conference
  /** How many people follow it, 1 to 4 as `src/domain/college/program-tiers.ts` has it, 5 for small colleges. */
  readonly tier: 1 | 2 | 3 | 4 | 5
  /** Which of the feed's large groups it belongs to, such as `FBS`. */
  readonly division: Division
  /** The feed knows no colours, logo and venue of some small colleges. */
  readonly isBare: boolean
}

export type Division = 'fbs' | 'fcs' | 'division-one'

export interface Conference {
  /** The feed's id, which is also the value of `groups`. */
  readonly id: string
  readonly name: string
  readonly shortName: string
}
