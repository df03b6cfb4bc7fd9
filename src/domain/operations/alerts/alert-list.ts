import { newestFirst, sortedBy } from '../statistics'
import type { Alert, FoundAlert, KeptAlert } from './alert'

const MAX_ERROR_ALERTS = 10
const MAX_WARNING_ALERTS = 5

/** How one more search for alerts changes the alerts that the server keeps. */
export interface AlertChanges {
  readonly raised: readonly FoundAlert[]
  /** `id` is that of the kept alert, which keeps its beginning and its acknowledgement. */
  readonly goingOn: readonly { readonly id: string; readonly found: FoundAlert }[]
  /** Ids. Trouble that comes back later is a new alert. */
  readonly over: readonly string[]
}

/**
 * At most ten errors and five warnings wait for an operator; when more are found at once, the latest are raised. Those
 * that somebody has acknowledged take no place from new ones.
 */
export function alertChanges(open: readonly KeptAlert[], found: readonly FoundAlert[]): AlertChanges {
  const ids = new Map(open.map(({ key, id }) => [key, id]))
  const goingOn = found.flatMap((alert) => {
    const id = ids.get(alert.key)
    return id === undefined ? [] : [{ id, found: alert }]
  })
  const stay = new Set(goingOn.map(({ id }) => id))
  const begun = sortedBy(
    found.filter(({ key }) => !ids.has(key)),
    ({ lastSeen }) => -lastSeen,
    ({ key }) => key,
  )
  const acknowledged = new Set(open.filter(({ resolved }) => resolved).map(({ key }) => key))
  const latest = (type: Alert['type'], most: number) => {
    const waiting = goingOn.filter(
      ({ found: { key, ...one } }) => one.type === type && !acknowledged.has(key),
    )
    return begun.filter((alert) => alert.type === type).slice(0, Math.max(0, most - waiting.length))
  }
  return {
    raised: [
      ...latest('error', MAX_ERROR_ALERTS),
      ...latest('warning', MAX_WARNING_ALERTS),
      ...begun.filter(({ type }) => type === 'system' || type === 'performance'),
    ],
    goingOn,
    over: open.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
  }
}

/** The alerts that need an operator now, newest first. */
export function activeAlerts(alerts: readonly KeptAlert[]): readonly KeptAlert[] {
  return newestFirst(alerts.filter(({ resolved, clearedAt }) => !resolved && clearedAt === undefined))
}

/** The alerts that an operator has acknowledged, and those whose trouble is over. */
export function pastAlerts(alerts: readonly KeptAlert[]): readonly KeptAlert[] {
  return newestFirst(alerts.filter(({ resolved, clearedAt }) => resolved || clearedAt !== undefined))
}

export interface AlertCounts {
  readonly total: number
  readonly critical: number
  readonly warnings: number
}

export function alertCounts(active: readonly KeptAlert[]): AlertCounts {
  const count = (severity: Alert['severity']) => active.filter((alert) => alert.severity === severity).length
  return { total: active.length, critical: count('critical'), warnings: count('warning') }
}
