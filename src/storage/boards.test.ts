import { describe, expect, it } from 'vitest'
import { readBoard, readBoards, saveBoard, touchBoard } from './boards'
import { freshDb, storedBoard } from './testing/test-boards'

describe('stored boards', () => {
  it('are read as they were saved', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-1'))
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
    expect(await readBoards(db)).toEqual([storedBoard('a-1')])
    expect(await readBoard(db, 'nba')).toBeUndefined()
  })

  it('are not replaced by an earlier revision of the same epoch', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-10'))
    await saveBoard(db, storedBoard('a-9'))
    expect((await readBoard(db, 'nfl'))?.board.rev).toBe('a-10')
  })

  it('are replaced by any revision of another epoch', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-10'))
    await saveBoard(db, storedBoard('b-1'))
    expect((await readBoard(db, 'nfl'))?.board.rev).toBe('b-1')
  })

  it('of a shape we do not know count as none and are replaced', async () => {
    const db = freshDb()
    const board = { ...storedBoard('a-10').board, v: 2 }
    await db.table('boards').put({ slug: 'nfl', board, checkedAt: '' })
    expect(await readBoard(db, 'nfl')).toBeUndefined()
    expect(await readBoards(db)).toEqual([])
    await saveBoard(db, storedBoard('a-1'))
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
  })

  it('become younger when the same revision was checked later, and only then', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-1'))
    await touchBoard(db, 'nfl', 'a-2', '2026-01-11T19:00:00.000Z')
    await touchBoard(db, 'nfl', 'a-1', '2026-01-11T17:00:00.000Z')
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
    await touchBoard(db, 'nfl', 'a-1', '2026-01-11T19:00:00.000Z')
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1', '2026-01-11T19:00:00.000Z'))
  })
})
