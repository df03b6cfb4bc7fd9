import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedJson } from '../backend/testing/checked-json'
import type { BoardHead } from '../domain/board/board'
import { finalGame, liveGame, sampleBoard, sampleHead } from '../domain/testing/sample-game'
import { addDays, easternTimeToMs } from '../domain/time/eastern'
import { browserClock } from '../platform/clock'
import { easternTodayAtom } from '../state/eastern-today'
import { DAY_MS, MINUTE_MS } from '../domain/time/intervals'
import { createStore } from '../state/store'
import { sessionAtom } from '../state/session'
import type { StoredBoard } from '../storage/rows'
import { click, eventually, find, fire, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

const TODAY = createStore().get(easternTodayAtom)
const LONG_AGO = addDays(TODAY, -30)

let app: Awaited<ReturnType<typeof renderApp>>
let asked: string[] = []
let answer: (day: string) => Response | Promise<Response>
beforeEach(() => {
  asked = []
  answer = (day) => checkedJson({ v: 1, sport: 'NFL', day, games: [finalGame({ id: '401' })] })
  vi.stubGlobal('fetch', async (path: string) => {
    const day = /^\/api\/days\/nfl\/(.+)$/.exec(path)?.[1]
    if (!day) throw new TypeError('not of this test')
    asked.push(day)
    return answer(day)
  })
})
afterEach(async () => {
  await app.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Opens the page of that day, as a verified user or as a guest. */
async function open(
  day: string,
  isGuest = false,
  boards: readonly StoredBoard[] = [],
  heads: readonly BoardHead[] = [],
) {
  app = await renderApp(`/nfl/day/${day}`, { boards, heads })
  const user = { id: 'u1', email: 'ada@example.com' }
  const can = ['view_historical_data'] as const
  if (!isGuest) settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'verified', can }))
}
const shows = (text: string) => eventually(() => app.page.textContent.includes(text), 2000)

it('shows the games of a day long past to users who may see them', async () => {
  await open(LONG_AGO)
  await eventually(() => app.page.querySelector('article[data-game="401"]') !== null, 2000)
  expect(asked).toEqual([LONG_AGO])
  expect(find(app.page, '[data-day] input[type=date]').getAttribute('value')).toBe(LONG_AGO)
})

it('fetches nothing that a guest may not see, and shows how to unlock it', async () => {
  await open(LONG_AGO, true)
  await shows('Sign up for free to unlock this.')
  expect(find(app.page, '[data-locked] button').textContent).toBe('Unlock')
  expect(asked).toEqual([])
})

it.each([
  ['Past results', -30],
  ['Days far ahead', 30],
])('calls what a guest may not see %j', async (words, days) => {
  await open(addDays(TODAY, days), true)
  await eventually(() => app.page.querySelector('[data-locked]') !== null, 2000)
  expect(find(app.page, '[data-locked] p').textContent).toContain(`${words}: `)
})

it('shows nothing of a league that operators have hidden until they show it again', async () => {
  await open(addDays(TODAY, -1), true, [], [sampleHead({ id: 'nfl', visible: false })])
  await shows('NFL is taking a break here')
  expect(app.page.querySelector('[data-day]')).toBeNull()
  await app.db.heads.put(sampleHead({ id: 'nfl' }))
  await eventually(() => app.page.querySelector('article[data-game="401"]') !== null, 2000)
})

it('keeps the board of its league up to date, to which the bar and its last link lead', async () => {
  await open(LONG_AGO, true)
  await eventually(() => app.page.querySelector('[data-day]') !== null, 2000)
  expect(app.shown).toEqual(['nfl'])
})

it('is open to guests for yesterday', async () => {
  await open(addDays(TODAY, -1), true)
  await eventually(() => app.page.querySelector('article[data-game="401"]') !== null, 2000)
})

