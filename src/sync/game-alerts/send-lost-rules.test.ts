import { beforeEach, expect, it } from 'vitest'
import type { AlertRule } from '../../domain/people/game-alerts/alert-rule'
import { NO_GAME_ALERTS } from '../../domain/people/game-alerts/game-alert'
import { DAY_MS, HOUR_MS } from '../../domain/time/intervals'
import { changeRule } from '../../storage/game-alerts'
import { putEntry } from '../../storage/put-entry'
import { createStorage, type Storage } from '../../storage/storage'
import { createLostRules } from './send-lost-rules'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const ANN = { user: 'ann', viewer: 'ann custom_alerts' }
const RULE = { target: 'nfl/12', label: 'Chiefs', kinds: ['final'], points: 2 } as const
const OTHER = { target: 'nba/2', label: 'Celtics', kinds: [], points: 2 } as const

let storage: Storage
let hear: (rules: readonly AlertRule[]) => Promise<void>
beforeEach(() => {
  storage = createStorage()
  const sendLost = createLostRules(storage, ANN)
  hear = (rules) => sendLost({ ...NO_GAME_ALERTS, rules }, NOW)
})

/** The user has set this rule on this device, and the server has heard of it. */
async function known(rule: typeof RULE | typeof OTHER, ago = HOUR_MS) {
  await changeRule(storage, ANN, rule, NOW - ago)
  await storage.remove('outbox', () => true)
}

const entries = async () =>
  (await storage.readAll('outbox')).map(({ user, body, at }) => ({ user, body, at }))

it('rules that the server has lost are sent again with their own times, one that was taken back too', async () => {
  await known(RULE)
  await known(OTHER)
  await hear([])
  const at = NOW - HOUR_MS
  expect(await entries()).toEqual([
    { user: 'ann', body: RULE, at },
    { user: 'ann', body: OTHER, at },
  ])
})

it('a rule that the server names is not sent, even if it names another wish', async () => {
  await known(RULE)
  await hear([{ ...RULE, kinds: ['start'], at: 1 }])
  expect(await entries()).toEqual([])
})

it('an old rule gets a time that the server takes', async () => {
  await known(RULE, 300 * DAY_MS)
  await hear([])
  expect((await entries()).map(({ at }) => at)).toEqual([NOW - 22 * DAY_MS])
})

it('a rule is sent again only once, though the server never names it', async () => {
  await known(RULE)
  await hear([])
  await storage.remove('outbox', () => true)
  await hear([])
  expect(await entries()).toEqual([])
})

it.each([
  ['still waits', {}],
  ['was refused, about which its user decides', { refused: 'It is too long ago' }],
])('a rule is not sent beside its own entry, which %s', async (_what, state) => {
  await known(RULE)
  await putEntry(storage, { user: 'ann', kind: 'alert-rule', body: RULE, at: 9, ...state } as const)
  await hear([])
  expect(await storage.readAll('outbox')).toHaveLength(1)
})

it('an entry of somebody else about that team is none of this user’s', async () => {
  await known(RULE)
  await putEntry(storage, { user: 'ben', kind: 'alert-rule', body: RULE, at: 9 })
  await hear([])
  expect((await entries()).map(({ user }) => user).toSorted()).toEqual(['ann', 'ben'])
})

it('a device that has no rules yet sends none', async () => {
  await hear([])
  expect(await entries()).toEqual([])
})
