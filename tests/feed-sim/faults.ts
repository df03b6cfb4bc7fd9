import type { Slug } from '../../src/domain/league'

export const FAULT_KINDS = [
  'status',
  'timeout',
  'slow',
  'truncated',
  'malformed',
  'missing-fields',
  'empty',
  'redirect',
  'oversize',
] as const
export const ROUTE_NAMES = [
  'scoreboard',
  'summary',
  'schedule',
  'leaderboard',
  'odds',
  'image',
  'weather',
] as const

/** The ways in which a feed can fail. */
export type FaultKind = (typeof FAULT_KINDS)[number]
export type RouteName = (typeof ROUTE_NAMES)[number]

export interface Fault {
  readonly id: string
  readonly kind: FaultKind
  /** Absent: every route, every league. */
  readonly route?: RouteName
  readonly league?: Slug
  readonly status: number
  readonly delayMs: number
  /** Where a redirect leads: another host. */
  readonly location: string
  /** How large an oversize answer is, in megabytes. */
  readonly megabytes: number
  /** How many answers it still spoils; absent: until cleared. */
  times?: number
}

export interface Faults {
  add(fault: Omit<Fault, 'id'>): string
  clear(): void
  list(): readonly Fault[]
  /** The fault for this request, if there is one; counts it as used. */
  take(route: RouteName, league: Slug | undefined): Fault | undefined
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  let count = 0
  return {
    add(fault) {
      const id = `fault-${++count}`
      faults.push({ ...fault, id })
      return id
    },
    clear: () => (faults = []),
    list: () => faults,
    take(route, league) {
      const fault = faults.find((candidate) => fits(candidate, route, league))
      if (fault?.times !== undefined && --fault.times <= 0) faults = faults.filter((other) => other !== fault)
      return fault
    },
  }
}

function fits(fault: Fault, route: RouteName, league: Slug | undefined): boolean {
  return (fault.route ?? route) === route && (fault.league ?? league) === league
}
