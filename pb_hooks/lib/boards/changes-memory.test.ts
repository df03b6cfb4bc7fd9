import { beforeEach, expect, it, vi } from 'vitest'
import { catchUp, type Changes } from '../../../src/domain/board/changes/changes'
import { diffBoards } from '../../../src/domain/board/delta'
import type { Board } from '../../../src/domain/board/board'
import { liveGame, sampleBoard, sampleTeam } from '../../../src/domain/testing/sample-game'
import type { Snapshot } from './snapshot'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
let packings = 0

vi.stubGlobal('$os', {
  getenv: () => JSON.stringify({ liveIntervalMs: 15_000, clock: { start: 0, anchor: 0, rate: 1 } }),
})
vi.stubGlobal('$app', { store })
vi.stubGlobal('$security', { randomString: () => 'x' })
vi.stubGlobal('$http', {
  send() {
    packings += 1
    return { headers: { 'Content-Encoding': ['gzip'] }, body: packed(String(values.get('gzip:x'))) }
  },
})

const packed = (text: string) => [1, ...Array.from(text, (letter) => letter.charCodeAt(0))]

/** Another runtime has its own copies, and shares the store. */
async function runtime() {
  vi.resetModules()
  return import('./changes-memory')
}
let here: Awaited<ReturnType<typeof runtime>>

beforeEach(async () => {
  values.clear()
  packings = 0
  here = await runtime()
})

const boardAt = (n: number): Board =>
  sampleBoard({
    rev: `e-${n}`,
    games: ['401', '402', '403', '404'].map((id) =>
      liveGame({ id, homeTeam: sampleTeam({ score: id === '404' ? 0 : n }), headline: `${n} 'til the end` }),
    ),
  })

/** This board has no rows, so that they come back as new ones in the next. */
const none = sampleBoard({ rev: 'e-2', games: [] })

const snapshotOf = (board: Board): Snapshot => ({
  rev: board.rev,
  tag: `"${board.rev}"`,
  text: JSON.stringify(board),
  gzipped: undefined,
})

function publish(before: Board | undefined, after: Board) {
  here.noteChange('nfl', { before, delta: before && diffBoards(before, after), rev: after.rev })
}

function note(from: number | undefined, to: number) {
  publish(from === undefined ? undefined : boardAt(from), boardAt(to))
}

it('the changes reach back to each revision since the first, packed and under the tag of the board', () => {
  note(undefined, 1)
  note(1, 2)
  note(2, 3)
  const { tag, text, gzipped } = here.changesSnapshot('nfl', snapshotOf(boardAt(3)))!
  const changes = JSON.parse(text) as Changes
  for (const n of [1, 2, 3]) expect(catchUp(boardAt(n), changes)).toEqual(boardAt(3))
  expect(tag).toBe('"e-3"')
  expect(gzipped).toEqual(packed(text))
})

it('the changes bring a reader up to date who has seen a revision whose save failed', () => {
  note(undefined, 1)
  note(1, 2)
  note(1, 3)
  const { text } = here.changesSnapshot('nfl', snapshotOf(boardAt(3)))!
  expect(catchUp(boardAt(2), JSON.parse(text) as Changes)).toEqual(boardAt(3))
})

it('the changes are built once for a revision, whichever runtime is asked', async () => {
  note(undefined, 1)
  note(1, 2)
  const made = here.changesSnapshot('nfl', snapshotOf(boardAt(2)))
  expect(here.changesSnapshot('nfl', snapshotOf(boardAt(2)))).toBe(made)
  const elsewhere = await runtime()
  expect(elsewhere.changesSnapshot('nfl', snapshotOf(boardAt(2)))).toEqual(made)
  expect(packings).toBe(1)
  note(2, 3)
  expect(elsewhere.changesSnapshot('nfl', snapshotOf(boardAt(3)))?.rev).toBe('e-3')
})

it('the changes are those of one league, also for another runtime', async () => {
  note(undefined, 1)
  note(1, 2)
  const board = snapshotOf(boardAt(2))
  expect(here.changesSnapshot('nfl', board)).toBeDefined()
  const elsewhere = await runtime()
  for (const one of [here, elsewhere]) expect(one.changesSnapshot('nba', board)).toBeUndefined()
})

it('there are no changes before anything was published, nor where the board itself is shorter', () => {
  expect(here.changesSnapshot('nfl', snapshotOf(boardAt(1)))).toBeUndefined()
  const games = Array.from({ length: 60 }, (_none, index) => liveGame({ id: `4${index}` }))
  const many = (rev: string): Board => sampleBoard({ rev, games })
  publish(undefined, many('e-1'))
  publish(many('e-1'), none)
  publish(none, many('e-3'))
  expect(here.changesSnapshot('nfl', snapshotOf(many('e-3')))).toBeUndefined()
})

it('short changes are left unpacked, since saying that they are packed takes more', () => {
  const [before, after] = [boardAt(1), { ...boardAt(1), rev: 'e-2', upcoming: true } as Board]
  publish(undefined, before)
  publish(before, after)
  expect(here.changesSnapshot('nfl', snapshotOf(after))?.gzipped).toBeUndefined()
  expect(packings).toBe(0)
})
