import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardAnswer } from '../backend/read-board-answer'
import { parseKiosk } from '../domain/screen/kiosk'
import { sampleBoard } from '../domain/testing/sample-game'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import type { StoredBoard } from '../storage/rows'
import { render, settle, type Rendered } from '../ui/testing/render'
import { kioskAtom } from './auto-scroll'
import { noteAnswerForHeldBoardAtom, holdNewestBoardsAtom, useShownBoard } from './held-boards'
import { adoptPreferencesAtom, preferencesAtom } from './preferences'
import { createStore, Provider } from './store'

const NOW = '2026-09-06T17:00:00.000Z'
const minutesBefore = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()
let rendered: Rendered

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

const boardOf = (rev: string) => sampleBoard({ rev })
const stored = (rev: string, checkedAt = NOW): StoredBoard => ({
  slug: 'nfl',
  board: boardOf(rev),
  checkedAt,
})
const answers = (rev: string): BoardAnswer => ({
  kind: 'board',
  board: boardOf(rev),
  checkedAt: NOW,
  now: NOW,
})
const UNCHANGED: BoardAnswer = { kind: 'unchanged', checkedAt: NOW, now: NOW }

interface OnDevice {
  readonly board: StoredBoard | undefined
  /** What the device has by the time that the board is drawn. */
  readonly last: StoredBoard | undefined
}
function Shown({ board, last }: OnDevice) {
  return <p>{useShownBoard('nfl', board, { last: () => last as never })?.board.rev ?? 'nothing'}</p>
}

/** The page of somebody who has turned the automatic refresh off. */
function open({ autoRefresh = false, address = '' } = {}) {
  const store = createStore()
  store.set(kioskAtom, parseKiosk(address))
  store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh })
  store.set(holdNewestBoardsAtom)
  rendered = render(<Provider store={store}>{null}</Provider>)
  return {
    /** This board is on the device now. */
    shows: (board: StoredBoard | undefined, last = () => board) => {
      rendered.show(
        <Provider store={store}>
          <Shown board={board} last={last()} />
        </Provider>,
      )
      return rendered.page.textContent
    },
    serverSays: (answer: BoardAnswer) => settle(() => store.set(noteAnswerForHeldBoardAtom, 'nfl', answer)),
    take: () => settle(() => store.set(holdNewestBoardsAtom)),
  }
}

describe('a board', () => {
  it('changes by itself where nobody has turned that off', () => {
    const page = open({ autoRefresh: true })
    expect([page.shows(stored('e-1')), page.shows(stored('e-2'))]).toEqual(['e-1', 'e-2'])
  })

  it('changes by itself on a wall, whatever the owner of its account has chosen on a phone', () => {
    const page = open({ address: '?kiosk' })
    expect([page.shows(stored('e-1')), page.shows(stored('e-2'))]).toEqual(['e-1', 'e-2'])
  })

  it('stands still for a viewer who has turned that off, until they refresh it', () => {
    const page = open()
    expect([undefined, stored('e-1'), stored('e-2')].map((board) => page.shows(board))).toEqual([
      'nothing',
      'e-1',
      'e-1',
    ])
    page.take()
    expect([stored('e-2'), stored('e-3')].map((board) => page.shows(board))).toEqual(['e-2', 'e-2'])
  })

  it.each([
    ['two refreshes', 120, 'e-1'],
    ['more than two refreshes', 121, 'e-2'],
  ])(
    'of an earlier visit, %s old, gives way only if it is older than two refreshes',
    (_age, minutes, rev) => {
      const page = open()
      page.shows(stored('e-1', minutesBefore(minutes)))
      expect(page.shows(stored('e-2'))).toBe(rev)
    },
  )

  it('gives way to the answer of the server when it is opened, and then stands still', () => {
    const page = open()
    page.shows(stored('e-1'))
    page.serverSays(answers('e-2'))
    const boards = ['e-1', 'e-3', 'e-4'].map((rev) => stored(rev))
    expect(boards.map((board) => page.shows(board))).toEqual(['e-1', 'e-3', 'e-3'])
  })

  it('stands still where the server says that it is right', () => {
    const page = open()
    page.shows(stored('e-1'))
    page.serverSays(UNCHANGED)
    page.serverSays(answers('e-2'))
    expect(page.shows(stored('e-2'))).toBe('e-1')
  })

  it('stands still where the server says that it is right, although the device has a later one by then', () => {
    const page = open()
    page.shows(stored('e-1'))
    page.shows(stored('e-2'))
    page.serverSays(UNCHANGED)
    expect(page.shows(stored('e-2'))).toBe('e-1')
  })

  it('that the device has removed by then is shown, but not held', () => {
    const page = open()
    expect(page.shows(stored('e-1'), () => undefined)).toBe('e-1')
    expect(page.shows(stored('e-2'))).toBe('e-2')
  })

  it('is settled by the first board that the server sends, whatever the server says later', () => {
    const page = open()
    page.serverSays(answers('e-2'))
    expect(page.shows(stored('e-2'))).toBe('e-2')
    page.serverSays(answers('e-3'))
    expect(page.shows(stored('e-3'))).toBe('e-2')
  })

  it('does not give way after an answer without a board', () => {
    const page = open()
    page.shows(stored('e-1'))
    page.serverSays({ kind: 'failed', reason: 'network' })
    page.serverSays({ kind: 'none' })
    expect(page.shows(stored('e-2'))).toBe('e-1')
    page.serverSays(answers('e-2'))
    expect(page.shows(stored('e-2'))).toBe('e-2')
  })
})
