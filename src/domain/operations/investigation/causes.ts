import { sortedBy } from '../statistics'
import type { Issue } from './issue'
import type { Suspect, SuspectKind } from './suspects'
import { SAME_TIME_MS, type TroubledPart } from './troubled-part'
import { troubledParts, type CauseEvidence } from './troubled-parts'

/** A part that may have caused the issue, with the evidence for it. */
export interface Cause extends Suspect {
  /** Out of 100. The same evidence always gives the same points. */
  readonly points: number
  /** When its trouble began, as far as the evidence reaches. */
  readonly sinceMs: number
  readonly evidence: readonly string[]
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
const MOST_CAUSES = 5

/**
 * The causes of an issue, the likeliest first. The points are counted, not guessed: which part the issue belongs to,
 * which part had trouble first, how many of all troubled lines name the part, and how many other parts depend on it.
 */
export function rankCauses(issue: Issue, evidence: CauseEvidence): readonly Cause[] {
  const found = troubledParts(issue, evidence)
  const weight = found.reduce((sum, one) => sum + one.weight, 0)
  const firstMs = found.reduce((first, one) => Math.min(first, one.sinceMs), issue.timestamp)
  const own = found.filter((one) => one.isOwn)
  const causes = found.map((one) => {
    const explains = own.find((other) => doesExplain(one, other))
    const isExplained = one.isOwn && found.some((other) => doesExplain(other, one))
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
      (POINTS_FOR_SHARE * one.weight) / weight + POINTS_FOR_FIRST * earliness + POINTS_FOR_DEPTH[one.kind]
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

function doesExplain(deeper: TroubledPart, other: TroubledPart): boolean {
  return (
    deeper.isTimed &&
    deeper.isBroken &&
    !other.isSaidByPart &&
    SHOWS_IN[deeper.kind].includes(other.kind) &&
    deeper.sinceMs <= other.sinceMs + SAME_TIME_MS
  )
}
