import type { Acknowledgement, KeptAlert } from '../../domain/operations/alerts/alert'
import type { AlertsAnswer } from '../../domain/operations/alerts/alerts-answer'
import type { ThresholdFigures } from '../../domain/operations/alerts/thresholds'
import { isMetadata, isSubStatus } from './console-shape'
import { isFlag, isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isKeptAlert = objectOf<KeptAlert>({
  id: isText,
  key: isText,
  type: oneOf('error', 'warning', 'system', 'performance'),
  title: isText,
  message: isText,
  timestamp: isNumber,
  severity: oneOf('critical', 'warning', 'other'),
  source: isText,
  resolved: isFlag,
  lastSeen: isNumber,
  count: isNumber,
  correlationId: optional(isText),
  metadata: optional(isMetadata),
  clearedAt: optional(isNumber),
  acknowledged: optional(objectOf<Acknowledgement>({ by: isText, reason: isText, atMs: isNumber })),
})

export const isAlertsAnswer = objectOf<AlertsAnswer>({
  alerts: listOf(isKeptAlert),
  isChecked: isFlag,
  figures: objectOf<ThresholdFigures>({
    errorRate: optional(isNumber),
    apiResponseTime: optional(isNumber),
    activeUsers: optional(isNumber),
    subStatuses: objectOf<ThresholdFigures['subStatuses']>({
      sportsApi: isSubStatus,
      database: isSubStatus,
      authentication: isSubStatus,
    }),
  }),
})
