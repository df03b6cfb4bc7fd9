import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHead } from '../../../src/domain/board/board'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
const saved = new Map<string, BoardHead>()
const readAll = vi.fn((collection: string) =>
  collection === 'board_heads' ? [...saved.values()].map(recordOf) : [],
)

const app = {
  findRecordById(collection: string, id: string) {
    const head = saved.get(id)
    if (collection !== 'board_heads' || !head) throw new Error('sql: no rows in result set')
    return recordOf(head)
  },
  findAllRecords: readAll,
  store,
}
vi.stubGlobal('$app', app)

vi.resetModules()
const { knownHead, knownHeads, rememberHead, rereadHead } = await import('./head-memory')

function headOf(id: string, live: boolean): BoardHead {
  return { id, live, visible: true, season: 'regular', in_season: true, priority: 1 } as BoardHead
}

function recordOf(head: BoardHead): core.Record {
  const of = (name: string) => head[name as keyof BoardHead]
  return { id: head.id, getBool: of, getString: of, getInt: of } as unknown as core.Record
}

const eventOf = (head: BoardHead) =>
  ({ app, record: recordOf(head), next: vi.fn() }) as unknown as core.RecordEvent

beforeEach(() => {
  values.clear()
  saved.clear()
  readAll.mockClear()
})

describe('the heads that are sent', () => {
  it('are read once, whoever asks, and stand in the order of the leagues', () => {
    saved.set('nhl', headOf('nhl', false))
    saved.set('nfl', headOf('nfl', true))
    expect(knownHeads()).toEqual([headOf('nfl', true), headOf('nhl', false)])
    expect(knownHead('nhl')).toEqual(headOf('nhl', false))
    expect(knownHead('pga')).toBeUndefined()
    expect(readAll).toHaveBeenCalledTimes(1)
  })

  it('include those of a save that has not ended yet, because its push comes next', () => {
    saved.set('nfl', headOf('nfl', false))
    knownHeads()
    rememberHead(eventOf(headOf('nfl', true)))
    expect(knownHead('nfl')?.live).toBe(true)
  })

  it('keep what is saved while they are read', () => {
    saved.set('nfl', headOf('nfl', false))
    readAll.mockImplementationOnce(() => {
      const old = [recordOf(headOf('nfl', false))]
      rememberHead(eventOf(headOf('nfl', true)))
      return old
    })
    expect(knownHead('nfl')?.live).toBe(true)
  })

  it('are those of the database again after a save that failed', () => {
    saved.set('nfl', headOf('nfl', false))
    knownHeads()
    rememberHead(eventOf(headOf('nfl', true)))
    rereadHead(eventOf(headOf('nfl', true)))
    expect(knownHead('nfl')?.live).toBe(false)
    rememberHead(eventOf(headOf('nba', true)))
    rereadHead(eventOf(headOf('nba', true)))
    expect(knownHead('nba')).toBeUndefined()
  })
})
