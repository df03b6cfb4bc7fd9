import { afterEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS } from '../domain/people/tiers/permission'
import { sessionOf } from '../domain/people/users/session'
import { whenUndisturbed } from '../platform/undisturbed'
import { GUEST } from '../state/session'
import { eventually, find } from '../ui/testing/render'
import {
  answerFeed,
  askedPaths,
  card,
  choose,
  FEED,
  field,
  games,
  leaveDeveloperPage,
  openDeveloperPage,
  page,
  press,
  untilPageSays,
  scoreOf,
  showDeveloperPage,
} from './testing/developer-page'

const ADMIN = sessionOf({ id: 'ad', tier: 'admin', can: PERMISSIONS })!
const USER = sessionOf({ id: 'us', tier: 'premium', can: [] })!

afterEach(leaveDeveloperPage)

describe('002 section 6: superusers only; others are redirected to the current sport', () => {
  it.each([
    ['a guest', GUEST],
    ['a premium user', USER],
  ])('%s is redirected without asking the server', async (_who, session) => {
    localStorage.setItem('ts-last-sport', 'nhl')
    const { history } = showDeveloperPage('/developermode', {}, session)
    await eventually(() => history.at(-1) !== '/developermode')
    expect(history.at(-1)).toMatch(/^\/(?:nfl|nhl)$/)
    expect(askedPaths()).toEqual([])
  })

  it('an admin, by the answer of the server, before any game is fetched', async () => {
    const { history } = showDeveloperPage('/developermode', { role: 'admin' }, ADMIN)
    await eventually(() => history.at(-1) === '/nfl')
    expect(askedPaths()).toEqual(['/api/console/access'])
  })

  it('a session that wrongly calls itself a superuser', async () => {
    const { history } = showDeveloperPage('/developermode', { role: 403 })
    await eventually(() => history.at(-1) === '/nfl')
    expect(askedPaths()).toEqual(['/api/console/access'])
  })

  it('somebody who cannot be checked is not let in, and may try again', async () => {
    showDeveloperPage('/developermode', { role: 'offline' })
    expect(page().textContent).toContain('Verifying access...')
    expect(page().querySelector('button')).toBeNull()
    await untilPageSays('Failed to verify superuser access')
    press('Try Again')
    await eventually(() => askedPaths().filter((path) => path.endsWith('/access')).length === 2)
  })
})

describe('002 section 2: a sport, a date and a game', () => {
  it('games are asked for through the proxy and labelled "AWAY @ HOME • date time"', async () => {
    await openDeveloperPage()
    expect(askedPaths()).toContain(`${FEED}football/nfl/scoreboard?dates=20260904&limit=100`)
    const options = [...field('Game', 'select').querySelectorAll('option')].map((one) => one.textContent)
    expect(options).toEqual(['PHI @ DAL • Sep 4 8:20 PM ET', 'AWA @ HOM • Sep 6 4:00 PM ET'])
    expect(card().dataset['game']).toBe('100')
    choose('Game', '101')
    expect(card().dataset['game']).toBe('101')
  })

  it('a reload for a new version does not wait for fields that always have a text', async () => {
    await openDeveloperPage()
    press('Live')
    expect(field('Clock').value).toBe('15:00')
    const reload = vi.fn()
    whenUndisturbed(reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('-1 and +1 day, another sport', async () => {
    const { history } = await openDeveloperPage()
    press('-1 day')
    expect(history.at(-1)).toContain('date=2026-09-03')
    await eventually(() => askedPaths().some((path) => path.includes('dates=20260903')))
    press('+1 day')
    expect(history.at(-1)).toContain('date=2026-09-04')
    press('NCAAF')
    await eventually(() =>
      askedPaths().some((path) => path.includes('college-football/scoreboard?dates=20260904')),
    )
  })

  const refreshGames = async () => {
    const requests = askedPaths().length
    press('Refresh games')
    await eventually(() => askedPaths().length > requests)
    const refresh = () =>
      [...page().querySelectorAll('button')].find((one) => one.textContent === 'Refresh games')
    await eventually(() => refresh()?.disabled === false)
  }

  it('Refresh games asks once more and keeps what was done; Reset shows what the feed has by now', async () => {
    await openDeveloperPage()
    press('PHI score +1')
    answerFeed(games('NFL', '24'))
    await refreshGames()
    expect(scoreOf('away')).toBe('18')
    press('Reset')
    expect(scoreOf('away')).toBe('24')
    answerFeed(games('NFL', '27'))
    await refreshGames()
    expect(scoreOf('away')).toBe('27')
  })

  it('games that could not be refreshed keep the ones before, with what was done to them', async () => {
    await openDeveloperPage()
    press('PHI score +1')
    answerFeed(503)
    await refreshGames()
    expect(page().textContent).toContain('Failed to load NFL games: 503')
    expect(scoreOf('away')).toBe('18')
    answerFeed(games())
    await refreshGames()
    expect([scoreOf('away'), page().textContent.includes('Failed')]).toEqual(['18', false])
  })

  it('Back to Scoreboards leads to the current sport', async () => {
    await openDeveloperPage()
    const back = [...page().querySelectorAll('a')].find((one) => one.textContent === 'Back to Scoreboards')
    expect(back?.getAttribute('href')).toBe('/nfl')
  })

  it.each([
    ['?sport=NFL', { events: [] }, 'No games found for the selected date.'],
    ['?sport=NFL', 503, 'Failed to load NFL games: 503'],
    ['?sport=nba', 502, 'Failed to load NBA games: 502'],
    ['?sport=NFL', 'offline', 'Failed to load games'],
    ['?sport=NFL', { events: 7 }, 'Failed to load games'],
    ['?sport=PGA', { events: [] }, 'Developer mode is not configured for PGA'],
  ] as const)('%s answered %j says so', async (query, feed, text) => {
    showDeveloperPage(`/developermode${query}`, { feed })
    await untilPageSays(text)
    expect(page().querySelector('article')).toBeNull()
  })
})

describe('the preview', () => {
  it('is a phone or a desktop', async () => {
    await openDeveloperPage()
    expect(card().closest('[data-device]')?.getAttribute('data-device')).toBe('iPhone')
    press('Desktop')
    expect(card().closest('[data-device]')?.getAttribute('data-device')).toBe('Desktop')
  })

  it('has no link, and no stats of the real game', async () => {
    await openDeveloperPage()
    press('Live')
    expect(card().querySelector('a, [data-ticker-slot]')).toBeNull()
    expect(find(card(), 'h2').textContent).not.toBe('')
  })
})
