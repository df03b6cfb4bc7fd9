import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { MINUTE_MS } from '../domain/time/intervals'
import { serverReach } from '../platform/reach'
import { setFavouriteAtom } from '../state/favourites'
import { eventually, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const OUT_OF_SEASON = sampleHead({ id: 'pga', live: false, in_season: false, season: 'offseason' })

const listed = () =>
  [...app.page.querySelectorAll<HTMLElement>('[data-preview]')].map(({ dataset }) => dataset['preview'])
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
    await eventually(() => document.title === 'All leagues · Turbo Scores')
    // Before the device has told what it knows of the leagues, the page asks for others.
    const slugs = previews.map(({ dataset }) => dataset['preview'])
    await eventually(() => app.shown.slice(-slugs.length).join() === slugs.join())
  })

  it('marks scores of an earlier visit as old, and lets nothing beside them glow as live', async () => {
    const heads = [sampleHead({ id: 'nfl', live: true })]
    app = await renderApp('/all', { boards: [storedBoard()], heads })
    await eventually(has('[data-preview=nfl] [data-freshness=old][data-current=false]'), 2000)
    await eventually(has('[data-league=nfl] [data-current=false]'))
  })

  it('says on each card why no newer scores come, and explains it once for the page', async () => {
    const now = new Date().toISOString()
    app = await renderApp('/all', {
      boards: [storedBoard({}, now)],
      heads: [sampleHead({ id: 'nfl', live: true }), sampleHead({ id: 'nba', live: true })],
    })
    await eventually(has('[data-preview=nfl] [data-freshness=fresh]'), 2000)
    await eventually(has('[data-preview=nba] [data-current=true]'), 2000)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    settle(() => serverReach.failed())
    await eventually(() => app.page.textContent.includes('You are offline. Scores will update by themselves'))
    expect(app.page.querySelector('[data-preview=nfl]')?.textContent).toContain('Offline · just now')
    expect(has('[data-preview=nfl] [data-current=false]')()).toBe(true)
    // This league has no board yet; the app only knows that it is live.
    expect(has('[data-preview=nba] [data-current=false]')()).toBe(true)
    expect(has('nav [data-current=false] [data-league=nfl]')()).toBe(true)
    settle(() => serverReach.answered())
    await eventually(has('[data-preview=nfl] [data-current=true]'), 2000)
  })

  it('puts the leagues of favourite teams first, and the games of those teams first in them', async () => {
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

  it('leaves its badge to a live league that it has no room for, of which the board is asked for seldom', async () => {
    const favourites = ['nba', 'mlb', 'nhl'] as const
    const quiet = favourites.map((id) => sampleHead({ id, live: false }))
    const live = ['ncaaf', 'ncaab', 'rydercup'].map((id) => sampleHead({ id }))
    const heads = [...quiet, ...live, sampleHead({ id: 'nfl', priority: 1 }), OUT_OF_SEASON]
    const checkedAt = new Date(Date.now() - 10 * MINUTE_MS).toISOString()
    app = await renderApp('/all', { boards: [storedBoard({}, checkedAt)], heads })
    settle(() => favourites.forEach((id) => app.store.set(setFavouriteAtom, `${id}/1`, true)))
    await eventually(() => listed().join() === 'mlb,nba,nhl,ncaab,ncaaf,rydercup', 2000)
    const tab = () => app.page.querySelector('[data-league=nfl]')!
    expect([tab().textContent, tab().querySelector('[data-current=false]')]).toEqual(['NFLLive', null])
    // Once it is listed, its tab says no more than its card.
    settle(() => app.store.set(setFavouriteAtom, 'nba/1', false))
    expect(listed()).toContain('nfl')
    expect(has('[data-league=nfl] [data-current=false]')()).toBe(true)
  })
})
