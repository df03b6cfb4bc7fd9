import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownPort } from '../support/own-port'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import type { GameBoard } from '../../src/domain/board/board'
import type { GameSlug } from '../../src/domain/league'
import { internalSecretOn } from '../support/internal-secret'
import { boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { countOf, epochOf } from '../support/revision'
import { until } from '../support/until'

const SLUGS = ['nfl', 'nba', 'mlb', 'nhl'] as const

let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: SLUGS,
    isFirstStart: true,
  })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

describe('the first start', () => {
  it('polls all leagues', async () => {
    for (const slug of SLUGS) await boardOfFeed(product.url, slug)
  })

  it('leaves no install link for whoever comes first', () => {
    expect(product.output()).not.toContain('pbinstall')
    expect(product.output()).toContain('Turbo Scores is running at')
  })
})

describe('a start', () => {
  it('polls all leagues at once instead of waiting for the next full minute', async () => {
    const minuteOf = (ms: number) => Math.floor(ms / 60_000)
    // A start during which a minute ends proves nothing, so it is tried again.
    await until('polls of all leagues in the minute of the start', async () => {
      await product.kill()
      await product.control.forgetRequests()
      const began = Date.now()
      await product.start()
      const first = await until('a poll of each league', async () => {
        const polls = await Promise.all(SLUGS.map(async (slug) => (await pollsOf(slug))[0]))
        return polls.every((poll) => poll !== undefined) && polls
      })
      return first.every(({ at }) => minuteOf(at) === minuteOf(began))
    })
  })
})

describe('a server that is killed', () => {
  it('is started again and goes on with the same epoch and later revisions', async () => {
    const before = await boardOfFeed(product.url, 'nfl')
    process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
    const after = await polledAfter(before)
    expect(epochOf(after.rev)).toBe(epochOf(before.rev))
  })

  it('shows the last board at once even when the feed is gone', async () => {
    await product.control.fail({ route: 'scoreboard', kind: 'status', status: 500 })
    const before = await boardWhere(product.url, 'nfl', 'that is down', ({ source }) => source.state !== 'ok')
    await product.kill()
    await product.start()
    const after = await getBoard(product.url, 'nfl')
    expect(after?.games).toEqual(before.games)
    await product.control.recover()
    await boardWhere(product.url, 'nfl', 'that is well', (board) => board.source.state === 'ok')
  })
})

describe('polling', () => {
  it('goes on at once when the server is killed in the middle of a poll', async () => {
    const before = await boardOfFeed(product.url, 'nfl')
    await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'slow', delayMs: 5000, times: 1 })
    await product.control.forgetRequests()
    await until('a poll under way', async () => (await nflPolls()).length > 0)
    process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
    const killed = Date.now()
    await product.control.recover()
    await polledAfter(before)
    // The lock of the dead poller, which it could have held for half a minute, died with it.
    expect(Date.now() - killed).toBeLessThan(15_000)
  })

  it('is done by one poller, however many are started', async () => {
    await product.control.forgetRequests()
    const secret = await internalSecretOn(product.dataDir)
    const abort = new AbortController()
    const wake = () =>
      fetch(`${product.url}/api/internal/wake/nfl`, {
        method: 'POST',
        headers: { 'x-internal-secret': secret },
        signal: abort.signal,
      }).catch(() => undefined)
    const woken = Array.from({ length: 5 }, wake)
    const polls = await until('six polls', async () => {
      const seen = await nflPolls()
      return seen.length >= 6 && seen
    })
    // At this rate a poll comes every second. Two pollers would need two and a half seconds for six polls, five pollers
    // one second.
    expect((polls[5]?.at ?? 0) - (polls[0]?.at ?? 0)).toBeGreaterThan(3500)
    abort.abort()
    await Promise.all(woken)
  })
})

const nflPolls = () => pollsOf('nfl')

async function pollsOf(slug: GameSlug) {
  const requests = await product.control.requests()
  return requests.filter(({ route, league, path }) => {
    return route === 'scoreboard' && league === slug && path.includes('dates=')
  })
}

describe('a start that cannot work', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], {
      encoding: 'utf8',
      // A start that wrongly succeeds would run for ever.
      timeout: 15_000,
      env: { ...process.env, ...env },
    })

  it('says which variable is wrong, how, and what is allowed', () => {
    const { status, stderr } = start({ PORT: 'eighty' })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('PORT is "eighty"; it must be a whole number from 1 to 65535.')
  })

  it('says when the port is taken', () => {
    const { status, stderr } = start({ PORT: new URL(product.url).port, DATA_DIR: product.dataDir })
    expect(status).toBe(1)
    expect(stderr).toContain('is already in use; set PORT (or HOST) to another one.')
  })

  it('says when PocketBase is not where POCKETBASE_BIN says', async () => {
    const { status, stderr } = start({
      PORT: String(await ownPort()),
      POCKETBASE_BIN: '/nowhere/pocketbase',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('POCKETBASE_BIN is "/nowhere/pocketbase"')
  })

  it('says when POCKETBASE_BIN names a folder, or a file that nobody may run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turbo-binary-'))
    const file = join(folder, 'pocketbase')
    writeFileSync(file, '', { mode: 0o644 })
    for (const path of [folder, file]) {
      const { status, stderr } = start({ PORT: String(await ownPort()), POCKETBASE_BIN: path })
      expect(stderr).toBe(
        `POCKETBASE_BIN is "${path}", which is no file that this user may run; give the path of a PocketBase executable.\n`,
      )
      expect(status).toBe(1)
    }
    rmSync(folder, { recursive: true })
  })

  it('says which migration fails, and why', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turbo-data-'))
    await takeCollectionName(folder, 'boards')
    const { status, stderr } = start({ PORT: String(await ownPort()), DATA_DIR: folder })
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toContain('failed to apply migration 001_boards.js: name: Collection name must be unique')
    expect(stderr).toContain('before it was ready; its message stands above')
  })
})

/** Makes a database in which a migration of ours cannot create its collection. */
async function takeCollectionName(dataDir: string, name: string): Promise<void> {
  const migrations = mkdtempSync(join(tmpdir(), 'turbo-migrations-'))
  const script = `migrate((app) => app.save(new Collection({ type: 'base', name: '${name}' })))`
  writeFileSync(join(migrations, '000_taken.js'), script)
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  spawnSync(binary, ['migrate', 'up', `--dir=${dataDir}`, `--migrationsDir=${migrations}`])
  rmSync(migrations, { recursive: true })
}

describe('stopping', () => {
  it('ends PocketBase too, and leaves the port free', async () => {
    const pid = await pocketbasePidOn(product.dataDir)
    await product.kill()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await until(
      'silence on the port',
      async () => (await fetch(product.url).catch(() => 'silent')) === 'silent',
    )
    await product.start()
  })
})

/** Waits for a board that a poll has confirmed. */
const polledAfter = (before: GameBoard) =>
  boardWhere(
    product.url,
    'nfl',
    'with a later revision',
    ({ rev, source }) => source.state === 'ok' && countOf(rev) > countOf(before.rev),
  )
