import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import type { Investigation } from '../../src/domain/operations/investigation/investigation'
import { about, ago, NOW, openAlertsDesk, type AlertsDesk } from '../support/alerts-desk'
import { changeDatabase } from '../support/change-database'
import { startProduct, type Product } from '../support/product'
import { asSuperuser, createRecord, makeUser } from '../support/users'

/** How the server looks into alerts and log lines. */
let product: Product
let desk: AlertsDesk
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: [], rate: 0 })
  desk = openAlertsDesk(product, await makeUser(product, { superuser: true }))
})
afterAll(() => product?.close())

describe('an investigation', () => {
  const investigate = (of: string) => desk.ask<Investigation>('GET', `investigation?of=${of}`)

  it('of an alert ranks its causes, lists related lines, and names the alert that can be acknowledged', async () => {
    await desk.forget('')
    await desk.line('The feed failed (league nba, source late, reason 503)', {
      category: 'API',
      timestamp: ago(9),
    })
    const action = {
      correlationId: 'ab12cd34-9',
      metadata: { method: 'GET', url: '/api/games/nba/1', status: 500 },
    }
    await desk.line('GET /api/games/nba/1 answered 500', {
      ...action,
      category: 'REQUEST',
      timestamp: ago(5),
    })
    await desk.line('BoxScore: boom', { correlationId: 'ab12cd34-9', timestamp: ago(4) })
    const [alert] = about(await desk.look(), 'BoxScore')
    const found = await investigate(`alert:${alert?.id}`)
    expect(found.causes.map(({ kind, name }) => `${kind} ${name}`)[0]).toBe('upstream NBA scoreboard')
    const related = found.related.map(({ message }) => message)
    expect(related[0]).toBe('GET /api/games/nba/1 answered 500')
    expect(related).toContain('The feed failed (league nba, source late, reason 503)')
    expect(related).not.toContain('BoxScore: boom')
    expect(found.openAlert).toEqual({ id: alert?.id, title: 'SCREEN Error' })
    expect(found.steps.map(({ id }) => id)).toContain('related-logs')
  })

  it('of an alert does not list the line that raised it as a related one', async () => {
    await desk.forget('')
    await desk.line('Chair fell')
    const [alert] = about(await desk.look(), 'Chair')
    const { related, relatedCount, steps } = await investigate(`alert:${alert?.id}`)
    expect([related, relatedCount]).toEqual([[], 0])
    expect(steps.map(({ id }) => id)).not.toContain('related-logs')
  })

  it('reads the lines nearest to the issue, however many come within the hour after it', async () => {
    await desk.line('Fuse blown', { timestamp: ago(90) })
    const { id } = await desk.line('Lamp dark', { timestamp: ago(89) })
    const flood = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3500)
      INSERT INTO logs (timestamp, level, category, message)
      SELECT '${ago(40)}', 'info', 'SERVER', 'Flood of the evening' FROM numbers`
    await changeDatabase(product.dataDir, [flood])
    try {
      const { related, steps } = await investigate(`log:${id}`)
      expect(related[0]?.message).toBe('Fuse blown')
      const impact = steps.find((step) => step.id === 'system-impact')
      expect(impact?.data[0]?.value).not.toBe('No data')
    } finally {
      await changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message = 'Flood of the evening'`])
    }
  })

  it('counts all lines within half an hour, also where there are more than are read', async () => {
    const { id } = await desk.line('Bulb broken', { timestamp: ago(89) })
    const flood = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3500)
      INSERT INTO logs (timestamp, level, category, message)
      SELECT '${ago(80)}', 'error', 'SERVER', 'Flood of the night' FROM numbers`
    await changeDatabase(product.dataDir, [flood])
    try {
      const { relatedCount, steps } = await investigate(`log:${id}`)
      expect(relatedCount).toBeGreaterThanOrEqual(3500)
      expect(steps.find((step) => step.id === 'related-logs')?.insights[1]).toMatch(
        /^Errors among them: 3,5\d\d$/,
      )
    } finally {
      await changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message = 'Flood of the night'`])
    }
  })

  it('counts errors and durations as the dashboard does, not only among lines of trouble', async () => {
    const calls = (minutes: number, figures: readonly unknown[]) =>
      createRecord(product, 'api_calls', { minute: ago(minutes), calls: { 'scoreboard nfl': figures } })
    await calls(410, [20, 2000, 100, { 2: 20 }])
    await calls(390, [20, 4000, 200, { 3: 20 }, { server_error: 5 }])
    await desk.line('A slow call (kind scoreboard)', {
      level: 'warn',
      category: 'API',
      timestamp: ago(395),
      metadata: { duration: 9000 },
    })
    const { id } = await desk.line('Door shut', { level: 'info', timestamp: ago(400) })
    const { steps } = await investigate(`log:${id}`)
    expect(steps.find((step) => step.id === 'system-impact')?.data.slice(0, 2)).toEqual([
      // None of 20 before; 5 of 20 and the line of the door after.
      { name: 'Error Rate Increase', value: '+23.8%' },
      { name: 'Avg Response Time', value: '200ms' },
    ])
  })

  it('counts who was there at the time of the issue, however many came within the hour after it', async () => {
    const { id } = await desk.line('Gate jammed', { timestamp: ago(89) })
    const visits = (from: number, to: number, people: number) => `
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${people})
      INSERT INTO user_sessions (user_id, session_start, last_activity)
      SELECT printf('guest${from}x%04d', n), '${ago(from)}', '${ago(to)}' FROM numbers`
    await changeDatabase(product.dataDir, [visits(95, 88, 3), visits(95, 91, 3), visits(45, 40, 12_000)])
    const affected = async (line: string) =>
      (await investigate(`log:${line}`)).steps.find((step) => step.id === 'user-impact')?.data
    expect(await affected(id)).toEqual([{ name: 'Affected Users', value: '3' }])
    const full = await desk.line('Roof leaks', { timestamp: ago(42) })
    expect(await affected(full.id)).toEqual([{ name: 'Affected Users', value: '12,000' }])
  })

  it('of a line finds the alert that it raised', async () => {
    const { id } = await desk.line('Turnstile stuck')
    const alert = about(await desk.look(), 'Turnstile')[0] as KeptAlert
    expect((await investigate(`log:${id}`)).openAlert).toMatchObject({ id: alert.id })
  })

  it("of an alert that pages raised never holds the server's storage responsible", async () => {
    const words = 'The database does not open: IndexedDB is refused'
    const { id } = await desk.line(words, { category: 'storage', session_id: 'ab12cd34' })
    const [alert] = about(await desk.look(), 'IndexedDB')
    const kindsOf = async (of: string) => (await investigate(of)).causes.map(({ kind }) => kind)
    expect(await kindsOf(`alert:${alert?.id}`)).not.toContain('database')
    await asSuperuser(product, 'DELETE', `collections/logs/records/${id}`)
    expect(await kindsOf(`alert:${alert?.id}`)).not.toContain('database')
  })

  it('of the line that says that a scoreboard is down finds the alert of that scoreboard', async () => {
    await product.control.fail({ league: 'nfl', route: 'scoreboard', kind: 'status', status: 503 })
    try {
      expect(await desk.statusOf('POST', 'check', {})).toBe(200)
      const [alert] = about(await desk.look(), 'NFL scoreboard is down')
      const [line = ''] = await desk.lineIds('NFL scoreboard: down')
      const { openAlert } = await investigate(`log:${line}`)
      expect(openAlert).toEqual({ id: alert?.id, title: 'Service Down' })
      const forged = await desk.line('NFL scoreboard: down', {
        category: 'API_HEALTH',
        session_id: 'ab12cd34',
      })
      expect((await investigate(`log:${forged.id}`)).openAlert).toBeUndefined()
    } finally {
      await product.control.recover()
    }
  })

  it('of an unknown alert is not found, and of something else is refused', async () => {
    const status = (of: string) => desk.statusOf('GET', `investigation?of=${of}`)
    expect([await status('alert:abcdefghij01234'), await status('user:1')]).toEqual([404, 400])
  })

  it('escalated without a mail server says that nobody was told', async () => {
    expect(await desk.ask('POST', 'escalate?of=alert:abcdefghij01234', {})).toEqual({ kind: 'no-mail' })
  })
})
