import type { CallGroup } from '../api-calls/call-group'
import type { LogEntry } from '../logs/log-entry'
import { groupBy, sortedBy } from '../statistics'
import { IMPACT_WINDOW_MS, MINUTE_MS, RELATED_LOGS_WINDOW_MS, SLOW_API_OVER_MS } from '../../time/intervals'
import type { Issue } from './issue'
import { isSaidByPart, suspectOf, upstreamOfCall, type Suspect, type SuspectKind } from './suspects'

/** A part that may have caused the issue, with the evidence for it. */
export interface Cause extends Suspect {
  /** Out of 100. The same evidence always gives the same points. */
  readonly points: number
  /** When its trouble began, as far as the evidence reaches. */
  readonly sinceMs: number
  readonly evidence: readonly string[]
}

export interface CauseEvidence {
  readonly entries: readonly LogEntry[]
  /** The upstream calls around the issue, by kind and league. */
  readonly calls: readonly CallGroup[]
}

const POINTS_FOR_OWN = 30
const POINTS_FOR_SHARE = 30
const POINTS_FOR_FIRST = 20
/** Points for depth: more other parts depend on a deeper part, so its failure explains more. */
const POINTS_FOR_DEPTH: Readonly<Record<SuspectKind, number>> = {
  database: 20,
  clock: 16,
  upstream: 15,
  edge: 12,
  mail: 12,
  build: 12,
  deploy: 12,
  'sign-in': 8,
  outbox: 8,
  server: 8,
  route: 4,
  component: 2,
}
/** For each kind of part: the other kinds in which its trouble also shows. */
const SHOWS_IN: Readonly<Record<SuspectKind, readonly SuspectKind[]>> = {
  database: ['server', 'route', 'component', 'sign-in', 'mail', 'outbox'],
  clock: ['sign-in', 'outbox'],
  upstream: ['server', 'route', 'component'],
  edge: ['component', 'route'],
  mail: [],
  build: ['component'],
  deploy: [],
  'sign-in': ['outbox'],
  outbox: [],
  server: ['route'],
  route: [],
  component: [],
}
/** Log lines are saved late and clocks differ, so times within this span count as the same time. */
const SAME_TIME_MS = MINUTE_MS
/**
 * When this many leagues have trouble, the whole feed is the cause; fewer are enough when their trouble began at once.
 */
const LEAGUES_FOR_WHOLE_FEED = 3
const LEAGUES_AT_ONCE_FOR_WHOLE_FEED = 2
const MOST_CAUSES = 5

/**
 * The causes of an issue, the likeliest first. The points are counted, not guessed: which part the issue belongs to,
 * which part had trouble first, how many of all troubled lines name the part, and how many other parts depend on it.
 */
export function rankCauses(issue: Issue, evidence: CauseEvidence): readonly Cause[] {
  const found = withWholeFeed([...casesOf(issue, evidence)])
  const weight = found.reduce((sum, one) => sum + one.weight, 0)
  const firstMs = found.reduce((first, one) => Math.min(first, one.sinceMs), issue.timestamp)
  const own = found.filter((one) => one.isOwn)
  const causes = found.map((one) => {
    const explains = own.find((other) => other !== one && doesExplain(one, other))
    const isExplained = one.isOwn && found.some((other) => other !== one && doesExplain(other, one))
    const lead = issue.timestamp - firstMs
    const earliness = lead <= SAME_TIME_MS ? 1 : Math.max(0, 1 - (one.sinceMs - firstMs) / lead)
    const tied = explains
      ? POINTS_FOR_OWN
      : one.isOwn
        ? isExplained
          ? POINTS_FOR_OWN / 3
          : POINTS_FOR_OWN
        : 0
    const around =
      (weight > 0 ? (POINTS_FOR_SHARE * one.weight) / weight : 0) +
      POINTS_FOR_FIRST * earliness +
      POINTS_FOR_DEPTH[one.kind]
    // Trouble that has nothing to do with the issue may be a separate incident.
    const isTied = tied > 0 || own.length === 0
    const points = tied + (one.isBroken && isTied ? around : around / 2)
    return {
      kind: one.kind,
      name: one.name,
      sinceMs: one.sinceMs,
      points: Math.round(points),
      evidence: [
        ...(one.isOwn ? ['The issue is trouble of this part'] : []),
        ...(explains ? [`It explains the trouble of ${explains.name}`] : []),
        ...(one.sinceMs <= firstMs && found.length > 1 ? ['Its trouble came first'] : []),
        ...one.facts,
      ],
    }
  })
  return sortedBy(
    causes,
    (cause) => -cause.points,
    (cause) => cause.sinceMs,
    (cause) => `${cause.kind} ${cause.name}`,
  ).slice(0, MOST_CAUSES)
}

