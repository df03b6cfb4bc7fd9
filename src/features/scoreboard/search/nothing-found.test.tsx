import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Slug } from '../../../domain/league'
import { sampleHead } from '../../../domain/testing/sample-game'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { click, eventually, find } from '../../../ui/testing/render'
import { liveGame, storedBoard, team } from '../testing/games'
import { renderWithPorts } from '../testing/render-with-ports'
import { NothingFound } from './nothing-found'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './other-leagues'

const LAKERS = [liveGame({ homeTeam: team('LAL') })]

describe('a search that has found nothing', () => {
  let shown: ReturnType<typeof renderWithPorts>
  let cleared = 0
  afterEach(() => {
    shown.close()
    history.replaceState(null, '', '/')
    cleared = 0
  })

  const screenOf = (query: string) => (
    <NothingFound slug="nfl" query={query} onClear={() => void (cleared += 1)} />
  )
  async function show(query: string, screen = screenOf(query), hidden?: Slug) {
    const storage = createStorage()
    if (hidden) await storage.save('heads', sampleHead({ id: hidden, visible: false }))
    await storage.save('boards', storedBoard({ games: LAKERS }))
    await storage.save('boards', { ...storedBoard({ sport: 'NBA', games: LAKERS }), slug: 'nba' })
    await storage.save('boards', { ...storedBoard({ sport: 'MLB' }), slug: 'mlb' })
    shown = renderWithPorts(screen, { ports: testPorts(storage) })
    return shown.page
  }
  const links = () => [...shown.page.querySelectorAll<HTMLAnchorElement>('a')]

  it('names what was searched for, and can be cleared', async () => {
    const page = await show(' zzz ')
    expect([...page.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
      'No games found',
      'No team matches “zzz”.',
    ])
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear search')!)
    expect(cleared).toBe(1)
  })

  it('offers other leagues on this device that have it, and announces them to screen readers', async () => {
    const page = await show('lal')
    await eventually(() => links().length > 0)
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 game in NBA', '/nba'],
    ])
    expect(find(page, 'ul').getAttribute('aria-live')).toBe('polite')
    expect(find(page, 'ul').getAttribute('aria-label')).toBe('Found in other leagues')
  })

  it('offers the league that it has left, once it goes on in another one', async () => {
    await show('lal')
    await eventually(() => links().length > 0)
    shown.show(<NothingFound slug="nba" query="lal" onClear={() => undefined} />)
    await eventually(() => links()[0]?.getAttribute('href') === '/nfl')
    expect(links()).toHaveLength(1)
  })

  it('offers no league that operators have hidden', async () => {
    await show('lal', undefined, 'mlb')
    await eventually(() => links().length > 0)
    shown.close()
    await show('lal', undefined, 'nba')
    await eventually(() => shown.page.querySelector('ul') !== null)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(links()).toEqual([])
  })

  it('goes on in the league that is chosen', async () => {
    const page = await show('lal', <Router hook={useBrowserLocation}>{screenOf('lal')}</Router>)
    await eventually(() => links().length > 0)
    click(find(page, 'a'))
    expect([location.pathname, history.state]).toEqual(['/nba', { search: 'lal' }])
  })
})
