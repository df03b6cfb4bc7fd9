import { afterEach, describe, expect, it } from 'vitest'
import type { Board } from '../../domain/board/board'
import { sessionOf } from '../../domain/people/users/session'
import { authStepAtom } from '../../state/auth-modal'
import { kioskAtom } from '../../state/auto-scroll'
import { recordGuestEventAtom } from '../../state/guest-engagement'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { click, find, render, type Rendered } from '../../ui/testing/render'
import { Invitation } from './invitation'
import { board } from './testing/games'

describe('issue 13: one invitation under a board', () => {
  let rendered: Rendered
  let store = createStore()
  afterEach(() => {
    rendered.close()
    store = createStore()
    localStorage.clear()
  })

  const show = (shown: Board = board()) => {
    rendered = render(
      <Provider store={store}>
        <Invitation board={shown} />
      </Provider>,
    )
    return rendered.page
  }

  it('says what an account adds, and leads to making one; that is no premium attempt', () => {
    const page = show()
    expect(find(page, 'p').textContent).toBe(
      'A free account adds live player stats and the full box score of every game.',
    )
    click(find(page, 'button'))
    expect(store.get(authStepAtom)).toBe('signup-email')
    expect(localStorage.getItem('ts-guest-metrics')).toBeNull()
  })

  it('is a card for a guest who has looked around for a while, until the guest puts it off', () => {
    for (let press = 0; press < 8; press++)
      store.set(recordGuestEventAtom, { kind: 'interacted', key: `${press}`, at: 1_000_000 })
    const page = show()
    expect([...page.querySelectorAll('h2, li')].map(({ textContent }) => textContent)).toEqual([
      'More of every game, free',
      'Live player stats and full box scores, in every league',
      'Your teams first, on all your devices',
      'Odds, past results and detailed stats once your email is verified',
    ])
    const [create, later] = page.querySelectorAll<HTMLElement>('[data-guest-prompt] button')
    click(create!)
    expect(store.get(authStepAtom)).toBe('signup-email')
    click(later!)
    expect([
      page.querySelector('[data-guest-prompt]'),
      page.querySelector('[data-invitation]') !== null,
    ]).toEqual([null, true])
    expect(localStorage.getItem('ts-dismissed-count')).toBe('1')
  })

  it('once dismissed never comes back on this device', () => {
    click(find(show(), '[aria-label="Do not show this again"]'))
    expect(rendered.page.textContent).toBe('')
    rendered.close()
    store = createStore()
    expect(show().textContent).toBe('')
  })

  it.each([
    ['is signed in', () => store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered' })!)],
    ['looks at a screen on a wall', () => store.set(kioskAtom, { leagues: [] } as never)],
  ])('says nothing to somebody who %s', (_who, prepare) => {
    prepare()
    expect(show().textContent).toBe('')
  })

  it('says nothing under a board without games, which locks nothing', () => {
    expect(show(board({ games: [] })).textContent).toBe('')
  })
})
