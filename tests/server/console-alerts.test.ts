import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import { activeAlerts } from '../../src/domain/operations/alerts/alert-list'
import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import type { Overview } from '../../src/domain/operations/dashboard/overview'
import type { Investigation } from '../../src/domain/operations/investigation/investigation'
import { boardOfFeed } from '../support/boards'
import { changeDatabase } from '../support/change-database'
import { changeLate } from '../support/change-late'
import { refuseWrites } from '../support/refuse-writes'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'

/** Alerts as the server keeps them. Time stands still, so trouble ends only when its lines are deleted. */
const NOW = '2026-10-25T18:30:00Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('T', ' ')

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: ['nfl'], rate: 0, slate: 'standard' })
  operator = await makeUser(product, { superuser: true, record: { display_name: 'Ann Lee' } })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

const send = (method: string, path: string, body?: object) =>
  fetch(`${product.url}/api/console/${path}`, {
    method,
    headers: { authorization: operator.token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
async function read<Reply>(response: Promise<Response>): Promise<Reply> {
  const { status, ok } = await response
  expect([ok, status]).toEqual([true, 200])
  return (await (await response).json()) as Reply
}
const look = () => read<AlertsAnswer>(send('POST', 'alerts/check', {}))
const about = ({ alerts }: AlertsAnswer, word: string) =>
  alerts.filter(({ message }) => message.includes(word))
const line = (message: string, more: object = {}) =>
  createRecord<{ readonly id: string }>(product, 'logs', {
    timestamp: ago(1),
    level: 'error',
    category: 'SCREEN',
    message,
    ...more,
  })
const lineIds = async (word: string) => {
  const filter = encodeURIComponent(word === '' ? '' : `message ~ '${word}'`)
  const { items } = await asSuperuser<{ items: { id: string }[] }>(
    product,
    'GET',
    `collections/logs/records?perPage=200&filter=${filter}`,
  )
  return items.map(({ id }) => id)
}
const forget = async (word: string) => {
  for (const id of await lineIds(word)) await asSuperuser(product, 'DELETE', `collections/logs/records/${id}`)
}

describe('trouble', () => {
  it('is one alert, however many lines report it, and shows the latest of them', async () => {
    await line('Card 1 broke', { timestamp: ago(4) })
    await line('Card 22 broke', { timestamp: ago(2), correlationId: 'act-1', metadata: { status: 500 } })
    await line('Card 3 broke', { timestamp: ago(11) })
    const [alert, ...others] = about(await look(), 'broke')
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
    await line('Net torn', { timestamp: ago(5), correlationId: 'act-first', metadata: { status: 500 } })
    await line('Net torn', { timestamp: ago(2), correlationId: 'act-latest', metadata: { status: 503 } })
    const [alert] = about(await look(), 'Net torn')
    expect(alert).toMatchObject({ correlationId: 'act-latest', metadata: { status: 503 }, count: 2 })
    expect([alert?.timestamp, alert?.lastSeen]).toEqual([Date.parse(ago(5)), Date.parse(ago(2))])
  })

  it('whose long text is cut at a character of two halves does not keep other trouble from being saved', async () => {
    for (const length of [270, 271, 272]) await line(`${'y'.repeat(length)}${'🏀'.repeat(30)}`)
    await look()
    await line('Hoop bent')
    const answer = await look()
    expect(about(answer, '🏀')).toHaveLength(3)
    expect(about(answer, 'Hoop bent')).toHaveLength(1)
    await forget('yyy')
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
    await look()
    await line('Scoreboard bulb out', { category: 'SERVER', timestamp: ago(3) })
    const [own] = about(await look(), 'bulb').filter(({ timestamp }) => timestamp === Date.parse(ago(3)))
    expect(own).toMatchObject({ title: 'SERVER Error', count: 1 })
    await forget('x')
    await forget('bulb')
  })

  it('is raised in an evening of slow calls too, each of which takes another time', async () => {
    const slow = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)
      INSERT INTO logs (timestamp, level, category, message)
      SELECT '${ago(1)}', 'warn', 'API', 'A slow call (kind scoreboard, league nhl, ms ' || (2000 + n) || ')' FROM numbers`
    await changeDatabase(product.dataDir, ['DELETE FROM logs', slow])
    await look()
    await line('Ticket booth of the server bent', { category: 'SERVER', timestamp: ago(8) })
    await line('Ticket booth of a page bent', { session_id: 'ab12cd34', timestamp: ago(3) })
    const answer = await look()
    expect(about(answer, 'Ticket booth').map(({ message }) => message)).toHaveLength(2)
    expect(about(answer, 'A slow call').map(({ count }) => count)).toEqual([600])
    await forget('Ticket booth')
    await changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message LIKE 'A slow call%'`])
  })

  it('is found by the server itself, even when nobody looks', async () => {
    await line('Whistle lost')
    await until(
      'the alert',
      async () => about(await read(send('GET', 'alerts')), 'Whistle').length > 0,
      90_000,
    )
  })

  it('that ends becomes a past alert, and a new alert when it comes back', async () => {
    await line('Ball is flat')
    const [first] = about(await look(), 'Ball')
    await forget('Ball is flat')
    const [cleared] = about(await look(), 'Ball')
    expect(cleared).toMatchObject({ id: first?.id, clearedAt: Date.parse(NOW) })
    await line('Ball is flat')
    const again = about(await look(), 'Ball')
    expect(again.map(({ clearedAt }) => clearedAt === undefined)).toEqual([true, false])
    expect(again[0]?.id).not.toBe(first?.id)
  })

  it('is a scoreboard that is down as well, until it answers', async () => {
    await product.control.fail({ league: 'nfl', route: 'scoreboard', kind: 'status', status: 503 })
    const down = (answer: AlertsAnswer) => activeAlerts(about(answer, 'NFL scoreboard is down')).length
    try {
      await until('the alert', async () => {
        await (await send('POST', 'check', {})).text()
        return down(await look()) === 1
      })
    } finally {
      await product.control.recover()
    }
    await until('its end', async () => {
      await (await send('POST', 'check', {})).text()
      return down(await look()) === 0
    })
  })
})

