import type { Cause } from '../../domain/operations/investigation/causes'
import type { Escalated } from '../../domain/operations/investigation/escalated'
import type { IncidentRef, Investigation } from '../../domain/operations/investigation/investigation'
import type { Issue } from '../../domain/operations/investigation/issue'
import type { Fact, Step } from '../../domain/operations/investigation/step'
import { SUSPECT_KINDS } from '../../domain/operations/investigation/suspects'
import { isLogEntry, isLogLine, isMetadata } from './console-shape'
import { isNumber, isText, listOf, objectOf, oneOf, optional, type Guard } from './guards'

const isIssue = objectOf<Issue>({
  type: isText,
  timestamp: isNumber,
  id: optional(isText),
  line: optional(isLogLine),
  correlationId: optional(isText),
  metadata: optional(isMetadata),
})

const isStep = objectOf<Step>({
  id: oneOf('context', 'related-logs', 'system-impact', 'user-impact', 'recommendations'),
  title: isText,
  insights: listOf(isText),
  data: listOf(objectOf<Fact>({ name: isText, value: isText })),
  actions: listOf(
    oneOf(
      'view-all-logs',
      'export',
      'view-metrics',
      'view-users',
      'automated-fix',
      'escalate',
      'acknowledge',
    ),
  ),
})

const isCause = objectOf<Cause>({
  kind: oneOf(...SUSPECT_KINDS),
  name: isText,
  points: isNumber,
  sinceMs: isNumber,
  evidence: listOf(isText),
})

export const isInvestigation = objectOf<Investigation>({
  ref: objectOf<IncidentRef>({ kind: oneOf('alert', 'log'), id: isText }),
  title: isText,
  issue: isIssue,
  steps: listOf(isStep),
  related: listOf(isLogEntry),
  relatedCount: isNumber,
  causes: listOf(isCause),
  endpoints: listOf(isText),
  pattern: isText,
  openAlert: optional(objectOf<NonNullable<Investigation['openAlert']>>({ id: isText, title: isText })),
})

const isTold = objectOf<Extract<Escalated, { kind: 'told' }>>({ kind: oneOf('told'), operators: isNumber })
const isNotTold = objectOf<{ readonly kind: Exclude<Escalated['kind'], 'told'> }>({
  kind: oneOf('no-mail', 'too-often', 'just-told'),
})

export const isEscalated: Guard<Escalated> = (value): value is Escalated => isTold(value) || isNotTold(value)
