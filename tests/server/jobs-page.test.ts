import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  RUNNABLE_JOBS,
  type JobsAnswer,
  type RunnableJob,
} from '../../src/domain/operations/jobs/jobs-answer'
import { changeDatabase } from '../support/change-database'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T13:00:00Z', leagues: ['nfl'], slate: 'standard' })
  operator = await makeUser(product, { superuser: true })
})
afterAll(() => product?.close())

async function ask(method: string, path: string, body?: object): Promise<JobsAnswer> {
  const response = await fetch(`${product.url}/api/console/${path}`, {
    method,
    headers: { authorization: operator.token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as JobsAnswer
}
const jobOf = ({ jobs }: JobsAnswer, name: RunnableJob) => jobs.find((job) => job.name === name)!

describe('the background jobs', () => {
  it.each(RUNNABLE_JOBS)('run on demand: %s', async (name) => {
    const before = jobOf(await ask('GET', 'jobs'), name).lastRun?.atMs ?? 0
    await ask('POST', 'jobs/run', { name })
    const { lastRun, nextAtMs } = await until(`a run of ${name}`, async () => {
      const now = jobOf(await ask('GET', 'jobs'), name)
      return (now.lastRun?.atMs ?? 0) > before && now
    })
    expect(lastRun?.trouble).toBeUndefined()
    expect(nextAtMs).toBeGreaterThan(lastRun!.atMs)
  })

  it('say of backups when the last was made, and that it failed', async () => {
    const backups = async () => (await ask('GET', 'jobs')).checks.find(({ name }) => name === 'Backups')
    const text = 'Made by the schedule 30 9 * * *; 7 are kept.'
    expect(await backups()).toEqual({
      name: 'Backups',
      state: 'warning',
      text: `${text} None has been made yet.`,
    })
    await asSuperuser(product, 'POST', 'backups', { name: 'night.zip' })
    expect(await backups()).toMatchObject({ state: 'good', text: `${text} The last was made just now.` })
    // PocketBase packs its backups in this folder.
    const packing = join(product.dataDir, '.pb_temp_to_delete')
    rmSync(packing, { recursive: true, force: true })
    writeFileSync(packing, 'no folder')
    try {
      await asSuperuser(product, 'POST', 'backups', { name: 'next.zip' }).catch(() => undefined)
      expect(await backups()).toMatchObject({
        state: 'bad',
        text: expect.stringMatching(/^The last one failed: ./),
      })
    } finally {
      rmSync(packing)
    }
    await asSuperuser(product, 'POST', 'backups', { name: 'next.zip' })
    expect(await backups()).toMatchObject({ state: 'good' })
  })

  it('show the plan of final odds by time, each game once with its status', async () => {
    const row = (game: string, hour: string, status: string) =>
      createRecord(product, 'pregame_odds_schedule', {
        game_id: game,
        sport: 'NFL',
        scheduled_fetch_time: `2026-10-26 ${hour}:45:00.000Z`,
        game_start_time: `2026-10-26 ${hour}:59:00.000Z`,
        home_team: 'KC',
        away_team: 'BUF',
        status,
      })
    await row('late', '20', 'scheduled')
    await row('early', '17', 'failed')
    await expect(row('early', '18', 'scheduled')).rejects.toThrow('validation_not_unique')
    const { counts, days, fetches } = await ask('GET', 'jobs')
    expect(counts).toMatchObject({ scheduled: 1, failed: 1 })
    const sum = (of: 'failed' | 'open') => days.reduce((total, day) => total + day[of], 0)
    expect([sum('failed'), sum('open')]).toEqual([counts.failed, counts.scheduled + counts.fetching])
    expect(fetches.map(({ game_id, status }) => [game_id, status])).toEqual([
      ['early', 'failed'],
      ['late', 'scheduled'],
    ])
    expect(fetches[0]?.scheduled_fetch_time).toBe(Date.parse('2026-10-26T17:45:00Z'))
  })

  it('do not promise odds of a game that nobody fetched before its start, because the server was off', async () => {
    const { id } = await createRecord<{ id: string }>(product, 'pregame_odds_schedule', {
      game_id: 'missed',
      sport: 'NFL',
      scheduled_fetch_time: '2026-10-24 16:45:00.000Z',
      game_start_time: '2026-10-24 17:00:00.000Z',
      status: 'scheduled',
    })
    const { days, fetches } = await ask('GET', 'jobs')
    expect(fetches.find((one) => one.id === id)?.status).toBe('failed')
    expect(days[0]).toEqual({ day: '2026-10-24', fetched: 0, failed: 1, open: 0 })
  })

  it('fetch final odds at once, without waiting for their round, for a game that becomes known when its time has come', async () => {
    const { ms } = (await (await fetch(`${product.sim.url}/control/clock`)).json()) as { ms: number }
    const { id } = await createRecord<{ id: string }>(product, 'pregame_odds_schedule', {
      game_id: 'sudden',
      sport: 'NFL',
      scheduled_fetch_time: new Date(ms - 1000).toISOString(),
      game_start_time: new Date(ms + 600_000).toISOString(),
      status: 'scheduled',
    })
    const row = await until('the end of the fetch', async () => {
      const { fetches } = await ask('GET', 'jobs')
      return fetches.find((one) => one.id === id && one.status === 'failed')
    })
    expect(row.game_id).toBe('sudden')
  })

  it('are shown beside the checks that an operator should look at', async () => {
    rmSync(join(product.dataDir, 'backups'), { recursive: true, force: true })
    const { checks } = await ask('GET', 'jobs')
    const stateOf = (name: string) => checks.find((check) => check.name === name)?.state
    expect(checks.map(({ name }) => name)).toEqual([
      'PocketBase',
      'APP_URL',
      'Proxy headers',
      'SMTP',
      'Backups',
      'Rate limits',
      'Disk space',
    ])
    expect([stateOf('APP_URL'), stateOf('SMTP'), stateOf('Backups'), stateOf('Rate limits')]).toEqual([
      'warning',
      'warning',
      'warning',
      'good',
    ])
    expect(checks.find(({ name }) => name === 'PocketBase')?.text).toMatch(/^Version \d+\.\d+\.\d+/)
    expect(checks.find(({ name }) => name === 'Disk space')?.text).toMatch(/^[\d.]+ GB of \d+ GB are free\./)
  })

  it('tell of old rows that could not be removed, and try again in a minute', async () => {
    await changeDatabase(product.dataDir, [
      "INSERT INTO heartbeats (id, at) VALUES ('1', 1)",
      `CREATE TRIGGER keep_beats BEFORE DELETE ON heartbeats BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    ])
    await ask('POST', 'jobs/run', { name: 'retention' })
    const { lastRun, nextAtMs } = jobOf(await ask('GET', 'jobs'), 'retention')
    expect(lastRun?.trouble).toContain('Not swept: heartbeats')
    expect(nextAtMs! - lastRun!.atMs).toBeLessThanOrEqual(60_000 + lastRun!.tookMs)
    await changeDatabase(product.dataDir, ['DROP TRIGGER keep_beats'])
  })

  it('can be run by known names only', async () => {
    const response = await fetch(`${product.url}/api/console/jobs/run`, {
      method: 'POST',
      headers: { authorization: operator.token, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'drop tables' }),
    })
    expect(response.status).toBe(404)
  })
})
