import { expect, it } from 'vitest'
import { NO_GAME_ALERTS, type GameAlert } from '../domain/people/game-alerts/game-alert'
import { gameAlertsAtom, unreadAlertsAtom } from './game-alerts'
import { createStore } from './store'

const alert = (at: number): GameAlert => ({
  id: String(at),
  kind: 'start',
  slug: 'nfl',
  gameId: '1',
  title: 'Kickoff',
  body: 'BUF at MIA',
  at,
})

it('alerts of games are unread if they came after the last one that was read', () => {
  const store = createStore()
  expect(store.get(unreadAlertsAtom)).toBe(0)
  store.set(gameAlertsAtom, { ...NO_GAME_ALERTS, alerts: [alert(3), alert(2), alert(1)], readTo: 1 })
  expect(store.get(unreadAlertsAtom)).toBe(2)
})
