import { MODEL_CALL } from '../api-calls/api-call'
import type { CallGroup } from '../api-calls/call-group'
import { troubledCalls } from '../api-calls/call-totals'
import { inThousands } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import { groupBy } from '../statistics'
import { IMPACT_WINDOW_MS, MINUTE_MS, RELATED_LOGS_WINDOW_MS, SLOW_API_OVER_MS } from '../../time/intervals'
import type { Issue } from './issue'
import { isSaidByPart, suspectOf, upstreamOfCall, type Suspect } from './suspects'

export interface CauseEvidence {
  readonly entries: readonly LogEntry[]
  /** The upstream calls around the issue, by kind and league. */
  readonly calls: readonly CallGroup[]
}

/** A part that had trouble around the issue, and what is known of that trouble. */
export interface TroubledPart extends Suspect {
  /** When its trouble began, as far as the evidence reaches. */
  readonly sinceMs: number
  /** How many log lines and calls speak of the trouble. */
  readonly weight: number
  /** The issue itself is trouble of this part. */
  readonly isOwn: boolean
  /**
   * False for calls without log lines: when they began to fail is unknown, so they count as no earlier and explain
   * nothing.
   */
  readonly isTimed: boolean
  /** Something failed. A part that was only slow, or only wrote warnings, explains little. */
  readonly isBroken: boolean
  /** The part reported its trouble itself, so no other part can be the cause of it. */
  readonly isSaidByPart: boolean
  readonly facts: readonly string[]
}

/** Log lines are saved late and clocks differ, so times within this span count as the same time. */
export const SAME_TIME_MS = MINUTE_MS
/**
 * When this many leagues have trouble, the whole feed is the cause; fewer are enough when their trouble began at once.
 */
const LEAGUES_FOR_WHOLE_FEED = 3
const LEAGUES_AT_ONCE_FOR_WHOLE_FEED = 2

/** The parts that had trouble around the issue. When several leagues have it at once, they are one part: the feed. */
export function troubledParts(issue: Issue, evidence: CauseEvidence): readonly TroubledPart[] {
  return withWholeFeed(partsIn(issue, evidence))
}

/** One for each part that lines or calls speak of. */
function partsIn(issue: Issue, { entries, calls }: CauseEvidence): readonly TroubledPart[] {
  const near = entries.filter(
    ({ level, timestamp }) =>
      (level === 'error' || level === 'warn') &&
      timestamp >= issue.timestamp - IMPACT_WINDOW_MS &&
      timestamp <= issue.timestamp + RELATED_LOGS_WINDOW_MS,
  )
  const ownName = issue.line && nameOf(suspectOf(issue.line))
  const bySuspect = groupBy(near, (entry) => nameOf(suspectOf(entry)))
  const failing = failingCalls(calls)
  const parts = [...bySuspect].map(([id, lines]): TroubledPart => {
    const suspect = suspectOf(lines[0])
    const called = suspect.kind === 'upstream' ? failing.get(suspect.name) : undefined
    const isSameAction = lines.some(
      ({ correlationId }) => correlationId !== undefined && correlationId === issue.correlationId,
    )
    return {
      ...suspect,
      sinceMs: lines.reduce((first, { timestamp }) => Math.min(first, timestamp), Infinity),
      weight: lines.length + (called?.weight ?? 0),
      isOwn: id === ownName || isSameAction,
      isTimed: true,
      isBroken: lines.some(({ level }) => level === 'error'),
      isSaidByPart: lines.some(isSaidByPart),
      facts: [
        `${inThousands(lines.length)} of ${inThousands(near.length)} lines of trouble speak of it`,
        ...(isSameAction ? ['It failed in the same action'] : []),
        ...(called?.facts ?? []),
      ],
    }
  })
  const silent = [...failing].filter(([name]) => !bySuspect.has(nameOf({ kind: 'upstream', name })))
  return [
    ...parts,
    ...partOfIssue(issue, parts),
    ...troubledBuilds(near, parts),
    ...silent.map(([name, called]): TroubledPart => ({
      kind: 'upstream',
      name,
      sinceMs: issue.timestamp,
      isOwn: false,
      isTimed: false,
      isSaidByPart: false,
      ...called,
    })),
  ]
}

