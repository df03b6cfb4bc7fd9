import { beforeEach, describe, expect, it } from 'vitest'
import { NO_GAME_ALERTS, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { sampleHead } from '../domain/testing/sample-game'
import { adoptAlerts, alertsKey, changeRule, markAlertsRead, readShownAlerts } from './game-alerts'
import { createStorage, type Storage } from './storage'
import { removeRowsOfOthers } from './viewer'

const ANN = { user: 'ann', viewer: 'ann custom_alerts' }
const RULE = { target: 'nfl/12', label: 'Chiefs', kinds: ['final'], points: 2 } as const
const AT = '2026-10-25T18:00:00.000Z'

const alertOf = (slug: 'nfl' | 'nba') =>
  ({ id: slug, kind: 'final', slug, gameId: '1', title: 'Final', body: '', at: 100 }) as const

describe('game alerts on a device', () => {
  let storage: Storage
  beforeEach(() => {
    storage = createStorage()
  })
  const told = async (): Promise<GameAlerts | undefined> =>
    (await storage.read('gameAlerts', alertsKey(ANN.viewer)))?.told

  it('are not shown while operators hide their league, and come back with it', async () => {
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, alerts: [alertOf('nfl'), alertOf('nba')] }, AT)
    const shown = async () => (await readShownAlerts(storage, ANN.viewer))?.alerts.map(({ slug }) => slug)
    expect(await shown()).toEqual(['nfl', 'nba'])
    await storage.save('heads', sampleHead({ id: 'nfl', visible: false }))
    expect(await shown()).toEqual(['nba'])
    await storage.save('heads', sampleHead({ id: 'nfl', visible: true }))
    expect(await shown()).toEqual(['nfl', 'nba'])
  })

  it.each([
    ['has an older one', [{ ...RULE, kinds: ['start'], at: 50 }]],
    ['has a newer one', [{ ...RULE, kinds: ['start'], at: 200 }]],
    ['has none', []],
  ] as const)('keep a rule that still waits to be sent though the server %s', async (_what, rules) => {
    await changeRule(storage, ANN, RULE, 100)
    expect(await storage.readAll('outbox')).toMatchObject([
      { user: 'ann', kind: 'alert-rule', body: RULE, at: 100 },
    ])
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, rules }, AT)
    expect((await told())?.rules).toEqual([{ ...RULE, at: 100 }])
  })

  it('are kept beside each other, each of them once, under the name of their viewer', async () => {
    const other = { ...RULE, target: 'nba/2', label: 'Celtics' } as const
    await changeRule(storage, ANN, RULE, 100)
    await changeRule(storage, ANN, other, 200)
    await changeRule(storage, ANN, { ...RULE, points: 3 }, 300)
    const rules = [
      { ...other, at: 200 },
      { ...RULE, points: 3, at: 300 },
    ]
    expect(await storage.readAll('gameAlerts')).toEqual([
      {
        key: 'ann custom_alerts/game-alerts',
        told: { ...NO_GAME_ALERTS, rules },
        checkedAt: '1970-01-01T00:00:00.100Z',
      },
    ])
  })

  it('count a rule as changed after it was set, also when the clock was set back since', async () => {
    await changeRule(storage, ANN, { ...RULE, target: 'nba/2' }, 900)
    await changeRule(storage, ANN, RULE, 100)
    await changeRule(storage, ANN, { ...RULE, points: 3 }, 50)
    expect((await told())?.rules.map(({ target, at }) => [target, at])).toEqual([
      ['nba/2', 900],
      ['nfl/12', 101],
    ])
  })

  it("take the server's rule once their own has been sent", async () => {
    await changeRule(storage, ANN, RULE, 100)
    await storage.remove('outbox', () => true)
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, rules: [{ ...RULE, kinds: [], at: 200 }] }, AT)
    expect((await told())?.rules).toEqual([{ ...RULE, kinds: [], at: 200 }])
  })

  it('stay read once they were read here or elsewhere', async () => {
    await markAlertsRead(storage, ANN, 20, 100)
    expect(await storage.readAll('outbox')).toMatchObject([
      { user: 'ann', kind: 'alerts-read', body: { to: 20 }, at: 100 },
    ])
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, readTo: 10 }, AT)
    expect((await told())?.readTo).toBe(20)
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, readTo: 30 }, AT)
    expect((await told())?.readTo).toBe(30)
  })

  it('count as unread again when the clock was set back to more than a minute before they were read', async () => {
    await markAlertsRead(storage, ANN, Date.parse(AT) + 60_000, 100)
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, readTo: 10 }, AT)
    expect((await told())?.readTo).toBe(Date.parse(AT) + 60_000)
    await markAlertsRead(storage, ANN, Date.parse(AT) + 60_001, 100)
    await adoptAlerts(storage, ANN, { ...NO_GAME_ALERTS, readTo: 10 }, AT)
    expect((await told())?.readTo).toBe(10)
  })

  it.each(['guest', 'ann', 'bob custom_alerts'])('leave the device when its viewer is %j', async (viewer) => {
    await adoptAlerts(storage, ANN, NO_GAME_ALERTS, AT)
    await removeRowsOfOthers(storage, ANN.viewer)
    expect(await told()).toBeDefined()
    await removeRowsOfOthers(storage, viewer)
    expect(await told()).toBeUndefined()
  })
})
