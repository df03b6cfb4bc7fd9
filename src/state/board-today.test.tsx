import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board } from '../domain/board/board'
import { sampleBoard } from '../domain/testing/sample-game'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { passTime } from '../ui/testing/pass-time'
import { render } from '../ui/testing/render'
import { useBoardToday } from './board-today'
import { createStore, Provider } from './store'

/** Saturday, a minute before midnight in New York. */
const CHECKED = '2026-09-06T03:59:00Z'
const text = 'No games scheduled today.'
const content = { kind: 'message', title: 'NCAAF Offseason', text } as const
const board = sampleBoard({ sport: 'NCAAF', content })

describe('a board on a screen that stays open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(CHECKED) })
    localValues.remove(STORAGE_KEYS.clock)
  })
  afterEach(() => void vi.useRealTimers())

  it('changes its words at midnight in New York, and is no new object before and after', async () => {
    const seen = new Set<Board>()
    function Shown() {
      const shown = useBoardToday({ slug: 'ncaaf', board, checkedAt: CHECKED })
      seen.add(shown)
      return <p>{shown.content.kind === 'message' && shown.content.text}</p>
    }
    // Without a store of its own it would begin with the time that another test has read.
    const rendered = render(
      <Provider store={createStore()}>
        <Shown />
      </Provider>,
    )
    await passTime(58_000)
    expect([rendered.page.textContent, ...seen]).toEqual([text, board])
    await passTime(3000)
    expect(rendered.page.textContent).toBe('No games were scheduled on Sat, Sep 5.')
    await passTime(60_000)
    expect([...seen]).toEqual([
      board,
      { ...board, content: { ...content, text: 'No games were scheduled on Sat, Sep 5.' } },
    ])
    rendered.close()
  })
})
