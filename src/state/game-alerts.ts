import type { Game } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import { unreadCount, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { atom } from './store'

/** Which alerts are open: all, or those of one game. */
export type OpenAlerts =
  | { readonly kind: 'all' }
  | { readonly kind: 'game'; readonly slug: GameSlug; readonly game: Game }

export const openAlertsAtom = atom<OpenAlerts | undefined>(undefined)

/** The viewer's alerts on this device; the background script sets them. */
export const gameAlertsAtom = atom<GameAlerts | undefined>(undefined)

export const unreadAlertsAtom = atom((get) => {
  const told = get(gameAlertsAtom)
  return told ? unreadCount(told) : 0
})
