import { timeOfNewChoice } from '../domain/people/favourites/favourite'
import type { AlertRule, RuleChange } from '../domain/people/game-alerts/alert-rule'
import { productNow } from '../platform/clock'
import { changeRule, markAlertsRead, type AlertsOwner } from '../storage/game-alerts'
import { viewerOf } from '../storage/viewer'
import { gameAlertsAtom } from './game-alerts'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { atom, type Getter } from './store'

/* Apart from `game-alerts.ts`, which every page needs for the number of unread ones: only the open dialog changes them. */

/** Returns the rule as the device will have stored it a moment later. `known`: the one before. */
export const setAlertRuleAtom = atom(undefined, (get, _set, change: RuleChange, known?: AlertRule) => {
  const storage = get(portsAtom)?.storage
  const owner = ownerOfAlerts(get)
  if (!storage || !owner) return undefined
  const rule: AlertRule = { ...change, at: timeOfNewChoice(known, productNow()) }
  void changeRule(storage, owner, change, rule.at)
  return rule
})

/** Marks what is on the screen as read. */
export const readAlertsAtom = atom(undefined, (get, _set, to: number) => {
  const storage = get(portsAtom)?.storage
  const owner = ownerOfAlerts(get)
  if (storage && owner && to > (get(gameAlertsAtom)?.readTo ?? 0))
    void markAlertsRead(storage, owner, to, productNow())
})

function ownerOfAlerts(get: Getter): AlertsOwner | undefined {
  const session = get(sessionAtom)
  return session.kind === 'signed-in' ? { user: session.user.id, viewer: viewerOf(session) } : undefined
}