/** The line that raised the issue is evidence for its part, even when the log does not have the line (any more). */
function partOfIssue({ line, timestamp }: Issue, parts: readonly TroubledPart[]): readonly TroubledPart[] {
  if (!line || parts.some(({ isOwn }) => isOwn)) return []
  return [
    {
      ...suspectOf(line),
      sinceMs: timestamp,
      weight: 1,
      isOwn: true,
      isTimed: true,
      isBroken: line.level === 'error',
      isSaidByPart: isSaidByPart(line),
      facts: [],
    },
  ]
}

type FailingCalls = Pick<TroubledPart, 'weight' | 'facts' | 'isBroken'>

function failingCalls(calls: readonly CallGroup[]): ReadonlyMap<string, FailingCalls> {
  const failing = new Map<string, FailingCalls>()
  for (const group of calls) {
    const { kind, league, figures } = group
    const [n, sumMs] = figures
    const failed = troubledCalls(group)
    const isSlow = kind !== MODEL_CALL && n > 0 && sumMs / n > SLOW_API_OVER_MS
    if (failed === 0 && !isSlow) continue
    failing.set(upstreamOfCall(kind, league), {
      weight: failed + (isSlow ? n : 0),
      isBroken: failed > 0,
      facts: [
        ...(failed > 0 ? [`${inThousands(failed)} of ${inThousands(n)} calls failed`] : []),
        ...(isSlow ? [`${inThousands(n)} calls took ${Math.round(sumMs / n)}ms on average`] : []),
      ],
    })
  }
  return failing
}

/** When a component breaks in one build only and pages of another build are well, that build is the cause. */
function troubledBuilds(near: readonly LogEntry[], parts: readonly TroubledPart[]): readonly TroubledPart[] {
  const pages = near.filter(({ buildId }) => buildId !== undefined)
  const builds = new Set(pages.map(({ buildId }) => buildId))
  if (builds.size < 2) return []
  return parts.flatMap((one): readonly TroubledPart[] => {
    if (one.kind !== 'component') return []
    const lines = pages.filter((entry) => nameOf(suspectOf(entry)) === nameOf(one))
    const own = new Set(lines.map(({ buildId }) => buildId))
    const [build] = own
    if (build === undefined || own.size > 1) return []
    return [
      {
        ...one,
        kind: 'build',
        name: build,
        facts: [`Only pages of this build have trouble with ${one.name}`],
      },
    ]
  })
}

function withWholeFeed(parts: readonly TroubledPart[]): readonly TroubledPart[] {
  const scoreboards = parts.filter(({ kind, name }) => kind === 'upstream' && name.endsWith(' scoreboard'))
  // When some scoreboards fail, those that are only slow do not count towards the whole feed.
  const broken = scoreboards.filter(({ isBroken }) => isBroken)
  const upstreams = broken.length > 0 ? broken : scoreboards
  if (upstreams.length < (beganAtOnce(upstreams) ? LEAGUES_AT_ONCE_FOR_WHOLE_FEED : LEAGUES_FOR_WHOLE_FEED))
    return parts
  return [
    ...parts.filter((one) => !upstreams.includes(one)),
    {
      kind: 'upstream',
      name: 'Sports feed',
      sinceMs: upstreams.reduce((first, one) => Math.min(first, one.sinceMs), Infinity),
      weight: upstreams.reduce((sum, one) => sum + one.weight, 0),
      isOwn: upstreams.some((one) => one.isOwn),
      isTimed: upstreams.some((one) => one.isTimed),
      isBroken: upstreams.some((one) => one.isBroken),
      isSaidByPart: false,
      facts: [
        `${upstreams.length} leagues have trouble at once: ${upstreams.map(({ name }) => name).join(', ')}`,
      ],
    },
  ]
}

function beganAtOnce(parts: readonly TroubledPart[]): boolean {
  const began = parts.map(({ sinceMs }) => sinceMs)
  return parts.every(({ isTimed }) => isTimed) && Math.max(...began) - Math.min(...began) <= SAME_TIME_MS
}

function nameOf({ kind, name }: Suspect): string {
  return `${kind} ${name}`
}
