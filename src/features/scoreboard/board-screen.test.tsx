import { afterEach, describe, expect, it } from 'vitest'
import type { BoardAnswer } from '../../backend/read-board-answer'
import type { CupBoard } from '../../domain/board/board'
import { neverReadContent } from '../../domain/board/never-read'
import type { Slug } from '../../domain/league'
import { failureMessage } from '../../domain/polling/feed-failure'
import { updateTroubleAtom } from '../../state/load-trouble'
import { createStore } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { dataOf, eventually, find, settle } from '../../ui/testing/render'
import { BoardScreen } from './board-screen'
import { storedBoard } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'

const screen = (slug: Slug) => <BoardScreen slug={slug} renderOther={() => null} />
let shown: ReturnType<typeof renderWithPorts>
let storage = createStorage()
let store = createStore()
let asked: string[] = []

afterEach(() => {
  shown.close()
  storage = createStorage()
  store = createStore()
  asked = []
})

function hear(answer: BoardAnswer, slug: Slug = 'nfl') {
  settle(() => store.set(updateTroubleAtom, { slug, answer, nowMs: Date.now() }))
}

function open(slug: Slug = 'nfl') {
  const ports = { ...testPorts(storage), showBoard: (wanted: Slug) => void asked.push(wanted) }
  shown = renderWithPorts(screen(slug), { ports, store })
  return shown.page
}
/** What the server publishes while the feed has failed since the first poll. */
function neverRead(message: string) {
  const source = { state: 'down', since: '2026-09-13T16:00:00Z', message } as const
  return { source, content: neverReadContent(message), games: [] }
}

const has = (selector: string) => shown.page.querySelector(selector) !== null
const loader = () => shown.page.querySelector<HTMLElement>('[data-loader]')?.dataset['loader']

describe('the page of a league', () => {
  it('asks for its board and is named after it, also when another league follows', () => {
    open('nfl')
    expect([asked, document.title]).toEqual([['nfl'], 'NFL scores · Turbo Scores'])
    shown.show(screen('rydercup'))
    expect([asked, document.title]).toEqual([['nfl', 'rydercup'], 'Ryder Cup scores · Turbo Scores'])
  })

  it('shows the stored board at once, without the logo before it', async () => {
    await storage.save('boards', storedBoard())
    open()
    expect(dataOf(find(shown.page, 'section[data-board]'))).toMatchObject({ board: 'nfl', rev: 'e1-1' })
    expect([has('[aria-busy]'), loader()]).toEqual([false, undefined])
  })

  it('shows placeholders below the logo, which leaves when the first scores come', async () => {
    open()
    await eventually(() => has('[aria-busy=true]'))
    const coming = find(shown.page, '[aria-busy=true]')
    expect(coming.getAttribute('aria-label')).toBe('NFL scores')
    expect(find(coming, '[role=status]').textContent).toBe('Loading NFL scores')
    expect(find(coming, '[aria-hidden=true]').children).toHaveLength(12)
    expect(loader()).toBe('on')
    await storage.save('boards', storedBoard())
    await eventually(() => has('[data-board]'))
    expect([has('[aria-busy]'), loader()]).toEqual([false, 'leaving'])
  })

  it('says that the feed has not answered yet, without the logo', async () => {
    open()
    await eventually(() => has('[aria-busy]'))
    hear({ kind: 'none' })
    expect([...shown.page.querySelectorAll('h1, h2, p')].map(({ textContent }) => textContent)).toEqual([
      'NFL',
      'Waiting for NFL scores',
      'The score feed has not answered yet. Scores appear here by themselves.',
    ])
    expect([loader(), has('[role=alert]')]).toEqual([undefined, false])
  })

  it.each([
    ['network', 'Network error. Please check your connection and try again.'],
    ['timeout', 'Request timed out. Please check your connection.'],
    ['unreadable', 'Invalid data received. Please try again later.'],
    ['server', 'Failed to load NFL data. Please try again.'],
    ['unknown-league', 'Failed to load NFL data. Please try again.'],
  ] as const)('says aloud why no scores have come: %s', async (reason, text) => {
    hear({ kind: 'failed', reason })
    open()
    await eventually(() => has('[role=alert]'))
    expect([...shown.page.querySelectorAll('h1, h2, p')].map(({ textContent }) => textContent)).toEqual([
      'NFL',
      'No NFL scores yet',
      text,
      'We keep trying. Scores appear here as soon as there is an answer.',
    ])
    expect(loader()).toBeUndefined()
  })

  it('keeps its scores when a later request fails', async () => {
    await storage.save('boards', storedBoard())
    hear({ kind: 'failed', reason: 'network' })
    open()
    expect([has('[data-game]'), has('[role=alert]')]).toEqual([true, false])
  })

  it.each([
    ['validation', { kind: 'validation', reason: '' }, 'Invalid data received. Please try again later.'],
    ['status', { kind: 'status', status: 404 }, 'Failed to load NFL data. Please try again.'],
    // The server was reached, so these are no failures of the visitor's connection.
    ['timeout', { kind: 'timeout' }, 'Failed to load NFL data. Please try again.'],
    ['network', { kind: 'network' }, 'Failed to load NFL data. Please try again.'],
  ] as const)(
    'says aloud why the feed has never been read, rather than that there are no games: %s',
    async (_kind, failure, text) => {
      await storage.save('boards', storedBoard(neverRead(failureMessage(failure, 'NFL'))))
      open()
      const alert = find(shown.page, '[data-board] [role=alert]')
      expect([...alert.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
        'No NFL scores yet',
        text,
        'Scores appear here by themselves as soon as they arrive.',
      ])
      expect(find(shown.page, 'h1').textContent).toBe('NFL')
    },
  )

  it.each([{ kind: 'network' }, { kind: 'validation', reason: '' }] as const)(
    '001 section 2: says so of the cup in its own words: %j',
    async (failure) => {
      const { board, ...row } = storedBoard(neverRead(failureMessage(failure, 'RYDER_CUP')))
      const cup = { ...board, sport: 'RYDER_CUP', sessions: [], matches: [] } as CupBoard
      await storage.save('boards', { ...row, slug: 'rydercup', board: cup })
      open('rydercup')
      const alert = find(shown.page, '[data-board] [role=alert]')
      expect([...alert.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
        'Failed to load Ryder Cup data',
        'Please try again later',
        'Scores appear here by themselves as soon as they arrive.',
      ])
    },
  )

  it.each([
    ['server', ['Failed to load Ryder Cup data', 'Please try again later']],
    ['unreadable', ['Failed to load Ryder Cup data', 'Please try again later']],
    ['network', ['No Ryder Cup scores yet', 'Network error. Please check your connection and try again.']],
  ] as const)(
    '001 section 2: tells of a cup that could not be loaded in its own words: %s',
    async (reason, words) => {
      hear({ kind: 'failed', reason }, 'rydercup')
      open('rydercup')
      await eventually(() => has('[role=alert]'))
      const told = [...shown.page.querySelectorAll('[role=alert] > :is(h2, p)')]
      expect(told.map(({ textContent }) => textContent).slice(0, 2)).toEqual(words)
    },
  )
})
