import { describe, expect, it, vi } from 'vitest'
import type { BoardAnswer } from '../backend/read-board-answer'
import {
  updateTroubleAtom,
  currentTroublesAtom,
  isOtherTabAskingAtom,
  loadTroublesAtom,
  restartTroublesAtom,
} from './load-trouble'
import { createStore } from './store'

describe('the trouble of a league', () => {
  function after(...answers: BoardAnswer[]) {
    const store = createStore()
    answers.forEach((answer, index) =>
      store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: index * 1000 }),
    )
    return store.get(loadTroublesAtom)
  }
  const failed = (reason: 'network' | 'timeout') => ({ kind: 'failed', reason }) as const
  const unchanged: BoardAnswer = { kind: 'unchanged', checkedAt: '', now: '' }

  it('begins with the first failure and follows the last reason', () => {
    expect(after(failed('network'), failed('network'), failed('timeout'))).toEqual({
      nfl: { kind: 'failed', reason: 'timeout', sinceMs: 0 },
    })
  })

  it('ends with an answer', () => {
    expect(after(failed('network'), unchanged)).toEqual({})
    expect(after(failed('network'), unchanged, failed('network'))).toEqual({
      nfl: { kind: 'failed', reason: 'network', sinceMs: 2000 },
    })
  })

  it('begins anew when somebody looks at the page again: hours in the dark are no hours of trouble', () => {
    const store = createStore()
    store.set(updateTroubleAtom, { slug: 'nfl', answer: failed('network'), nowMs: 0 })
    store.set(updateTroubleAtom, { slug: 'nba', answer: { kind: 'none' }, nowMs: 0 })
    store.set(restartTroublesAtom, 5000)
    expect(store.get(loadTroublesAtom)).toEqual({
      nfl: { kind: 'failed', reason: 'network', sinceMs: 5000 },
      nba: { kind: 'no-board-yet' },
    })
  })

  it('is not shown while another tab asks', () => {
    const store = createStore()
    store.set(updateTroubleAtom, { slug: 'nfl', answer: failed('network'), nowMs: 0 })
    expect(store.get(currentTroublesAtom)).toHaveProperty('nfl')
    store.set(isOtherTabAskingAtom, true)
    expect(store.get(currentTroublesAtom)).toEqual({})
  })

  it('is news for a screen only where it changes', () => {
    const store = createStore()
    const hear = vi.fn()
    store.sub(loadTroublesAtom, hear)
    store.set(restartTroublesAtom, 0)
    const answers = [
      unchanged,
      failed('network'),
      failed('network'),
      { kind: 'none' },
      { kind: 'none' },
    ] as const
    const heard = answers.map((answer) => {
      store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: 0 })
      return hear.mock.calls.length
    })
    expect(heard).toEqual([0, 1, 1, 2, 2])
  })

  it('becomes "no board yet" when the server itself has none', () => {
    expect(after(failed('network'), { kind: 'none' })).toEqual({ nfl: { kind: 'no-board-yet' } })
  })
})
