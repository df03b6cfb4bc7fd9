import type { LogEntry } from '../logs/log-entry'
import type { Cause } from './causes'
import type { Issue } from './issue'
import type { Step } from './step'

/** What is looked into, by its id. */
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
  /** The nearest, those of the same action first. */
  readonly related: readonly LogEntry[]
  readonly causes: readonly Cause[]
  /** Addresses that failed within the hour after it. */
  readonly endpoints: readonly string[]
  /** What it has in common with others like it. */
  readonly pattern: string
  /** The alert that can be acknowledged; absent when there is none, or when somebody has. */
  readonly openAlert?: { readonly id: string; readonly title: string }
}

const SHAPE = /^(alert|log):([a-z0-9]{15})$/

/** As it stands in the address. */
export function incidentText({ kind, id }: IncidentRef): string {
  return `${kind}:${id}`
}

export function parseIncident(value: unknown): IncidentRef | undefined {
  const [, kind, id = ''] = (typeof value === 'string' && SHAPE.exec(value)) || []
  return kind === 'alert' || kind === 'log' ? { kind, id } : undefined
}

/** What an export holds: everything, with times that people can read. */
export function exportedIncident(investigation: Investigation): string {
  return JSON.stringify(
    investigation,
    (name, value: unknown) =>
      (name === 'timestamp' || name === 'sinceMs') && typeof value === 'number' && Number.isFinite(value)
        ? new Date(value).toISOString()
        : value,
    2,
  )
}
