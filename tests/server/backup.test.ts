import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Board, GameBoard } from '../../src/domain/board/board'
import { ALL_LEAGUES } from '../../src/domain/league'
import { anyBoard, boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { epochOf } from '../support/revision'
import { allRecords, asSuperuser, createRecord } from '../support/users'
import { until } from '../support/until'

/** Linux has another one after each start of the machine. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

let product: Product
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-restore-'))
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'nba'],
  })
  for (const { slug } of ALL_LEAGUES) await boardOfFeed(product.url, slug)
})
afterAll(async () => {
  await product?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('backups', () => {
  it('are on by default: every night, and the last seven are kept', async () => {
    const { backups } = await asSuperuser<{ backups: { cron: string; cronMaxKeep: number } }>(
      product,
      'GET',
      'settings',
    )
    expect(backups).toMatchObject({ cron: '30 9 * * *', cronMaxKeep: 7 })
  })
})

describe('a backup of a running server', { timeout: 120_000 }, () => {
  const restored = () => join(folder, 'restored here')
  let counts: Readonly<Record<string, number>>
  let before: GameBoard

  it('lands in DATA_DIR/backups', async () => {
    for (let n = 0; n < 30; n++)
      await createRecord(product, 'heartbeats', { id: String(10_000_000 + n), at: 1 + n })
    await until('odds of five leagues', async () => (await oddsEpochs()).length === 10)
    for (const route of ['scoreboard', 'leaderboard', 'odds'] as const)
      await product.control.fail({ route, kind: 'status', status: 500 })
    before = await boardWhere(product.url, 'nfl', 'that is down', (board) => board.source.state === 'down')
    await until('six services', async () => (await allRecords(product, 'api_health')).length === 6)
    counts = await countAll()
    expect(counts).toMatchObject({
      boards: 8,
      board_documents: 8,
      odds_boards: 5,
      odds_board_documents: 5,
      heartbeats: 30,
    })
    await asSuperuser(product, 'POST', 'backups', { name: 'night.zip' })
    expect(readdirSync(join(product.dataDir, 'backups'))).toContain('night.zip')
  })

  it('is restored into an empty folder only', () => {
    const taken = restore(join(product.dataDir, 'backups/night.zip'), product.dataDir)
    expect(taken.status).toBe(1)
    expect(taken.stderr).toContain('which is not empty; choose a new folder, nothing is overwritten.')
    expect(restore(join(folder, 'none.zip'), restored()).stderr).toContain('There is no backup')
    writeFileSync(join(folder, 'large.zip'), '')
    truncateSync(join(folder, 'large.zip'), 3e9)
    expect(restore(join(folder, 'large.zip'), restored()).stderr).toContain('unpack it with unzip')
    // As on a disk that was just made.
    mkdirSync(join(restored(), 'lost+found'), { recursive: true })
    const { status, stdout } = restore(join(product.dataDir, 'backups/night.zip'), restored())
    expect(stdout).toMatch(/^Restored \d+ files to /)
    expect(stdout).toContain(` Start with DATA_DIR='${restored()}' npm start.`)
    expect(status).toBe(0)
    expect(existsSync(join(restored(), 'epoch-mark'))).toBe(false)
  })

  it('brings back every collection with as many rows, and the boards in a new epoch', async () => {
    await product.kill()
    await product.start({ DATA_DIR: restored() })
    const { alerts, ...others } = await countAll()
    // The server looks for trouble four times a minute, so it may add an alert while the test counts its rows.
    expect(alerts).toBeGreaterThanOrEqual(counts['alerts']!)
    expect({ ...others, alerts: counts['alerts'] }).toEqual(counts)
    const after = await getBoard(product.url, 'nfl')
    expect(after?.games).toEqual(before.games)
    expect(after?.rev).toMatch(/^[a-z0-9]{8}-1$/)
    expect(epoch(after)).not.toBe(epoch(before))
    expect(new Set(await oddsEpochs())).toEqual(new Set([epoch(after)]))
  })

  it('goes on in that epoch after the next start', async () => {
    const first = await anyBoard(product.url, 'nfl')
    await product.kill()
    await product.start({ DATA_DIR: restored() })
    expect(epoch(await anyBoard(product.url, 'nfl'))).toBe(epoch(first))
    await product.control.recover()
    const live = await boardWhere(product.url, 'nfl', 'that is well', (board) => board.source.state === 'ok')
    expect(epoch(live)).toBe(epoch(first))
  })

  it('that is unpacked over the old folder starts a new epoch too', async () => {
    await product.kill()
    await product.start()
    const last = await anyBoard(product.url, 'nfl')
    expect(epoch(last)).toBe(epoch(before))
    await product.kill()
    for (const name of readdirSync(product.dataDir).filter((file) => /\.db(-shm|-wal)?$/.test(file)))
      rmSync(join(product.dataDir, name))
    const again = join(folder, 'again')
    expect(restore(join(product.dataDir, 'backups/night.zip'), again).status).toBe(0)
    cpSync(again, product.dataDir, { recursive: true })
    await product.start()
    expect(epoch(await anyBoard(product.url, 'nfl'))).not.toBe(epoch(last))
  })

  it('as a copy of the whole folder starts a new epoch too', async () => {
    const last = await anyBoard(product.url, 'nfl')
    await product.kill()
    const copy = join(folder, 'copy')
    cpSync(product.dataDir, copy, { recursive: true })
    await product.start({ DATA_DIR: copy })
    const after = await until('a board', () => getBoard(product.url, 'nfl'))
    expect(epoch(after)).not.toBe(epoch(last))
  })
})

// A power cut can take the last saves along, and what they gave out must not come again with other content.
describe('the first start after a start of the machine', { timeout: 60_000 }, () => {
  it.runIf(existsSync(BOOT_ID))('begins a new epoch, and the next start goes on in it', async () => {
    await product.kill()
    await product.start()
    const last = await anyBoard(product.url, 'nfl')
    await saveAnotherBootId()
    await product.kill()
    await product.start()
    const after = await anyBoard(product.url, 'nfl')
    expect(epoch(after)).not.toBe(epoch(last))
    await product.kill()
    await product.start()
    expect(epoch(await anyBoard(product.url, 'nfl'))).toBe(epoch(after))
  })
})

/** From now on the database says that its folder was last used before the machine was started. */
async function saveAnotherBootId(): Promise<void> {
  const [row] = await allRecords<{ id: string; mark: string }>(product, 'server_epoch')
  const bootId = readFileSync(BOOT_ID, 'utf8').trim()
  expect(row!.mark).toContain(bootId)
  await asSuperuser(product, 'PATCH', `collections/server_epoch/records/${row!.id}`, {
    mark: row!.mark.replace(bootId, randomUUID()),
  })
}

function restore(backup: string, dataDir: string) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/restore.ts', backup], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

/**
 * Rows by collection. Collections that a running server writes by itself are left out, or counted for this test's rows
 * only.
 */
async function countAll(): Promise<Readonly<Record<string, number>>> {
  const path = 'collections?perPage=200&filter=' + encodeURIComponent("type != 'view'")
  const { items } = await asSuperuser<{ items: { name: string }[] }>(product, 'GET', path)
  const counts: Record<string, number> = {}
  for (const { name } of items.filter((collection) => !WRITTEN_ALL_THE_TIME.includes(collection.name))) {
    // The server writes heartbeats by itself; only those of this test are counted.
    const filter = name === 'heartbeats' ? `&filter=${encodeURIComponent('id < "20000000"')}` : ''
    const { totalItems } = await asSuperuser<{ totalItems: number }>(
      product,
      'GET',
      `collections/${name}/records?perPage=1${filter}`,
    )
    counts[name] = totalItems
  }
  return counts
}

/** The server itself adds rows to these between the count and the backup. */
const WRITTEN_ALL_THE_TIME: readonly string[] = ['_authOrigins', 'api_calls', 'logs']

/** The epochs of the odds revisions that are announced, and of the documents behind them. */
async function oddsEpochs(): Promise<readonly string[]> {
  const announced = await allRecords<{ rev: string }>(product, 'odds_boards')
  const kept = await allRecords<{ document: { rev: string } }>(product, 'odds_board_documents')
  return [...announced, ...kept.map(({ document }) => document)].map(epoch)
}

const epoch = (board: Pick<Board, 'rev'> | undefined): string => epochOf(board?.rev)