describe('an acknowledgement', () => {
  it('is kept with name and reason for as long as the trouble goes on, and no later one replaces it', async () => {
    await line('Scarf stolen')
    const { id } = about(await look(), 'Scarf')[0] as KeptAlert
    const said = { by: 'Ann Lee', reason: 'Known', atMs: Date.parse(NOW) }
    const answer = await read<AlertsAnswer>(send('POST', 'alerts/acknowledge', { id, reason: ' Known ' }))
    expect(about(answer, 'Scarf')).toMatchObject([{ id, resolved: true, acknowledged: said }])
    await (await send('POST', 'alerts/acknowledge', { id, reason: 'Something else' })).text()
    await line('Scarf stolen', { timestamp: ago(0) })
    expect(about(await look(), 'Scarf')).toMatchObject([{ id, resolved: true, acknowledged: said, count: 2 }])
  })

  it('needs an existing alert and a reason', async () => {
    const status = async (body: object) => {
      const response = await send('POST', 'alerts/acknowledge', body)
      await response.body?.cancel()
      return response.status
    }
    await line('Flag torn')
    const { id } = about(await look(), 'Flag')[0] as KeptAlert
    expect(await status({ id: 'nothing', reason: 'Known' })).toBe(404)
    expect([await status({ id, reason: ' ' }), await status({ id })]).toEqual([400, 400])
    expect(about(await look(), 'Flag')).toMatchObject([{ id, resolved: false }])
    expect(await status({ id, reason: 'Known' })).toBe(200)
  })
})

it('the dashboard counts the same alerts', async () => {
  await until('the same number', async () => {
    const { alerts } = await look()
    const { metrics } = await read<Overview>(send('GET', 'overview'))
    return metrics.activeAlerts > 0 && metrics.activeAlerts === activeAlerts(alerts).length
  })
})

it('the alert that nothing can be written is counted on the dashboard too', async () => {
  const { id } = await makeUser(product)
  await look()
  const before = (await read<Overview>(send('GET', 'overview'))).metrics.activeAlerts
  const writeAgain = await refuseWrites(product.dataDir, 'logs', 'database or disk is full')
  try {
    // A line of the log waits to be written.
    await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { tier: 'premium' })
    const { metrics } = await read<Overview>(send('GET', 'overview'))
    expect(metrics.activeAlerts).toBe(before + 1)
    const { alerts } = await read<AlertsAnswer>(send('GET', 'alerts'))
    expect(activeAlerts(alerts).map(({ title }) => title)).toContain('Storage Refuses Writes')
  } finally {
    await writeAgain()
    await look()
  }
})

