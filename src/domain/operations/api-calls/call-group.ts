import { ALL_LEAGUES } from '../../league'
import type { CallHistory } from './call-history'
import { mergeFigures, type CallFigures } from './minute-calls'

/** The calls of one kind for one league in some span of time, added up. */
export interface CallGroup {
  readonly kind: string
  /** The league's slug; empty for calls that belong to no league. */
  readonly league: string
  /** Absent for GET. */
  readonly method?: string
  readonly figures: CallFigures
}

/** The longest call of a kind and league within a minute: only that one is kept as a single call. */
export interface LongCall extends Omit<CallGroup, 'figures'> {
  readonly minuteMs: number
  readonly durationMs: number
}

/** The data that the API Analytics section shows. */
export interface CallsAnswer {
  readonly hours: number
  readonly groups: readonly CallGroup[]
  /** Longest first. */
  readonly slowest: readonly LongCall[]
  readonly history: CallHistory
}

/** Adds up the groups of several steps that have the same kind, league and method. */
export function mergeGroups(steps: readonly (readonly CallGroup[])[]): readonly CallGroup[] {
  const merged = new Map<string, CallGroup>()
  for (const group of steps.flat()) {
    const name = `${group.kind} ${group.league} ${group.method ?? ''}`
    const before = merged.get(name)
    merged.set(name, before ? { ...group, figures: mergeFigures(before.figures, group.figures) } : group)
  }
  return [...merged.values()]
}

/** The spans of time that an operator can choose. */
export const CALL_SPANS = [
  { hours: 1, label: 'Last hour' },
  { hours: 24, label: 'Last 24 hours' },
  { hours: 168, label: 'Last 7 days' },
] as const

export const MAX_SLOWEST_CALLS = 15

/** `scoreboard NFL`, or `weather` for a call without a league. */
export function endpointName({ kind, league }: Omit<CallGroup, 'figures'>): string {
  return `${kind} ${sportName(league)}`.trim()
}

/** The league's label; empty for calls that belong to no league. */
export function sportName(slug: string): string {
  return ALL_LEAGUES.find((league) => league.slug === slug)?.label ?? ''
}
