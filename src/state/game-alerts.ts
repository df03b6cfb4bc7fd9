import type { Game } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import type { RuleChange } from '../domain/people/game-alerts/alert-rule'
import { unreadCount, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { productNow } from '../platform/clock'
import { markAlertsRead, changeRule, type AlertsOwner } from '../storage/game-alerts'
import { viewerOf } from '../storage/viewer'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { atom, type Getter } from './store'

/** Which alerts are open: all, or those of one game. */
export type OpenAlerts =
  { readonly kind: 'all' } | { readonly kind: 'game'; readonly slug: GameSlug; readonly game: Game }

export const openAlertsAtom = atom<OpenAlerts | undefined>(undefined)

/** The viewer's alerts on this device; the background script sets them. */
export const gameAlertsAtom = atom<GameAlerts | undefined>(undefined)

export const unreadAlertsAtom = atom((get) => {
  const told = get(gameAlertsAtom)
  return told ? unreadCount(told) : 0
})

export const setAlertRuleAtom = atom(undefined, (get, _set, rule: RuleChange) => {
  const storage = get(portsAtom)?.storage
  const owner = ownerOfAlerts(get)
  if (storage && owner) void changeRule(storage, owner, rule, productNow())
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