interface Case extends Suspect {
  readonly sinceMs: number
  readonly weight: number
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

function casesOf(issue: Issue, { entries, calls }: CauseEvidence): readonly Case[] {
  const near = entries.filter(
    ({ level, timestamp }) =>
      (level === 'error' || level === 'warn') &&
      timestamp >= issue.timestamp - IMPACT_WINDOW_MS &&
      timestamp <= issue.timestamp + RELATED_LOGS_WINDOW_MS,
  )
  const ownName = issue.line && nameOf(suspectOf(issue.line))
  const bySuspect = groupBy(near, (entry) => nameOf(suspectOf(entry)))
  const failing = failingCalls(calls)
  const cases = [...bySuspect].map(([id, lines]): Case => {
    const suspect = suspectOf(lines[0]!)
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
        `${lines.length} of ${near.length} lines of trouble speak of it`,
        ...(isSameAction ? ['It failed in the same action'] : []),
        ...(called?.facts ?? []),
      ],
    }
  })
  const silent = [...failing].filter(([name]) => !bySuspect.has(nameOf({ kind: 'upstream', name })))
  return [
    ...cases,
    ...ownCase(issue, cases),
    ...buildCases(near, cases),
    ...silent.map(([name, called]): Case => ({
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
function ownCase({ line, timestamp }: Issue, cases: readonly Case[]): readonly Case[] {
  if (!line || cases.some(({ isOwn }) => isOwn)) return []
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

type FailingCalls = Pick<Case, 'weight' | 'facts' | 'isBroken'>

function failingCalls(calls: readonly CallGroup[]): ReadonlyMap<string, FailingCalls> {
  const failing = new Map<string, FailingCalls>()
  for (const { kind, league, figures } of calls) {
    const [n, sumMs, , , outcomes = {}] = figures
    const failed = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
    const isSlow = n > 0 && sumMs / n > SLOW_API_OVER_MS
    if (failed === 0 && !isSlow) continue
    failing.set(upstreamOfCall(kind, league), {
      weight: failed + (isSlow ? n : 0),
      isBroken: failed > 0,
      facts: [
        ...(failed > 0 ? [`${failed} of ${n} calls failed`] : []),
        ...(isSlow ? [`${n} calls took ${Math.round(sumMs / n)}ms on average`] : []),
      ],
    })
  }
  return failing
}

/** When a component breaks in one build only and pages of another build are well, that build is the cause. */
function buildCases(near: readonly LogEntry[], cases: readonly Case[]): readonly Case[] {
  const pages = near.filter(({ buildId }) => buildId !== undefined)
  const builds = new Set(pages.map(({ buildId }) => buildId))
  if (builds.size < 2) return []
  return cases.flatMap((one): readonly Case[] => {
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

function withWholeFeed(cases: readonly Case[]): readonly Case[] {
  const scoreboards = cases.filter(({ kind, name }) => kind === 'upstream' && name.endsWith(' scoreboard'))
  // When some scoreboards fail, those that are only slow do not count towards the whole feed.
  const broken = scoreboards.filter(({ isBroken }) => isBroken)
  const upstreams = broken.length > 0 ? broken : scoreboards
  if (upstreams.length < (beganAtOnce(upstreams) ? LEAGUES_AT_ONCE_FOR_WHOLE_FEED : LEAGUES_FOR_WHOLE_FEED))
    return cases
  return [
    ...cases.filter((one) => !upstreams.includes(one)),
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

function beganAtOnce(cases: readonly Case[]): boolean {
  const began = cases.map(({ sinceMs }) => sinceMs)
  return cases.every(({ isTimed }) => isTimed) && Math.max(...began) - Math.min(...began) <= SAME_TIME_MS
}

function doesExplain(deeper: Case, other: Case): boolean {
  return (
    deeper.isTimed &&
    deeper.isBroken &&
    !other.isSaidByPart &&
    SHOWS_IN[deeper.kind].includes(other.kind) &&
    deeper.sinceMs <= other.sinceMs + SAME_TIME_MS
  )
}

function nameOf({ kind, name }: Suspect): string {
  return `${kind} ${name}`
}
