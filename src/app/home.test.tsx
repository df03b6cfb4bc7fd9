import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { setFavouriteAtom } from '../state/favourites'
import { eventually, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null

describe('the home listing', () => {
  it('shows three to six leagues, the active ones first, and leads to their boards', async () => {
    const heads = [sampleHead({ id: 'nfl', live: true }), sampleHead({ id: 'nba', live: false })]
    app = await renderApp('/all', { boards: [storedBoard()], heads })
    await eventually(has('[data-preview=nfl] [data-live=true]'), 2000)
    await eventually(has('li:first-child [data-preview=nfl]'))
    const previews = [...app.page.querySelectorAll<HTMLElement>('[data-preview]')]
    expect(previews.length).toBe(6)
    expect(previews[0]?.getAttribute('href')).toBe('/nfl')
    expect(document.title).toBe('All leagues · Turbo Scores')
  })
  it('has the leagues of favourites above, and in them their games', async () => {
    const heads = [sampleHead({ id: 'nfl', live: true }), sampleHead({ id: 'nba', live: true })]
    const [others, ours] = [liveGame({ id: 'others' }), liveGame({ id: 'ours', homeTeam: team('22') })]
    const games = [others, { ...others, id: 'more' }, { ...others, id: 'third' }, ours]
    app = await renderApp('/all', { boards: [storedBoard({ games })], heads })
    await eventually(
      () => app.page.querySelectorAll('[data-preview=nfl] [data-live=true]').length === 3,
      2000,
    )
    const names = () => app.page.querySelector('[data-preview=nfl]')!.textContent
    expect(names()).not.toContain('22')
    settle(() => {
      app.store.set(setFavouriteAtom, 'nba/5', true)
      app.store.set(setFavouriteAtom, 'nfl/22', true)
    })
    expect(names()).toContain('22')
    const slugs = [...app.page.querySelectorAll<HTMLElement>('[data-preview]')].map(
      (one) => one.dataset['preview'],
    )
    expect(slugs.slice(0, 2)).toEqual(['nba', 'nfl'])
    settle(() => app.store.set(setFavouriteAtom, 'nba/5', false))
    expect(app.page.querySelector<HTMLElement>('[data-preview]')?.dataset['preview']).toBe('nfl')
  })
})