it('another process that writes at that moment, such as the operator command, is no refusal of the database', async () => {
  await line('Stairs wet')
  const end = await changeLate(product.dataDir, `UPDATE users SET tier = tier WHERE id = '${operator.id}'`)
  try {
    const answer = look()
    // Meanwhile the server has read the alerts that it keeps.
    for (let count = 0; count < 50; count++) await lineIds('Stairs')
    await end()
    expect(about(await answer, 'Stairs')).toHaveLength(1)
    expect(about(await look(), 'locked')).toEqual([])
  } finally {
    await end()
  }
})

describe('an investigation', () => {
  const investigate = (of: string) => read<Investigation>(send('GET', `investigation?of=${of}`))

  it('of an alert ranks its causes, lists related lines, and names the alert that can be acknowledged', async () => {
    await forget('')
    await line('The feed failed (league nba, source late, reason 503)', {
      category: 'API',
      timestamp: ago(9),
    })
    const action = {
      correlationId: 'ab12cd34-9',
      metadata: { method: 'GET', url: '/api/games/nba/1', status: 500 },
    }
    await line('GET /api/games/nba/1 answered 500', { ...action, category: 'REQUEST', timestamp: ago(5) })
    await line('BoxScore: boom', { correlationId: 'ab12cd34-9', timestamp: ago(4) })
    const [alert] = about(await look(), 'BoxScore')
    const found = await investigate(`alert:${alert?.id}`)
    expect(found.causes.map(({ kind, name }) => `${kind} ${name}`)[0]).toBe('upstream NBA scoreboard')
    expect(found.related.slice(0, 2).map(({ message }) => message)).toEqual([
      'BoxScore: boom',
      'GET /api/games/nba/1 answered 500',
    ])
    expect(found.openAlert).toEqual({ id: alert?.id, title: 'SCREEN Error' })
    expect(found.steps.map(({ id }) => id)).toContain('related-logs')
  })

  it('reads the lines nearest to the issue, however many come within the hour after it', async () => {
    await line('Fuse blown', { timestamp: ago(90) })
    const { id } = await line('Lamp dark', { timestamp: ago(89) })
    const flood = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3500)
      INSERT INTO logs (timestamp, level, category, message)
      SELECT '${ago(40)}', 'info', 'SERVER', 'Flood of the evening' FROM numbers`
    await changeDatabase(product.dataDir, [flood])
    try {
      const { related, steps } = await investigate(`log:${id}`)
      expect(related.slice(0, 2).map(({ message }) => message)).toEqual(['Lamp dark', 'Fuse blown'])
      const impact = steps.find((step) => step.id === 'system-impact')
      expect(impact?.data[0]?.value).not.toBe('No data')
    } finally {
      await changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message = 'Flood of the evening'`])
    }
  })

  it('counts who was there at the time of the issue, however many came within the hour after it', async () => {
    const { id } = await line('Gate jammed', { timestamp: ago(89) })
    const visits = (from: number, to: number, people: number) => `
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${people})
      INSERT INTO user_sessions (user_id, session_start, last_activity)
      SELECT printf('guest${from}x%04d', n), '${ago(from)}', '${ago(to)}' FROM numbers`
    await changeDatabase(product.dataDir, [visits(95, 88, 3), visits(95, 91, 3), visits(45, 40, 6000)])
    const { steps } = await investigate(`log:${id}`)
    const impact = steps.find((step) => step.id === 'user-impact')
    expect(impact?.data).toEqual([{ name: 'Affected Users', value: '3' }])
  })

  it('of a line finds the alert that it raised', async () => {
    const { id } = await line('Turnstile stuck')
    const alert = about(await look(), 'Turnstile')[0] as KeptAlert
    expect((await investigate(`log:${id}`)).openAlert).toMatchObject({ id: alert.id })
  })

  it('of an unknown alert is not found, and of something else is refused', async () => {
    const status = async (of: string) => {
      const response = await send('GET', `investigation?of=${of}`)
      await response.body?.cancel()
      return response.status
    }
    expect([await status('alert:abcdefghij01234'), await status('user:1')]).toEqual([404, 400])
  })

  it('escalated without a mail server says that nobody was told', async () => {
    expect(await read(send('POST', 'escalate?of=alert:abcdefghij01234', {}))).toEqual({ kind: 'no-mail' })
  })
})
