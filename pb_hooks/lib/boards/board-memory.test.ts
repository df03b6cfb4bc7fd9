import { beforeEach, expect, it, vi } from 'vitest'
import type { Board } from '../../../src/domain/board/board'
import type { BoardVersion } from './board-version'
import type { Snapshot } from './snapshot'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()

/** Members of the records of `board_documents` and `boards`. */
const saved: Record<string, Readonly<Record<string, string>>> = {}

let packings = 0
vi.stubGlobal('$security', { randomString: () => 'x' })
vi.stubGlobal('$http', {
  send() {
    packings += 1
    return { headers: { 'Content-Encoding': ['gzip'] }, body: [1] }
  },
})
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ liveIntervalMs: 15_000, clock: { rate: 1 } }) })
vi.stubGlobal('$app', {
  findRecordById(collection: string) {
    const record = saved[collection]
    if (!record) throw new Error('sql: no rows in result set')
    return { getString: (name: string) => record[name] ?? '' }
  },
  store,
})

// Modules outlive a file of tests, and those below keep what they found of `$app` when they were loaded.
vi.resetModules()
const { boardVersion, currentSnapshot, isOnBoard, loadBoard, rememberBoard, revisionGivenOut } =
  await import('./board-memory')

const boardOf = (rev: string, event: string) =>
  ({ rev, sport: 'NFL', games: [{ id: event }] }) as unknown as Board
const snapshotOf = (rev: string): Snapshot => ({ rev, tag: `"${rev}"`, text: rev, gzipped: undefined })
const versionOf = (rev: string): BoardVersion => ({
  rev,
  checkedAt: '2026-01-04T20:00:00.000Z',
  okUntilMs: 5,
})
const remember = (rev: string, event: string) =>
  rememberBoard('nfl', boardOf(rev, event), snapshotOf(rev), versionOf(rev))

beforeEach(() => {
  values.clear()
  packings = 0
  for (const collection of Object.keys(saved)) delete saved[collection]
})

it('every kind of reader gets the board that was remembered last', () => {
  remember('a-1', '401')
  remember('a-2', '402')
  expect(loadBoard('nfl')?.rev).toBe('a-2')
  expect(currentSnapshot('nfl')?.text).toBe('a-2')
  expect(boardVersion('nfl')).toEqual(versionOf('a-2'))
  expect([isOnBoard('nfl', '401'), isOnBoard('nfl', '402')]).toEqual([false, true])
})

it('the memory is as before once a save that failed is undone', () => {
  remember('a-1', '401')
  const before = new Map(values)
  remember('a-2', '402')()
  values.delete('board-given-out:nfl')
  before.delete('board-given-out:nfl')
  expect(values).toEqual(before)
})

it('the memory holds no board once the very first save is undone', () => {
  remember('a-1', '401')()
  expect([...values.keys()]).toEqual(['board-given-out:nfl'])
})

it('the memory keeps that a revision was given out, even when its save is undone', () => {
  remember('a-1', '401')
  remember('a-2', '402')()
  expect(revisionGivenOut('nfl')).toBe('a-2')
})

it('the memory holds nothing of a league that was never saved', () => {
  expect(isOnBoard('nfl', '401')).toBe(false)
  expect([loadBoard('nfl'), boardVersion('nfl'), currentSnapshot('nfl'), revisionGivenOut('nfl')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('the memory begins after a restart with what the database has', () => {
  const board = { ...boardOf('a-7', '401'), source: { state: 'down' } }
  saved['board_documents'] = { document: JSON.stringify(board) }
  saved['boards'] = { rev: 'a-7', checked_at: '2026-01-04T20:00:00.000Z' }
  expect(boardVersion('nfl')).toEqual({
    rev: 'a-7',
    checkedAt: '2026-01-04T20:00:00.000Z',
    okUntilMs: Infinity,
  })
  expect(loadBoard('nfl')).toEqual(board)
  expect(isOnBoard('nfl', '401')).toBe(true)
})

it('the memory makes what is sent of the board in the database, once', () => {
  saved['board_documents'] = { document: JSON.stringify(boardOf('a-7', '401')) }
  const sent = currentSnapshot('nfl')
  expect(sent?.rev).toBe('a-7')
  expect(JSON.parse(sent!.text)).toEqual(boardOf('a-7', '401'))
  expect(currentSnapshot('nfl')).toEqual(sent)
  expect(packings).toBe(1)
})

it('a board of several games shows each of them, and none that only looks like one', () => {
  const games = ['401', '402'].map((id) => ({ id }))
  const board = { ...boardOf('a-1', '401'), games } as unknown as Board
  rememberBoard('nfl', board, snapshotOf('a-1'), versionOf('a-1'))
  expect(['401', '402', '40', '4'].map((id) => isOnBoard('nfl', id))).toEqual([true, true, false, false])
})
