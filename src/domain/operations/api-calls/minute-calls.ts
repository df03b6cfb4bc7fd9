import { CALL_OUTCOMES, type CallOutcome } from './api-call'
import { classOf, mergeHistograms, type Histogram } from './call-histogram'

/** One upstream request as it is counted. */
export interface MeasuredCall {
  /** `scoreboard`, `summary`, `schedule`, `odds`, `image`, `weather`, … */
  readonly kind: string
  /** The league's slug; empty for calls that belong to no league. */
  readonly league: string
  /** Absent for GET, which nearly all calls are. */
  readonly method?: string
  readonly outcome: CallOutcome
  readonly durationMs: number
}

type Bad = Readonly<Partial<Record<CallOutcome, number>>>

/**
 * Calls of one kind and league within a minute: how many, the sum of their milliseconds, the longest, how many fell
 * into each class of durations, and how many failed. A tuple to save space: 43,200 minutes of them are kept.
 */
export type CallFigures = readonly [n: number, sumMs: number, maxMs: number, classes: Histogram, bad?: Bad]

/** Keyed by `{kind} {league}`, followed by the method unless that is GET. */
export type MinuteCalls = Readonly<Record<string, CallFigures>>

/** The minute in PocketBase's ISO form, which sorts by time in the database. */
export function minuteOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')}:00.000Z`
}

export function minuteCalls(calls: readonly MeasuredCall[]): MinuteCalls {
  return calls.reduce((sum: MinuteCalls, call) => mergeMinutes(sum, figuresOf(call)), {})
}

function figuresOf({ kind, league, method = '', outcome, durationMs }: MeasuredCall): MinuteCalls {
  const ms = Math.max(0, Math.round(durationMs))
  const good = [1, ms, ms, { [classOf(ms)]: 1 }] as const
  return {
    [`${kind} ${league} ${method}`.trimEnd()]: outcome === 'success' ? good : [...good, { [outcome]: 1 }],
  }
}

export function mergeMinutes(a: MinuteCalls, b: MinuteCalls): MinuteCalls {
  const merged: Record<string, CallFigures> = { ...a }
  for (const [name, figures] of Object.entries(b)) {
    const before = merged[name]
    merged[name] = before ? mergeFigures(before, figures) : figures
  }
  return merged
}

export function mergeFigures(a: CallFigures, b: CallFigures): CallFigures {
  const good = [a[0] + b[0], a[1] + b[1], Math.max(a[2], b[2]), mergeHistograms(a[3], b[3])] as const
  const bad = mergeBad(a[4], b[4])
  return bad ? [...good, bad] : good
}

function mergeBad(a: Bad | undefined, b: Bad | undefined): Bad | undefined {
  if (!a || !b) return a ?? b
  const counted = CALL_OUTCOMES.map((outcome) => [outcome, (a[outcome] ?? 0) + (b[outcome] ?? 0)] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** Which upstream a kind of call goes to. */
export function serviceOfKind(kind: string): 'feed' | 'feed-core' | 'images' | 'weather' | 'other' {
  switch (kind) {
    case 'scoreboard':
    case 'summary':
    case 'leaderboard':
    case 'schedule':
      return 'feed'
    case 'odds':
      return 'feed-core'
    case 'image':
      return 'images'
    case 'weather':
      return 'weather'
    default:
      return 'other'
  }
}
