import type { CallGroup } from '../api-calls/call-group'
import { inThousands } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import { groupBy } from '../statistics'
import { IMPACT_WINDOW_MS, RELATED_LOGS_WINDOW_MS } from '../../time/intervals'
import { failingCalls } from './failing-calls'
import type { Issue } from './issue'
import { isSaidByPart, nameOf, suspectOf } from './suspects'
import { troubledBuilds } from './troubled-builds'
import type { TroubledPart } from './troubled-part'
import { withWholeFeed } from './whole-feed'

export interface CauseEvidence {
  readonly entries: readonly LogEntry[]
  /** The upstream calls around the issue, by kind and league. */
  readonly calls: readonly CallGroup[]
}

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
