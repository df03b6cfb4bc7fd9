import type { AlertRule, RuleChange } from '../domain/people/game-alerts/alert-rule'
import { NO_GAME_ALERTS, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { sayingTime } from '../domain/people/favourites/favourite'
import { waitingEntries } from './outbox'
import { putEntry } from './put-entry'
import type { Storage } from './storage'
import { keyFor } from './viewer'

export function alertsKey(viewer: string): string {
  return keyFor(viewer, 'game-alerts')
}

/** Whose alerts they are, and for which rights. */
export interface AlertsOwner {
  readonly user: string
  readonly viewer: string
}

/** In effect on this device at once; the server and the user's other devices hear of it from the outbox. */
export async function sayRule(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  rule: RuleChange,
  nowMs: number,
): Promise<void> {
  const known = (await storage.read('gameAlerts', alertsKey(viewer)))?.told.rules
  const at = sayingTime(
    known?.find(({ target }) => target === rule.target),
    nowMs,
  )
  await putEntry(storage, { user, kind: 'alert-rule', body: { ...rule }, at })
  await changeTold(storage, viewer, nowMs, (told) => ({
    ...told,
    rules: withRule(told.rules, { ...rule, at }),
  }))
}

/** Everything that there is now is read. */
export async function markAlertsRead(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  to: number,
  nowMs: number,
): Promise<void> {
  await putEntry(storage, { user, kind: 'alerts-read', body: { to }, at: nowMs })
  await changeTold(storage, viewer, nowMs, (told) => ({ ...told, readTo: Math.max(told.readTo, to) }))
}

/** The server's word, but for what this device has yet to tell it. */
export async function adoptAlerts(
  storage: Storage,
  { user, viewer }: AlertsOwner,
  told: GameAlerts,
  checkedAt: string,
): Promise<void> {
  const waiting = waitingEntries(await storage.readAll('outbox'), user)
  const untold = new Set(
    waiting.filter(({ kind }) => kind === 'alert-rule').map(({ body }) => body['target']),
  )
  const key = alertsKey(viewer)
  await storage.change('gameAlerts', [key], (stored) => {
    const own = stored?.told ?? NO_GAME_ALERTS
    const kept = own.rules.filter(({ target }) => untold.has(target))
    const rules = kept.reduce(withRule, told.rules)
    return { key, told: { ...told, rules, readTo: Math.max(own.readTo, told.readTo) }, checkedAt }
  })
}

function withRule(rules: readonly AlertRule[], rule: AlertRule): readonly AlertRule[] {
  return [...rules.filter(({ target }) => target !== rule.target), rule]
}

function changeTold(
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
