import type { AlertRule, RuleChange } from '../domain/people/game-alerts/alert-rule'
import { NO_GAME_ALERTS, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { knownTime } from '../domain/people/outbox/known-time'
import { timeOfNewChoice } from '../domain/people/favourites/favourite'
import { hiddenLeagues } from '../domain/tabs/hidden-leagues'
import { MINUTE_MS } from '../domain/time/intervals'
import { waitingEntries } from './outbox'
import { putEntry } from './put-entry'
import type { Storage } from './storage'
import { keyFor } from './viewer'

export function alertsKey(viewer: string): string {
  return keyFor(viewer, 'game-alerts')
}

/** `user`: whose alerts they are. `viewer`: the same user with the rights that the alerts were given for. */
export interface AlertsOwner {
  readonly user: string
  readonly viewer: string
}

/**
 * What may be shown here. Alerts of leagues that operators have hidden are left out even before the server says so
 * again, which a page without a connection waits for.
 */
export async function readShownAlerts(storage: Storage, viewer: string): Promise<GameAlerts | undefined> {
  const [stored, heads] = await Promise.all([
    storage.read('gameAlerts', alertsKey(viewer)),
    storage.readAll('heads'),
  ])
  const hidden = hiddenLeagues(heads)
  return stored && { ...stored.told, alerts: stored.told.alerts.filter(({ slug }) => !hidden.has(slug)) }
}

/** Takes effect on this device at once; the outbox brings it to the server and to the user's other devices. */
export async function changeRule(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  rule: RuleChange,
  nowMs: number,
): Promise<void> {
  const known = (await storage.read('gameAlerts', alertsKey(viewer)))?.told.rules
  const at = timeOfNewChoice(
    known?.find(({ target }) => target === rule.target),
    nowMs,
  )
  await putEntry(storage, { user, kind: 'alert-rule', body: { ...rule }, at })
  await changeStored(storage, viewer, nowMs, (told) => ({
    ...told,
    rules: withRule(told.rules, { ...rule, at }),
  }))
}

/** Marks everything up to this time as read. */
export async function markAlertsRead(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  to: number,
  nowMs: number,
): Promise<void> {
  await putEntry(storage, { user, kind: 'alerts-read', body: { to }, at: nowMs })
  await changeStored(storage, viewer, nowMs, (told) => ({ ...told, readTo: Math.max(told.readTo, to) }))
}

/** By so much the page's clock may be corrected at any time. */
const CORRECTED_MS = MINUTE_MS

/** Stores what the server says, except for rules that this device has not sent yet. */
export async function adoptAlerts(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  told: GameAlerts,
  checkedAt: string,
): Promise<void> {
  const waiting = waitingEntries(await storage.readAll('outbox'), user)
  // Of all that users do, only rules have a target.
  const unsent = new Set(waiting.map(({ body }) => body['target']))
  const key = alertsKey(viewer)
  await storage.change('gameAlerts', [key], (stored) => {
    const own = stored?.told ?? NO_GAME_ALERTS
    const kept = own.rules.filter(({ target }) => unsent.has(target))
    const rules = kept.reduce(withRule, told.rules)
    const readHere = knownTime(own.readTo, Date.parse(checkedAt) + CORRECTED_MS)
    return { key, told: { ...told, rules, readTo: Math.max(readHere, told.readTo) }, checkedAt }
  })
}

function withRule(rules: readonly AlertRule[], rule: AlertRule): readonly AlertRule[] {
  return [...rules.filter(({ target }) => target !== rule.target), rule]
}

function changeStored(
  storage: Storage,
  viewer: string,
  nowMs: number,
  change: (told: GameAlerts) => GameAlerts,
): Promise<void> {
  const key = alertsKey(viewer)
  return storage.change('gameAlerts', [key], (stored) => ({
    key,
    told: change(stored?.told ?? NO_GAME_ALERTS),
    checkedAt: stored?.checkedAt ?? new Date(nowMs).toISOString(),
  }))
}
