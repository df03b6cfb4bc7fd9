import type { GameSlug } from '../../src/domain/league'

/** Ways in which a feed lets one down. */
export type FaultKind = 'status' | 'timeout' | 'slow' | 'truncated' | 'malformed' | 'missing-fields' | 'empty'
export type RouteName = 'scoreboard' | 'summary' | 'odds' | 'image' | 'weather'

export interface Fault {
  readonly id: string
  readonly kind: FaultKind
  /** Absent: every route, every league. */
  readonly route?: RouteName
  readonly league?: GameSlug
  readonly status: number
  readonly delayMs: number
  /** How many answers it still spoils; absent: until cleared. */
  times?: number
}

export const FAULT_KINDS: readonly FaultKind[] = [
  'status',
  'timeout',
  'slow',
  'truncated',
  'malformed',
  'missing-fields',
  'empty',
]
export const ROUTE_NAMES: readonly RouteName[] = ['scoreboard', 'summary', 'odds', 'image', 'weather']

export interface Faults {
  add(fault: Omit<Fault, 'id'>): string
  clear(): void
  list(): readonly Fault[]
  /** The fault for this request, if there is one; counts it as used. */
  take(route: RouteName, league: GameSlug | undefined): Fault | undefined
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

function fits(fault: Fault, route: RouteName, league: GameSlug | undefined): boolean {
  return (fault.route ?? route) === route && (fault.league ?? league) === league
}
