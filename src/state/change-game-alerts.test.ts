import { describe, expect, it } from 'vitest'
import { NO_GAME_ALERTS } from '../domain/people/game-alerts/game-alert'
import { createStorage } from '../storage/storage'
import { readAlertsAtom, setAlertRuleAtom } from './change-game-alerts'
import { gameAlertsAtom } from './game-alerts'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'

const RULE = { target: 'nfl/12', label: 'Chiefs', kinds: ['start'], points: 2 } as never
const signedIn = {
  kind: 'signed-in',
  user: { id: 'ann', email: '' },
  tier: 'registered',
  can: [],
} as const

function open(isSignedIn = true) {
  const storage = createStorage()
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  if (isSignedIn) store.set(sessionAtom, signedIn)
  return { store, told: () => storage.readAll('outbox') }
}

describe('alerts of games', () => {
  it('are read up to the newest on the screen, which is sent to the server once', async () => {
    const { store, told } = open()
    store.set(readAlertsAtom, 3)
    expect(await told()).toMatchObject([{ user: 'ann', kind: 'alerts-read', body: { to: 3 } }])
    store.set(gameAlertsAtom, { ...NO_GAME_ALERTS, readTo: 3 })
    store.set(readAlertsAtom, 3)
    store.set(readAlertsAtom, 0)
    expect(await told()).toHaveLength(1)
  })

  it('follow rules, which are sent to the server', async () => {
    const { store, told } = open()
    store.set(setAlertRuleAtom, RULE)
    await expect.poll(told).toMatchObject([{ user: 'ann', kind: 'alert-rule', body: RULE }])
  })

  it('send nothing to the server for guests', async () => {
    const { store, told } = open(false)
    store.set(setAlertRuleAtom, RULE)
    store.set(readAlertsAtom, 3)
    // What a user sends later is there only once everything before it would be.
    store.set(sessionAtom, signedIn)
    store.set(setAlertRuleAtom, RULE)
    await expect.poll(told).not.toEqual([])
    expect(await told()).toMatchObject([{ user: 'ann' }])
  })
})
