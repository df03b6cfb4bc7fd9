import type { LogEntry } from '../logs/log-entry'
import type { Cause } from './causes'
import type { Issue } from './issue'
import type { Step } from './step'

/** The id of the alert or log entry that is investigated. */
export interface IncidentRef {
  readonly kind: 'alert' | 'log'
  readonly id: string
}

/** All that the investigation shows, computed at the moment of asking. */
export interface Investigation {
  readonly ref: IncidentRef
  readonly title: string
  readonly issue: Issue
  readonly steps: readonly Step[]
  /** The log entries nearest in time, those of the same action first. */
  readonly related: readonly LogEntry[]
  /** How many there are; `related` holds only the first. */
  readonly relatedCount: number
  readonly causes: readonly Cause[]
  /** Addresses that failed within the hour after the issue. */
  readonly endpoints: readonly string[]
  /** The pattern of the issue's message, which similar messages share. */
  readonly pattern: string
  /** The alert that can be acknowledged; absent when there is none, or when somebody has. */
  readonly openAlert?: { readonly id: string; readonly title: string }
}

const SHAPE = /^(?:alert|log):[a-z0-9]{15}$/

/** The reference as it stands in the page's address. */
export function incidentText({ kind, id }: IncidentRef): string {
  return `${kind}:${id}`
}

export function parseIncident(value: unknown): IncidentRef | undefined {
  if (typeof value !== 'string' || !SHAPE.test(value)) return undefined
  const [kind, id] = value.split(':') as [IncidentRef['kind'], string]
  return { kind, id }
}

/** The text of an export: the whole investigation, with its times as ISO texts. */
export function exportedIncident(investigation: Investigation): string {
  return JSON.stringify(
    investigation,
    (name, value: unknown) =>
      (name === 'timestamp' || name === 'sinceMs') && Number.isFinite(value)
        ? new Date(value as number).toISOString()
        : value,
    2,
  )
}
