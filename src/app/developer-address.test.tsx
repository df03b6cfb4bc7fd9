import { afterEach, describe, expect, it, vi } from 'vitest'
import { type } from '../ui/testing/forms'
import { eventually, find, settle } from '../ui/testing/render'
import {
  answerFeed,
  askedPaths,
  card,
  FEED,
  field,
  holdNextGames,
  leaveDeveloperPage,
  openDeveloperPage,
  page,
  press,
  scoreOf,
  untilPageSays,
  showDeveloperPage,
} from './testing/developer-page'

afterEach(() => {
  leaveDeveloperPage()
  vi.useRealTimers()
})

const asksFor = (question: string) => eventually(() => askedPaths().includes(`${FEED}${question}`))
const NFL_TODAY = 'football/nfl/scoreboard?dates=20260904&limit=100'

describe('the address of Developer Mode', () => {
  it.each([
    ['nothing', '', NFL_TODAY],
    ['a date that does not exist', '?date=2026-02-30', NFL_TODAY],
    ['a league in small letters', '?sport=nba', 'basketball/nba/scoreboard?dates=20260904&limit=100'],
    ['a league and a day', '?sport=MLB&date=2026-07-04', 'baseball/mlb/scoreboard?dates=20260704&limit=100'],
  ])('with %s decides which games are fetched', async (_what, query, question) => {
    // In Eastern time this is late in the evening of the day before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-05T02:00:00Z') })
    showDeveloperPage(`/developermode${query}`, {})
    await asksFor(question)
  })

  it('may name anything as a league, of which the page repeats twenty letters at most', async () => {
    showDeveloperPage(`/developermode?sport=${'a'.repeat(21)}`, {})
    await untilPageSays(`Developer mode is not configured for ${'A'.repeat(20)}`)
    expect(page().textContent).not.toContain('A'.repeat(21))
  })

  it('chooses the game, or the first one when that game is not in the list', async () => {
    showDeveloperPage('/developermode?sport=NFL&date=2026-09-04&game=101', {})
    await eventually(() => page().querySelector('article') !== null)
    expect(card().dataset['game']).toBe('101')
    leaveDeveloperPage()
    showDeveloperPage('/developermode?sport=NFL&date=2026-09-04&game=7', {})
    await eventually(() => page().querySelector('article') !== null)
    expect(card().dataset['game']).toBe('100')
  })

  it.each([
    ['NHL', '?sport=NHL&date=2026-09-04&game=&from=mail'],
    ['+1 day', '?sport=NFL&date=2026-09-05&game=&from=mail'],
  ])('forgets the game after %s, keeps the rest, and adds no entry to the history', async (name, after) => {
    const { history } = showDeveloperPage('/developermode?sport=NFL&date=2026-09-04&game=101&from=mail', {})
    await eventually(() => page().querySelector('article') !== null)
    press(name)
    expect(history).toEqual([`/developermode${after}`])
  })

  it('keeps its game when the same day is typed again', async () => {
    showDeveloperPage('/developermode?sport=NFL&date=2026-09-04&game=101', {})
    await eventually(() => page().querySelector('article') !== null)
    const day = find<HTMLInputElement>(page(), 'input[type=date]')
    type(day, '')
    type(day, '2026-09-04')
    expect(card().dataset['game']).toBe('101')
  })

  it('takes a typed day once it is complete', async () => {
    const { history } = await openDeveloperPage()
    const day = () => find<HTMLInputElement>(page(), 'input[type=date]')
    type(day(), '')
    expect(history.at(-1)).toContain('date=2026-09-04')
    type(day(), '2026-10-01')
    expect(history.at(-1)).toContain('date=2026-10-01')
    await asksFor('football/nfl/scoreboard?dates=20261001&limit=100')
  })
})

it('midnight does not take away the game that is simulated', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-05T03:59:59Z') })
  showDeveloperPage('/developermode', {})
  await eventually(() => page().querySelector('article') !== null)
  press('PHI score +1')
  vi.setSystemTime(Date.parse('2026-09-05T04:00:10Z'))
  // The page looks at the clock every second.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  settle(() => undefined)
  expect(find<HTMLInputElement>(page(), 'input[type=date]').value).toBe('2026-09-04')
  expect(scoreOf('away')).toBe('18')
})

describe('the list of games', () => {
  const refresh = () =>
    [...page().querySelectorAll('button')].find((one) => one.textContent === 'Refresh games')

  it('says that it is being loaded, and is not asked for twice meanwhile', async () => {
    showDeveloperPage('/developermode', { feed: 'silent' })
    await untilPageSays('Loading games…')
    expect([find(page(), '[role=status]').textContent, refresh()?.disabled]).toEqual(['Loading games…', true])
  })

  it('is an alert when it could not be loaded, but not when there are no games', async () => {
    showDeveloperPage('/developermode', { feed: 503 })
    await untilPageSays('Failed to load NFL games: 503')
    expect(find(page(), '[role=alert]').textContent).toBe('Failed to load NFL games: 503')
    expect(refresh()?.disabled).toBe(false)
    leaveDeveloperPage()
    showDeveloperPage('/developermode', { feed: { events: [] } })
    await untilPageSays('No games found')
    expect(page().querySelector('[role=alert]')).toBeNull()
    expect(find(page(), '[role=status]').textContent).toContain('No games found')
  })

  it('is that of the chosen day, even when that of the day before it comes later', async () => {
    await openDeveloperPage()
    const release = holdNextGames()
    press('+1 day')
    answerFeed({ events: [] })
    press('+1 day')
    await untilPageSays('No games found')
    release()
    await new Promise((resolve) => setTimeout(resolve, 20))
    settle(() => undefined)
    expect(page().textContent).toContain('No games found')
  })

  it('has no games of another day when those of the chosen day could not be loaded', async () => {
    await openDeveloperPage()
    answerFeed(503)
    press('+1 day')
    await untilPageSays('Failed to load NFL games: 503')
    expect(page().querySelector('article')).toBeNull()
  })

  it('says how the feed calls the state of the chosen game', async () => {
    await openDeveloperPage()
    await untilPageSays('The feed says: ')
    const words = [...page().querySelectorAll('p')].find((one) => one.textContent.startsWith('The feed says'))
    expect(words?.textContent).toMatch(/^The feed says: .+ · live$/)
    expect(field('Game', 'select')).toHaveProperty('value', '100')
  })
})

it('the page has a name of its own, and knobs in groups that are named', async () => {
  await openDeveloperPage()
  expect(document.title).toBe('Developer Mode · Turbo Scores')
  expect(find(page(), 'h1').textContent).toBe('Developer Mode')
  const names = [...page().querySelectorAll('section[aria-labelledby] > h2')].map((one) => one.textContent)
  expect(names).toEqual(['Choose a game', 'Simulation', 'Replay', 'Scoreboard', 'Football'])
  const groups = [...page().querySelectorAll('[role=group]')].map((one) => one.getAttribute('aria-label'))
  expect(groups).toEqual(['Sport', 'Preview as', 'PHI score', 'DAL score'])
})
