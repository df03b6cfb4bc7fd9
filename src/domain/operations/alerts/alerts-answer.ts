import { isObject } from '../../json'
import type { KeptAlert } from './alert'
import type { ThresholdFigures } from './thresholds'

/** The data that the Alerts section shows. */
export interface AlertsAnswer {
  /** All alerts that go on, and the latest of those that are over. */
  readonly alerts: readonly KeptAlert[]
  /** Whether the server has looked for alerts in the last minutes: if not, nobody knows of new ones. */
  readonly isChecked: boolean
  readonly figures: ThresholdFigures
}

/** An operator acknowledges an alert and gives a reason. */
export interface AcknowledgeRequest {
  readonly id: string
  readonly reason: string
}

export const LONGEST_REASON = 500

export function parseAcknowledge(value: unknown): AcknowledgeRequest | undefined {
  if (!isObject(value)) return undefined
  const { id, reason } = value
  if (typeof id !== 'string' || typeof reason !== 'string') return undefined
  const said = reason.trim()
  return id !== '' && said !== '' && said.length <= LONGEST_REASON ? { id, reason: said } : undefined
}
