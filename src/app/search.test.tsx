import { afterEach, describe, expect, it } from 'vitest'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { setPreferenceAtom } from '../state/preferences'
import { type } from '../ui/testing/forms'
import { click, eventually, find, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null
const says = (text: string) => () => app.page.textContent.includes(text)

describe('the search', () => {
  const searchFor = (text: string) => type(find(app.page, 'input[type=search]'), text)
  const shown = () =>
    [...app.page.querySelectorAll<HTMLElement>('[data-game]')].map((card) => card.dataset['game'])
  const games = [
    liveGame({ id: 'sea' }),
    liveGame({ id: 'buf', homeTeam: team('BUF'), awayTeam: team('NE', { displayName: 'New Patriots' }) }),
  ]

  it('leaves only the games that match, and brings all back once it is cleared', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games })] })
    await eventually(has('[data-game=buf]'))
    searchFor('patriosts')
    expect(shown()).toEqual(['buf'])
    searchFor('ptrts')
    expect(shown()).toEqual([])
    expect(says('No games found')()).toBe(true)
    click(find(app.page, '[aria-label="Clear search"]'))
    expect(shown()).toEqual(['sea', 'buf'])
  })

  it('tells screen readers how many games were found, in a region that was there before', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games })] })
    await eventually(has('[data-game=buf]'))
    const region = find(app.page, '[data-board] [role=status]:has(> .visually-hidden)')
    expect(region.textContent).toBe('')
    searchFor('patriosts')
    expect(region.textContent).toBe('1 found')
    searchFor('')
    expect(region.textContent).toBe('')
  })

  it('tells screen readers that nothing was found, and keeps the focus when the text is cleared there', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games })] })
    await eventually(has('[data-game=buf]'))
    searchFor('ptrts')
    const words = find(app.page, '[role=status]:has(h2)')
    expect(words.textContent).toContain('No games found')
    const clear = find(words, 'button')
    clear.focus()
    click(clear)
    expect([shown().length, document.activeElement]).toEqual([2, find(app.page, 'input[type=search]')])
  })

  it('offers the league that has what this one lacks', async () => {
    const nba = storedBoard({ sport: 'NBA', games: [liveGame({ homeTeam: team('LAL') })] })
    app = await renderApp('/nfl', { boards: [storedBoard({ games }), { ...nba, slug: 'nba' }] })
    await eventually(has('[data-game=buf]'))
    searchFor('lal')
    await eventually(has('[data-found-in]'))
    const offered = [...app.page.querySelectorAll('[data-found-in]')]
    expect(offered.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 game in NBA', '/nba'],
    ])
  })

  it('begins with / from anywhere but a field, and Escape ends it', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games })] })
    await eventually(has('input[type=search]'))
    const field = find<HTMLInputElement>(app.page, 'input[type=search]')
    const press = (target: EventTarget, key: string) =>
      settle(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    expect(find(app.page, 'search').dataset['open']).toBe('false')
    // The listener for the key is added a moment after the field is rendered.
    await eventually(() => {
      press(window, '/')
      return document.activeElement === field
    })
    expect(find(app.page, 'search').dataset['open']).toBe('true')
    searchFor('buf')
    press(field, 'Escape')
    expect([field.value, find(app.page, 'search').dataset['open']]).toEqual(['', 'false'])
  })

  it('is there only when the preference is on and there are games', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games })] })
    await eventually(has('input[type=search]'))
    settle(() => app.store.set(setPreferenceAtom, 'showSearchBar', false))
    await eventually(() => !has('input[type=search]')())
    settle(() => app.store.set(setPreferenceAtom, 'showSearchBar', true))
    await eventually(has('input[type=search]'))
    await app.db.boards.put(storedBoard({ rev: 'e1-2', games: [] }))
    await eventually(says('No NFL games'))
    expect(has('input[type=search]')()).toBe(false)
  })
})
