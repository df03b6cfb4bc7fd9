import { describe, expect, it } from 'vitest'
import { liveGame, sampleBoard, sampleTeam } from '../../testing/sample-game'
import { MINUTE_MS } from '../../time/intervals'
import type { Board } from '../board'
import { diffBoards } from '../delta'
import { catchUp, changesOf } from './changes'
import { noteTouched, type TouchedLately } from './touched-lately'

/** In each minute the next of three games scores. */
function boardAt(minute: number, epoch = 'e'): Board {
  const games = ['1', '2', '3'].map((id, index) =>
    liveGame({ id, homeTeam: sampleTeam({ score: Math.floor((minute + index) / 3) }) }),
  )
  return sampleBoard({ rev: `${epoch}-${minute + 1}`, games })
}

/** What was touched lately as of each of these minutes. */
function minutes(count: number): readonly TouchedLately[] {
  const all: TouchedLately[] = []
  for (let minute = 0; minute < count; minute++) {
    const before = minute === 0 ? undefined : boardAt(minute - 1)
    const next = boardAt(minute)
    const delta = before && diffBoards(before, next)
    all.push(noteTouched(all.at(-1), { before, delta, rev: next.rev }, minute * MINUTE_MS))
  }
  return all
}

describe('the list of rows touched lately', () => {
  it('reaches back half an hour, or to the first board, and at most twice as long', () => {
    const cover = 30
    for (const [now, { older }] of minutes(5 * cover).entries()) {
      const changes = changesOf(older, boardAt(now))
      for (let age = 0; age <= Math.min(now, cover); age++)
        expect(catchUp(boardAt(now - age), changes)).toStrictEqual(boardAt(now))
      if (now >= 2 * cover) expect(catchUp(boardAt(now - 2 * cover), changes)).toBe('gap')
    }
  })

  it('begins with the first revision that this process publishes, as nobody knows who saw earlier ones', () => {
    const [saved, next] = [boardAt(3), boardAt(5)]
    const { older } = noteTouched(
      undefined,
      { before: saved, delta: diffBoards(saved, next), rev: next.rev },
      0,
    )
    expect(catchUp(boardAt(4), changesOf(older, next))).toBe('gap')
  })

  it('brings a device up to date that saw the very first one, also when its save failed', () => {
    const [saved, next] = [boardAt(3), boardAt(5)]
    const failed = { ...boardAt(4), upcoming: true } as Board
    const noted = noteTouched(
      undefined,
      { before: saved, delta: diffBoards(saved, failed), rev: failed.rev },
      0,
    )
    const { older } = noteTouched(noted, { before: saved, delta: diffBoards(saved, next), rev: next.rev }, 1)
    expect(catchUp(failed, changesOf(older, next))).toStrictEqual(next)
  })

  it('reaches over a revision that brought no other content', () => {
    const [first, same, next] = [boardAt(3), { ...boardAt(3), rev: 'e-5' }, { ...boardAt(5), rev: 'e-6' }]
    const steps = [
      { before: undefined, delta: undefined, rev: first.rev },
      { before: first, delta: undefined, rev: same.rev },
      { before: same, delta: diffBoards(same, next), rev: next.rev },
    ]
    let noted: TouchedLately | undefined
    for (const step of steps) noted = noteTouched(noted, step, 0)
    for (const board of [first, same])
      expect(catchUp(board, changesOf(noted!.older, next))).toStrictEqual(next)
  })

  it('begins anew with an epoch', () => {
    const next = boardAt(30, 'f')
    const noted = noteTouched(
      minutes(30).at(-1),
      { before: boardAt(29), delta: diffBoards(boardAt(29), next), rev: next.rev },
      30 * MINUTE_MS,
    )
    expect(noted).toMatchObject({ older: { since: 'f-31' } })
    expect(noted.younger).toBeUndefined()
  })
})
