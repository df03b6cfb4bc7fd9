import { describe, expect, it } from 'vitest'
import type { BoardAnswer } from '../../backend/read-board-answer'
import { createStorage } from '../../storage/storage'
import { fetchFirstBoard } from './first-board'
import { boardOf, liveGame } from '../testing/sample-boards'

const NOW = '2026-10-25T18:00:00.000Z'
const CHECKED = '2026-10-25T17:59:55.000Z'

async function firstBoard(answer: BoardAnswer) {
  const storage = createStorage()
  const learned: number[] = []
  const isThere = await fetchFirstBoard('nfl', {
    fetchBoard: () => Promise.resolve(answer),
    storage,
    clock: { learn: (now) => void learned.push(now) },
  })
  return { isThere, saved: await storage.readAll('boards'), learned }
}

describe('the first board of a first visit', () => {
  it('is stored, and the clock learns the server’s time', async () => {
    const board = boardOf('nfl', 'e-1', [liveGame('1', 7)])
    expect(await firstBoard({ kind: 'board', board, checkedAt: CHECKED, now: NOW })).toEqual({
      isThere: true,
      saved: [{ slug: 'nfl', board, checkedAt: CHECKED }],
      learned: [Date.parse(NOW)],
    })
  })

  it.each<BoardAnswer>([{ kind: 'none' }, { kind: 'failed', reason: 'network' }])(
    'is not there when the answer is $kind',
    async (answer) => {
      expect(await firstBoard(answer)).toEqual({ isThere: false, saved: [], learned: [] })
    },
  )
})
