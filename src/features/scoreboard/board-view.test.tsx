import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleGolfBoard } from '../../domain/testing/sample-board'
import { easternDay } from '../../domain/time/eastern'
import { DAY_MS } from '../../domain/time/intervals'
import { boardDayText } from '../../platform/local-time'
import { autoScrollAtom, kioskAtom } from '../../state/auto-scroll'
import { FROM_BOARD } from '../../state/paths'
import { preferencesAtom, setPreferenceAtom } from '../../state/preferences'
import { createStore } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import type { StoredBoard } from '../../storage/rows'
import { afterFirstPaint } from '../../ui/testing/after-first-paint'
import { type } from '../../ui/testing/forms'
import { click, eventually, find, settle } from '../../ui/testing/render'
import { BoardView } from './board-view'
// Loaded here before they are asked for: on a busy machine that takes longer than a test waits.
import './board-today'
import './invitation'
import './season-screen'
import './wall/wall'
import './search/other-leagues'
import { loadMatch } from './search/use-found-games'
import { liveGame, storedBoard, team } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'

const GAMES = [liveGame({ id: 'sea' }), liveGame({ id: 'buf', homeTeam: team('BUF'), awayTeam: team('NE') })]

describe('a board on the screen', () => {
  let shown: ReturnType<typeof renderWithPorts>
  let store = createStore()
  let drawn = 0
  // What is returned here would be called at the end.
  beforeAll(async () => void (await loadMatch()))
  beforeEach(afterFirstPaint)
  afterEach(() => {
    shown.close()
    history.replaceState(null, '')
    localStorage.clear()
    vi.unstubAllGlobals()
    store = createStore()
    drawn = 0
  })

  const view = (stored: StoredBoard) => (
    <BoardView slug={stored.slug} stored={stored} renderOther={({ sport }) => <b>all of {sport}</b>} />
  )
  const show = (stored: StoredBoard = storedBoard({ games: GAMES })) => {
    const ports = { ...testPorts(), boardDrawn: () => void (drawn += 1) }
    shown = renderWithPorts(view(stored), { ports, store })
    return shown.page
  }
  const has = (selector: string) => shown.page.querySelector(selector) !== null
  const ids = () =>
    [...shown.page.querySelectorAll<HTMLElement>('[data-game]')].map((card) => card.dataset['game'])
  const field = () => find<HTMLInputElement>(shown.page, 'input[type=search]')

  it('is named after its league, and reports once that it was drawn', () => {
    const page = show()
    expect(find(page, '[data-board=nfl]').getAttribute('aria-label')).toBe('NFL scores')
    expect(find(page, 'h1').textContent).toBe('NFL')
    shown.show(view(storedBoard({ games: GAMES, rev: 'e1-2' })))
    expect(find(page, '[data-board=nfl]').dataset['rev']).toBe('e1-2')
    expect(drawn).toBe(1)
  })

  it('is drawn by another view where the league lists no games', () => {
    const golf = { slug: 'pga', board: sampleGolfBoard(), checkedAt: '2026-09-13T21:00:00.000Z' } as const
    expect(show(golf).textContent).toContain('all of PGA')
    expect([has('search'), has('[aria-label="Compact mode"]')]).toEqual([false, false])
  })

  it('a week after its last check has no word of that day left that says today', async () => {
    const event = { title: 'NHL Draft', text: 'The draft takes place today.' }
    const text = 'No games scheduled today.'
    const content = { kind: 'message', title: 'NCAAF Offseason', text, event } as const
    const checkedMs = Date.now() - 7 * DAY_MS
    const page = show(storedBoard({ games: [], content }, new Date(checkedMs).toISOString()))
    const then = `No games were scheduled on ${boardDayText(easternDay(checkedMs))}.`
    await eventually(() => page.querySelector('[data-content]')?.textContent.includes(then) === true)
    expect(page.textContent).not.toMatch(/today/i)
    shown.show(view(storedBoard({ games: [], content }, new Date().toISOString())))
    expect([...page.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'NHL Draft: The draft takes place today.',
    ])
    await eventually(() => find(page, '[data-content]').textContent.includes(text))
  })

  it('of golf has no such word either', async () => {
    const content = { kind: 'message', title: 'PGA Offseason', text: 'No games scheduled today.' } as const
    const checkedAt = new Date(Date.now() - 7 * DAY_MS).toISOString()
    shown = renderWithPorts(
      <BoardView
        slug="pga"
        stored={{ slug: 'pga', board: sampleGolfBoard({ content }), checkedAt }}
        renderOther={(board) => <b>{board.content.kind === 'message' && board.content.text}</b>}
      />,
    )
    const then = `No games were scheduled on ${boardDayText(easternDay(Date.parse(checkedAt)))}.`
    await eventually(() => find(shown.page, 'b').textContent === then)
  })

  it('has neither search nor density without a game', () => {
    show(storedBoard({ games: [] }))
    expect([has('search'), has('[aria-label="Compact mode"]')]).toEqual([false, false])
    shown.show(view(storedBoard({ games: GAMES })))
    expect([has('search'), has('[aria-label="Compact mode"]')]).toEqual([true, true])
  })

  it('starts with the search that the page was opened with, and shows all games once it is cleared, ready for other words', async () => {
    history.replaceState({ search: 'buf' }, '')
    show()
    expect([field().value, ids()]).toEqual(['buf', ['buf']])
    type(field(), 'zzzz')
    expect(shown.page.textContent).toContain('No team matches “zzzz”.')
    click([...shown.page.querySelectorAll('button')].find((one) => one.textContent === 'Clear search')!)
    // Games that return stand last while somebody looks, and earlier tests may have left signs of a person
    // looking.
    expect([field().value, new Set(ids())]).toEqual(['', new Set(['buf', 'sea'])])
    expect(document.activeElement).toBe(field())
  })

  it.each([null, 7, ['buf'], FROM_BOARD, { search: 7 }])('takes no other state for a search: %j', (state) => {
    history.replaceState(state, '')
    show()
    type(field(), 'buf')
    expect([ids(), history.state]).toEqual([['buf'], state])
  })

  it('is opened with the words that the search had last by whoever returns to it', () => {
    history.replaceState({ search: 'buf', other: 1 }, '')
    show()
    type(field(), 'sea')
    expect(history.state).toEqual({ search: 'sea', other: 1 })
    click(find(shown.page, '[aria-label="Clear search"]'))
    shown.close()
    show()
    expect([field().value, ids()]).toEqual(['', ['sea', 'buf']])
  })

  it('is opened with the last words also when the search was emptied before they were typed', () => {
    history.replaceState({ search: 'buf' }, '')
    show()
    for (const words of ['', 'sea']) type(field(), words)
    expect(history.state).toEqual({ search: 'sea' })
  })

  it('has no search field and all games when the user has switched the search off', async () => {
    history.replaceState({ search: 'buf' }, '')
    show()
    settle(() => store.set(setPreferenceAtom, 'showSearchBar', false))
    await eventually(() => !has('search') && ids().length === 2)
    settle(() => store.set(setPreferenceAtom, 'showSearchBar', true))
    await eventually(() => has('search') && field().value === 'buf' && ids().join() === 'buf')
  })

  it('shows all games on a wall, whatever search the page was opened with', () => {
    history.replaceState({ search: 'buf' }, '')
    store.set(kioskAtom, { leagues: [] })
    show()
    expect([has('search'), ids()]).toEqual([false, ['sea', 'buf']])
  })

  it('offers neither a search nor smaller cards on a large wall, also while somebody has stopped it', async () => {
    history.replaceState({ search: 'buf' }, '')
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    store.set(kioskAtom, { leagues: [] })
    store.set(autoScrollAtom, false)
    show()
    await eventually(() => has('[data-wall]'))
    expect([has('[type=search]'), has('[aria-label="Compact mode"]')]).toEqual([false, false])
    expect(ids()).toEqual(['sea', 'buf'])
  })

  it('offers both on a small wall that somebody has stopped: it has the ordinary cards', () => {
    store.set(kioskAtom, { leagues: [] })
    store.set(autoScrollAtom, false)
    show()
    expect([has('[type=search]'), has('[aria-label="Compact mode"]')]).toEqual([true, true])
  })

  it('says above its games what is special about their day', () => {
    const page = show(storedBoard({ games: GAMES, day: '2026-11-26' }))
    const notices = find(page, '[aria-label=Notices]')
    expect([...notices.children].map(({ textContent }) => textContent)).toEqual(['Thanksgiving Day games'])
    shown.show(view(storedBoard({ games: GAMES, day: '2026-10-25' })))
    expect(has('[aria-label=Notices]')).toBe(false)
  })

  it('has an invitation for guests below its games', async () => {
    show()
    await eventually(() => has('[data-invitation]'))
    const games = find(shown.page, '[data-group]')
    const invitation = find(shown.page, '[data-invitation]')
    expect(games.compareDocumentPosition(invitation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has many small cards at the press of a button, and remembers it', () => {
    show()
    const density = () => find(shown.page, '[data-density]').dataset['density']
    const button = find(shown.page, '[aria-label="Compact mode"]')
    const icon = () => find(button, 'path[d]').getAttribute('d')
    expect([density(), button.getAttribute('aria-pressed')]).toEqual(['regular', 'false'])
    const grid = icon()
    click(button)
    expect([density(), button.getAttribute('aria-pressed')]).toEqual(['compact', 'true'])
    expect(icon()).not.toBe(grid)
    expect(createStore().get(preferencesAtom).compactMode).toBe(true)
    click(button)
    expect([density(), icon()]).toEqual(['regular', grid])
  })

  it('offers no smaller cards while it scrolls by itself', () => {
    show()
    settle(() => store.set(autoScrollAtom, true))
    expect(has('[aria-label="Compact mode"]')).toBe(false)
    settle(() => store.set(autoScrollAtom, false))
    expect(has('[aria-label="Compact mode"]')).toBe(true)
  })
})