it('does not show a game of last night as going on once its state is a while old', async () => {
  answer = (day) => checkedJson({ v: 1, sport: 'NFL', day, games: [liveGame({ id: '401' })] })
  await open(addDays(TODAY, -1))
  const isCurrent = () =>
    app.page.querySelector('article[data-game="401"]')?.closest<HTMLElement>('[data-current]')?.dataset[
      'current'
    ]
  await eventually(() => isCurrent() === 'true', 2000)
  settle(() => browserClock.learn(Date.now() + 2 * MINUTE_MS))
  await eventually(() => isCurrent() === 'false', 2000)
  expect(app.page.textContent).toContain('Updated 2 min ago')
})

it('goes to another day by the date field, once that holds a complete date', async () => {
  await open(LONG_AGO)
  await eventually(() => app.page.querySelector('input[type=date]') !== null, 2000)
  const field = find<HTMLInputElement>(app.page, 'input[type=date]')
  const choose = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    fire(field, new Event('input', { bubbles: true }))
  }
  choose('0002-01-01')
  expect(find(app.page, '[data-day]').dataset['day']).toBe(LONG_AGO)
  choose('2026-01-10')
  expect(find(app.page, '[data-day]').dataset['day']).toBe('2026-01-10')
})

it('opens the box score of a game with the teams that the day names', async () => {
  await open(LONG_AGO)
  await eventually(() => app.page.querySelector('article[data-game="401"] a') !== null, 2000)
  click(find(app.page, 'article[data-game="401"] a'))
  await eventually(() => document.querySelector('dialog h2') !== null, 2000)
  const { homeTeam } = finalGame()
  expect(find(document, 'dialog').getAttribute('aria-label')).toContain(`at ${homeTeam.displayName}`)
})

it('says that a day has no games', async () => {
  answer = (day) => checkedJson({ v: 1, sport: 'NFL', day, games: [] })
  await open(LONG_AGO)
  await shows('No NFL games on this day.')
})

it('says that a day could not be loaded', async () => {
  answer = () => Response.json({}, { status: 502 })
  await open(LONG_AGO)
  await shows('The games of this day could not be loaded.')
})

it.each([TODAY, '2026-02-30', 'yesterday'])('leads to the board for %s', async (day) => {
  browserClock.learn(easternTimeToMs(TODAY, 11, 0))
  await open(day)
  await eventually(() => app.history.at(-1) === '/nfl', 2000)
  expect(app.page.querySelector('[data-day]')).toBeNull()
})

describe('in the morning', () => {
  beforeEach(() => browserClock.learn(easternTimeToMs(TODAY, 10, 30)))
  const boardOf = (day: string) => [
    {
      slug: 'nfl' as const,
      board: sampleBoard({ day, games: [finalGame()] }),
      checkedAt: `${day}T23:00:00Z`,
    },
  ]

  it('shows the games of today while the board has those of last night', async () => {
    await open(TODAY, true, boardOf(addDays(TODAY, -1)))
    await eventually(() => app.page.querySelector('article[data-game="401"]') !== null, 2000)
    expect([find(app.page, '[data-day]').dataset['day'], asked]).toEqual([TODAY, [TODAY]])
    settle(() => browserClock.learn(easternTimeToMs(TODAY, 11, 0)))
    await eventually(() => app.history.at(-1) === '/nfl', 3000)
  })

  it('leads to the board once that shows today', async () => {
    await open(TODAY, true, boardOf(TODAY))
    await eventually(() => app.history.at(-1) === '/nfl', 2000)
  })
})

it('keeps a day open that the device takes for today, because its clock may be wrong', async () => {
  await open(TODAY)
  await eventually(() => app.page.querySelector('[data-day]') !== null, 2000)
  settle(() => browserClock.learn(Date.now() + 30 * DAY_MS))
  await eventually(() => app.store.get(easternTodayAtom) > TODAY, 2000)
  expect(find(app.page, '[data-day]').dataset['day']).toBe(TODAY)
})
