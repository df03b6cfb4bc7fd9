import { afterEach, describe, expect, it } from 'vitest'
import type { Player } from '../../domain/golf/player'
import { finishedPlayer } from '../../domain/golf/testing/sample-tournament'
import { sampleGolfBoard } from '../../domain/testing/sample-board'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { authStepAtom } from '../../state/auth-modal'
import { autoScrollAtom, kioskAtom } from '../../state/auto-scroll'
import { createStore, Provider } from '../../state/store'
import { click, find, fire, render, settle, type Rendered } from '../../ui/testing/render'
import { LeaderboardScreen } from './leaderboard-screen'

let store = createStore()
let rendered: Rendered
afterEach(() => {
  rendered.close()
  store = createStore()
  localStorage.clear()
})

function show(...players: readonly Player[]) {
  const board = sampleGolfBoard({ players })
  rendered = render(
    <Provider store={store}>
      <LeaderboardScreen board={board} />
    </Provider>,
  )
  return rendered.page
}

describe('what opens below a row', () => {
  const open = () => {
    const page = show(finishedPlayer())
    click(find(page, '[data-player] button'))
    return page
  }

  it('shows guests the public rounds and two locks', () => {
    const page = open()
    expect([...page.querySelectorAll('[data-round]')].map(({ textContent }) => textContent)).toEqual([
      'R171-1',
      'R271-1',
    ])
    const locks = [...page.querySelectorAll<HTMLElement>('[data-locked]')]
    expect(locks.map(({ lastElementChild }) => lastElementChild?.lastElementChild?.textContent)).toEqual([
      'Live StatsUnlock',
      'Live ScorecardsUnlock',
    ])
  })

  it('counts a click on the blur as a premium attempt, and Unlock opens the sign-in modal', () => {
    localStorage.removeItem(STORAGE_KEYS.guestMetrics)
    const page = open()
    const blur = find(page, '[data-locked="golf-scorecards"] [aria-hidden]')
    fire(blur, new MouseEvent('click', { bubbles: true }))
    expect(store.get(authStepAtom)).toBeUndefined()
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.guestMetrics) ?? '')).toMatchObject({
      premiumAttempts: 1,
    })
    click(find(page, '[data-locked="golf-scorecards"] button'))
    expect(store.get(authStepAtom)).toBe('welcome')
  })

  it('is named by the button that opens it, for screen readers', () => {
    const page = open()
    const id = find(page, '[data-player] button').getAttribute('aria-controls')!
    expect(document.getElementById(id)?.textContent).toContain('Round finished')
  })

  it('has nothing but invented figures behind the locks: par at every hole, and nothing counted', () => {
    const page = open()
    const texts = (selector: string) =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
    const STATS = '[data-locked=golf-stats] '
    expect(texts(`${STATS}dt`)).toEqual(['Eagles +', 'Birdies', 'Pars', 'Bogeys', 'Doubles +'])
    expect(texts(`${STATS}dd`)).toEqual(['0', '0', '0', '0', '0'])
    const CARD = '[data-locked=golf-scorecards] '
    const nine = Array(9).fill('4')
    const both = [...nine, '36', ...nine, '36']
    expect(texts(`${CARD}tbody td`)).toEqual([...both, ...both])
    expect(texts(`${CARD}p`)).toEqual(['Round 1: 72 (E)'])
    expect(texts(`${STATS}table, ${CARD}dl`)).toEqual([])
  })

  it('closes again, and only one is open', () => {
    const page = show(finishedPlayer({ id: '1' }), finishedPlayer({ id: '2' }))
    const [first, second] = page.querySelectorAll<HTMLElement>('[data-player] button')
    click(first!)
    click(second!)
    expect(
      [first, second].map((button) => button?.ariaExpanded ?? button?.getAttribute('aria-expanded')),
    ).toEqual(['false', 'true'])
    click(second!)
    expect(page.querySelector('[data-locked]')).toBeNull()
  })

  it.each([
    ['closes when a wall that somebody has stopped scrolls on, and stays closed', [], false],
    ['stays open where somebody scrolls their own list', undefined, true],
  ] as const)('%s', (_what, leagues, isOpen) => {
    store.set(kioskAtom, leagues && { leagues })
    store.set(autoScrollAtom, false)
    const page = open()
    const isShown = () => page.querySelector('[data-open=true]') !== null
    expect(isShown()).toBe(true)
    settle(() => store.set(autoScrollAtom, true))
    expect([isShown(), page.querySelector('[data-locked]') !== null]).toEqual([isOpen, isOpen])
    settle(() => store.set(autoScrollAtom, false))
    expect(isShown()).toBe(isOpen)
  })
})
