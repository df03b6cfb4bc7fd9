import { newestFirst, sortedBy } from '../statistics'
import type { Alert, FoundAlert, KeptAlert } from './alert'
import { isOfPage } from './find-alerts'

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
 * At most ten errors and five warnings of the server wait for an operator, and as many of pages: anybody can send a
 * page's lines, and they must not hide trouble of the server. When more are found at once, the latest are raised. Those
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
  const waiting = goingOn.map((one) => one.found).filter(({ key }) => !acknowledged.has(key))
  const latest = (type: Alert['type'], most: number) =>
    [false, true].flatMap((ofPage) => {
      const isSuch = (alert: FoundAlert) => alert.type === type && isOfPage(alert) === ofPage
      return begun.filter(isSuch).slice(0, Math.max(0, most - waiting.filter(isSuch).length))
    })
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
