import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Slug } from '../../domain/league'
import type { BoardHead } from '../../domain/board/board'
import { liveGame, sampleBoard, sampleHead } from '../../domain/testing/sample-game'
import { serverReach } from '../../platform/reach'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, fire, render, settle, type Rendered } from '../../ui/testing/render'
import { LeagueBar } from './league-bar'

const NOW = Date.parse('2026-10-20T16:00:00Z')
let rendered: Rendered
let storage: Storage
let went: (Slug | 'home')[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  storage = createStorage()
  went = []
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What the device has stored of these leagues. Each is visible, in season and not live, unless the test says otherwise. */
async function know(...heads: readonly Partial<BoardHead>[]) {
  for (const head of heads) await storage.save('heads', sampleHead({ live: false, ...head }))
}

/** `none` is the page of all leagues. */
async function show(current: Slug | 'none' = 'nfl') {
  const isHome = current === 'none'
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  const { hook } = memoryLocation({ path: isHome ? '/all' : `/${current}` })
  const bar = (slug: Slug | 'none') => (
    <Provider store={store}>
      <Router hook={hook}>
        <LeagueBar
          current={slug === 'none' ? undefined : slug}
          isHome={isHome}
          onSwitch={(to) => went.push(to)}
          onHome={() => went.push('home')}
        />
      </Router>
    </Provider>
  )
  rendered = render(bar(current))
  await passTime(0)
  return (slug: Slug) => rendered.show(bar(slug))
}

const tab = (slug: Slug) => find(rendered.page, `[data-league=${slug}]`)
const order = () =>
  [...rendered.page.querySelectorAll<HTMLElement>('[data-league]')].map(({ dataset }) => dataset['league'])
const press = (element: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  fire(element, event)
  return event
}

describe('the bar of leagues', () => {
  it('marks the league that is open, those that are live, in the playoffs and out of season', async () => {
    await know(
      { id: 'nfl', live: true },
      { id: 'mlb', season: 'playoffs', priority: 10 },
      { id: 'nba', in_season: false, season: 'offseason' },
    )
    await show()
    expect(tab('nfl').dataset).toMatchObject({ live: 'true', tinted: 'false', pressed: 'false' })
    expect(tab('mlb').dataset).toMatchObject({ live: 'false', tinted: 'true' })
    expect(['nfl', 'mlb'].map((slug) => tab(slug as Slug).getAttribute('aria-current'))).toEqual([
      'page',
      null,
    ])
    expect(['nfl', 'nba'].map((slug) => tab(slug as Slug).getAttribute('aria-disabled'))).toEqual([
      'false',
      'true',
    ])
  })

  it('has a link for each league, but none for a league out of season', async () => {
    await know({ id: 'nfl' }, { id: 'nba', in_season: false })
    await show()
    expect([tab('mlb').tagName, tab('mlb').getAttribute('href')]).toEqual(['A', '/mlb'])
    expect([tab('nba').tagName, tab('nba').getAttribute('role')]).toEqual(['SPAN', 'link'])
    expect(rendered.page.querySelector('nav')?.getAttribute('aria-label')).toBe('Leagues')
  })

  it('leads to all leagues first', async () => {
    await know({ id: 'nfl' })
    await show('none')
    const all = find(rendered.page, 'li a')
    expect([all.textContent, all.getAttribute('aria-current'), all.getAttribute('aria-label')]).toEqual([
      'All',
      'page',
      'All leagues',
    ])
    press(all)
    expect(went).toEqual(['home'])
  })

  it('says Live in words, but not of another league whose stored board is old', async () => {
    await know({ id: 'nfl', live: true }, { id: 'nhl', live: true }, { id: 'mlb', live: true })
    const old = new Date(NOW - 21 * 60_000).toISOString()
    for (const slug of ['nfl', 'mlb'] as const) {
      const board = sampleBoard({ games: [liveGame()] })
      await storage.save('boards', { slug, board, checkedAt: old })
    }
    await show('nfl')
    // The board of this page says how old it is itself.
    expect(tab('nfl').querySelector('[data-current=false]')?.textContent).toBe('Live')
    expect(tab('nhl').textContent).toBe('NHLLive')
    expect(tab('mlb').textContent).toBe('MLB')
  })

  it('says live of a page whose board is not there yet', async () => {
    await know({ id: 'nfl', live: true })
    await show('nfl')
    expect(tab('nfl').textContent).toBe('NFLLive')
  })
})

describe('a tab that is pressed', () => {
  it('lights up at once, and its page follows after 100 ms, from its top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await know({ id: 'nfl' })
    await show()
    expect(press(tab('mlb')).defaultPrevented).toBe(true)
    expect([tab('mlb').dataset['pressed'], went]).toEqual(['true', []])
    await passTime(99)
    expect(went).toEqual([])
    await passTime(1)
    expect([tab('mlb').dataset['pressed'], went]).toEqual(['false', ['mlb']])
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('draws only the last league when a finger runs along the bar', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await know({ id: 'nfl' })
    await show()
    press(tab('mlb'))
    await passTime(60)
    press(tab('nhl'))
    await passTime(100)
    expect(went).toEqual(['nhl'])
  })

  it('of the open league leads nowhere, but scrolls to the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await know({ id: 'nfl' })
    await show()
    press(tab('nfl'))
    await passTime(100)
    expect([went, scrollTo.mock.calls.length]).toEqual([[], 1])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j, which opens a tab of its own',
    async (init) => {
      await know({ id: 'nfl' })
      await show()
      press(tab('mlb'), init)
      await passTime(200)
      expect([tab('mlb').dataset['pressed'], went]).toEqual(['false', []])
    },
  )
})

describe('while a pointer or the keyboard is on the bar', () => {
  const bar = () => find(rendered.page, 'nav')
  const becomeLive = async () => {
    await know({ id: 'nhl', live: true })
    await passTime(0)
  }
  // React builds its enter and leave events from these bubbling ones.
  const enter = () => fire(bar(), new PointerEvent('pointerover', { bubbles: true }))
  const leave = () => fire(bar(), new PointerEvent('pointerout', { bubbles: true }))

  it('no tab moves, but its state is updated', async () => {
    await know({ id: 'nfl', priority: 9 }, { id: 'nhl', priority: 8 })
    await show()
    const before = order()
    expect(before[0]).toBe('nfl')
    enter()
    await becomeLive()
    expect(order()).toEqual(before)
    expect(tab('nhl').dataset['live']).toBe('true')
    leave()
    expect(order()[0]).toBe('nhl')
  })

  it('a league that an operator shows meanwhile is added at the end', async () => {
    await know({ id: 'nfl' }, { id: 'nhl', visible: false })
    await show()
    const before = order()
    enter()
    await becomeLive()
    expect(order()).toEqual([...before, 'nhl'])
  })

  it('moving the focus from tab to tab does not count as leaving the bar', async () => {
    await know({ id: 'nfl' }, { id: 'nhl' })
    await show()
    fire(tab('nfl'), new FocusEvent('focusin', { bubbles: true }))
    await becomeLive()
    fire(tab('nfl'), new FocusEvent('focusout', { bubbles: true, relatedTarget: tab('mlb') }))
    expect(order()[0]).not.toBe('nhl')
    fire(tab('mlb'), new FocusEvent('focusout', { bubbles: true }))
    expect(order()[0]).toBe('nhl')
  })
})

describe('on a narrow screen, where the bar scrolls', () => {
  /** The leagues whose places were asked for. */
  let measured: string[] = []
  beforeEach(() => {
    const places: Record<string, number> = { nfl: 100, mlb: 500, nhl: 600 }
    const widths = { offsetLeft: 0, offsetWidth: 80, clientWidth: 300 }
    for (const [name, width] of Object.entries(widths))
      vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        const league = this.dataset['league'] ?? ''
        if (name === 'offsetLeft') measured.push(league)
        return name === 'offsetLeft' ? (places[league] ?? 10) : width
      })
  })
  const turn = () => {
    vi.stubGlobal('innerWidth', innerWidth + 100)
    settle(() => void dispatchEvent(new Event('resize')))
  }
  const scrolled = () => find(rendered.page, 'ul').scrollLeft

  it('the open league stands in its middle, and the next one as soon as it is pressed', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await know({ id: 'nfl' })
    const open = await show('mlb')
    expect(scrolled()).toBe(390)
    press(tab('nhl'))
    expect(scrolled()).toBe(490)
    open('nhl')
    await passTime(100)
    expect(scrolled()).toBe(490)
  })

  it('the open league is back in its middle once the phone has been turned', async () => {
    await know({ id: 'nfl' })
    await show('mlb')
    find(rendered.page, 'ul').scrollLeft = 20
    settle(() => void dispatchEvent(new Event('resize')))
    expect(scrolled()).toBe(20)
    turn()
    expect(scrolled()).toBe(390)
  })

  it('a turn of the phone finds the place of the league that is open now, and of no other', async () => {
    await know({ id: 'nfl' })
    const open = await show('mlb')
    open('nhl')
    measured = []
    turn()
    expect(measured).toEqual(['nhl'])
  })

  it('a turn of the phone leaves the bar alone when the open league has just been hidden', async () => {
    await know({ id: 'nfl' }, { id: 'mlb' })
    await show('mlb')
    fire(find(rendered.page, 'nav'), new PointerEvent('pointerover', { bubbles: true }))
    await know({ id: 'mlb', visible: false })
    await passTime(0)
    turn()
    expect(scrolled()).toBe(390)
  })

  it('the bar is at its beginning when no league is open, or a hidden one', async () => {
    await know({ id: 'nfl' }, { id: 'mlb', visible: false })
    const open = await show('nhl')
    open('mlb')
    expect(scrolled()).toBe(-100)
    rendered.close()
    await show('none')
    expect(scrolled()).toBe(-100)
  })
})

it('nothing in the bar glows once the server is lost', async () => {
  await know({ id: 'nfl', live: true })
  await show()
  const isCurrent = () => find(rendered.page, 'ul').dataset['current']
  expect(isCurrent()).toBe('true')
  settle(() => serverReach.failed())
  await passTime(60_000)
  expect(isCurrent()).toBe('false')
})
