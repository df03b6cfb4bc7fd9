import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import { activeAlerts } from '../../src/domain/operations/alerts/alert-list'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import type { Overview } from '../../src/domain/operations/dashboard/overview'
import { about, ago, NOW, openAlertsDesk, type AlertsDesk } from '../support/alerts-desk'
import { boardOfFeed } from '../support/boards'
import { changeDatabase } from '../support/change-database'
import { changeLate } from '../support/change-late'
import { refuseWrites } from '../support/refuse-writes'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { asSuperuser, makeUser, type TestUser } from '../support/users'

/** Alerts as the server keeps them. */
let product: Product
let operator: TestUser
let desk: AlertsDesk
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: ['nfl'], rate: 0, slate: 'standard' })
  operator = await makeUser(product, { superuser: true, record: { display_name: 'Ann Lee' } })
  desk = openAlertsDesk(product, operator)
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

describe('trouble', () => {
  it('is one alert, however many lines report it, and shows the latest of them', async () => {
    await desk.line('Card 1 broke', { timestamp: ago(4) })
    await desk.line('Card 22 broke', { timestamp: ago(2), correlationId: 'act-1', metadata: { status: 500 } })
    await desk.line('Card 3 broke', { timestamp: ago(11) })
    const [alert, ...others] = about(await desk.look(), 'broke')
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      title: 'SCREEN Error',
      message: 'Card 22 broke',
      severity: 'critical',
      timestamp: Date.parse(ago(4)),
      lastSeen: Date.parse(ago(2)),
      count: 2,
      correlationId: 'act-1',
      metadata: { status: 500 },
      resolved: false,
    })
  })

  it('leads to the latest of lines that have the same words', async () => {
    await desk.line('Net torn', { timestamp: ago(5), correlationId: 'act-first', metadata: { status: 500 } })
    await desk.line('Net torn', { timestamp: ago(2), correlationId: 'act-latest', metadata: { status: 503 } })
    const [alert] = about(await desk.look(), 'Net torn')
    expect(alert).toMatchObject({ correlationId: 'act-latest', metadata: { status: 503 }, count: 2 })
    expect([alert?.timestamp, alert?.lastSeen]).toEqual([Date.parse(ago(5)), Date.parse(ago(2))])
  })

  it('whose long text is cut at a character of two halves does not keep other trouble from being saved', async () => {
    for (const length of [270, 271, 272]) await desk.line(`${'y'.repeat(length)}${'🏀'.repeat(30)}`)
    await desk.look()
    await desk.line('Hoop bent')
    const answer = await desk.look()
    expect(about(answer, '🏀')).toHaveLength(3)
    expect(about(answer, 'Hoop bent')).toHaveLength(1)
    await desk.forget('yyy')
  })

  it('of the server is raised, whatever pages say meanwhile', async () => {
    const at = Date.parse(ago(0.5))
    for (let batch = 0; batch < 12; batch++) {
      const words = Array.from({ length: 20 }, (_, index) => 'ab'[batch % 2] + 'x'.repeat(20 * batch + index))
      const lines = words.map((message) => ({ at, level: 'error', category: 'SCREEN', message }))
      const lastOne = { at, level: 'error', category: 'SERVER', message: 'Scoreboard bulb out' }
      const told = await fetch(`${product.url}/api/logs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [lastOne, ...lines.slice(1)] }),
      })
      expect(told.status).toBe(204)
    }
    await desk.look()
    await desk.line('Scoreboard bulb out', { category: 'SERVER', timestamp: ago(3) })
    const [own] = about(await desk.look(), 'bulb').filter(({ timestamp }) => timestamp === Date.parse(ago(3)))
    expect(own).toMatchObject({ title: 'SERVER Error', count: 1 })
    await desk.forget('x')
    await desk.forget('bulb')
  })

  it('is raised in an evening of slow calls too, each of which takes another time', async () => {
    const slow = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)
      INSERT INTO logs (timestamp, level, category, message)
      SELECT '${ago(1)}', 'warn', 'API', 'A slow call (kind scoreboard, league nhl, ms ' || (2000 + n) || ')' FROM numbers`
    await changeDatabase(product.dataDir, ['DELETE FROM logs', slow])
    await desk.look()
    await desk.line('Ticket booth of the server bent', { category: 'SERVER', timestamp: ago(8) })
    await desk.line('Ticket booth of a page bent', { session_id: 'ab12cd34', timestamp: ago(3) })
    const answer = await desk.look()
    expect(about(answer, 'Ticket booth').map(({ message }) => message)).toHaveLength(2)
    expect(about(answer, 'A slow call').map(({ count }) => count)).toEqual([600])
    await desk.forget('Ticket booth')
    await changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message LIKE 'A slow call%'`])
  })

  it('is found by the server itself, even when nobody looks', async () => {
    await desk.line('Whistle lost')
    await until(
      'the alert',
      async () => about(await desk.ask<AlertsAnswer>('GET', 'alerts'), 'Whistle').length > 0,
      90_000,
    )
  })

  it('that ends becomes a past alert, and a new alert when it comes back', async () => {
    await desk.line('Ball is flat')
    const [first] = about(await desk.look(), 'Ball')
    await desk.forget('Ball is flat')
    const [cleared] = about(await desk.look(), 'Ball')
    expect(cleared).toMatchObject({ id: first?.id, clearedAt: Date.parse(NOW) })
    await desk.line('Ball is flat')
    const again = about(await desk.look(), 'Ball')
    expect(again.map(({ clearedAt }) => clearedAt === undefined)).toEqual([true, false])
    expect(again[0]?.id).not.toBe(first?.id)
  })

  it('is a scoreboard that is down as well, until it answers', async () => {
    await product.control.fail({ league: 'nfl', route: 'scoreboard', kind: 'status', status: 503 })
    const down = (answer: AlertsAnswer) => activeAlerts(about(answer, 'NFL scoreboard is down')).length
    try {
      await until('the alert', async () => {
        await desk.statusOf('POST', 'check', {})
        return down(await desk.look()) === 1
      })
    } finally {
      await product.control.recover()
    }
    await until('its end', async () => {
      await desk.statusOf('POST', 'check', {})
      return down(await desk.look()) === 0
    })
  })
})

describe('slow requests', () => {
  const slow = (session_id: string, ms: number, more: object = {}) =>
    desk.line(`Slow API call: /api/bells took ${ms} ms`, {
      level: 'warn',
      category: 'PERFORMANCE',
      session_id,
      ...more,
    })

  it('of one phone raise no alert however many there are, and those of three phones do', async () => {
    for (const ms of [2100, 2200, 2300, 2300]) await slow('train', ms)
    await slow('walk', 2400, { user_id: operator.id })
    await slow('ride', 2500, { user_id: operator.id })
    expect(about(await desk.look(), 'bells')).toEqual([])
    await slow('bus', 2300)
    expect(about(await desk.look(), 'bells')).toMatchObject([{ title: 'PERFORMANCE Warning', count: 7 }])
  })
})

describe('an acknowledgement', () => {
  it('is kept with name and reason for as long as the trouble goes on, and no later one replaces it', async () => {
    await desk.line('Scarf stolen')
    const { id } = about(await desk.look(), 'Scarf')[0] as KeptAlert
    const said = { by: 'Ann Lee', reason: 'Known', atMs: Date.parse(NOW) }
    const answer = await desk.ask<AlertsAnswer>('POST', 'alerts/acknowledge', { id, reason: ' Known ' })
    expect(about(answer, 'Scarf')).toMatchObject([{ id, resolved: true, acknowledged: said }])
    await desk.statusOf('POST', 'alerts/acknowledge', { id, reason: 'Something else' })
    await desk.line('Scarf stolen', { timestamp: ago(0) })
    expect(about(await desk.look(), 'Scarf')).toMatchObject([
      { id, resolved: true, acknowledged: said, count: 2 },
    ])
  })

  it('of an operator without a name shows no address, which not all operators may see', async () => {
    const nameless = await makeUser(product, { superuser: true, record: { display_name: '' } })
    await desk.line('Whistle lost')
    const { id } = about(await desk.look(), 'Whistle')[0] as KeptAlert
    const answer = await openAlertsDesk(product, nameless).ask('POST', 'alerts/acknowledge', {
      id,
      reason: 'Known',
    })
    expect(JSON.stringify(answer)).not.toContain('@')
    expect(answer).toMatchObject({
      alerts: expect.arrayContaining([
        expect.objectContaining({
          id,
          acknowledged: expect.objectContaining({ by: `User ${nameless.id.slice(-6)}` }) as object,
        }),
      ]) as object,
    })
  })

  it('needs an existing alert and a reason', async () => {
    const status = (body: object) => desk.statusOf('POST', 'alerts/acknowledge', body)
    await desk.line('Flag torn')
    const { id } = about(await desk.look(), 'Flag')[0] as KeptAlert
    expect(await status({ id: 'nothing', reason: 'Known' })).toBe(404)
    expect([await status({ id, reason: ' ' }), await status({ id })]).toEqual([400, 400])
    expect(about(await desk.look(), 'Flag')).toMatchObject([{ id, resolved: false }])
    expect(await status({ id, reason: 'Known' })).toBe(200)
  })
})

it('the dashboard counts the same alerts', async () => {
  await until('the same number', async () => {
    const { alerts } = await desk.look()
    const { metrics } = await desk.ask<Overview>('GET', 'overview')
    return metrics.activeAlerts !== 0 && metrics.activeAlerts === activeAlerts(alerts).length
  })
})

it('the alert that nothing can be written is counted on the dashboard too, where the database is down', async () => {
  const { id } = await makeUser(product)
  await desk.look()
  const { activeAlerts: before } = (await desk.ask<Overview>('GET', 'overview')).metrics
  expect(before).toBeDefined()
  const writeAgain = await refuseWrites(product.dataDir, 'logs', 'database or disk is full')
  try {
    // A line of the log waits to be written.
    await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { tier: 'premium' })
    const { metrics } = await desk.ask<Overview>('GET', 'overview')
    expect(metrics).toMatchObject({ activeAlerts: before! + 1, database: 'down' })
    const { alerts } = await desk.ask<AlertsAnswer>('GET', 'alerts')
    expect(activeAlerts(alerts).map(({ title }) => title)).toContain('Storage Refuses Writes')
  } finally {
    await writeAgain()
    await desk.look()
  }
})

it('another process that writes at that moment, such as the operator command, is no refusal of the database', async () => {
  await desk.line('Stairs wet')
  const end = await changeLate(product.dataDir, `UPDATE users SET tier = tier WHERE id = '${operator.id}'`)
  try {
    const answer = desk.look()
    // Meanwhile the server has read the alerts that it keeps.
    for (let count = 0; count < 50; count++) await desk.lineIds('Stairs')
    await end()
    expect(about(await answer, 'Stairs')).toHaveLength(1)
    expect(about(await desk.look(), 'locked')).toEqual([])
  } finally {
    await end()
  }
})
