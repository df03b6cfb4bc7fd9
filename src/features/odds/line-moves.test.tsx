import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { THREE_CHANGES } from '../../domain/odds/testing/sample-changes'
import { liveGame, sampleBoard } from '../../domain/testing/sample-game'
import { GUEST, sessionOf } from '../../domain/people/users/session'
import { lineMovesLeagueAtom } from '../../state/line-moves'
import { oddsAtom } from '../../state/odds'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, settle, type Rendered } from '../../ui/testing/render'
import { LineMoves } from './line-moves'

let rendered: Rendered
let store = createStore()
let answer: () => Promise<Response>
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string) => (asked.push(path), answer()))
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show(storage = createStorage()) {
  store = createStore()
  store.set(portsAtom, testPorts(storage))
  store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!)
  store.set(lineMovesLeagueAtom, 'nfl')
  rendered = render(
    <Provider store={store}>
      <LineMoves />
    </Provider>,
  )
  await passTime(10)
  return rendered.page
}

/** The lines of a league come with this revision. */
async function tell(slug: 'nfl' | 'nba', rev: string) {
  const board = { v: 1, sport: 'NFL', rev, rows: {} }
  settle(() => store.set(oddsAtom, { slug, board, checkedAt: '2026-09-06T12:00:00Z' } as never))
  await passTime(10)
}

it('lists the lines of a league that moved last, each with a link to its game', async () => {
  answer = async () => Response.json({ rows: THREE_CHANGES })
  const page = await show()
  const rows = [...page.querySelectorAll('li a')]
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/nfl/game/100', '/nfl/game/100'])
  expect([...page.querySelectorAll('[data-track]')].map(({ textContent }) => textContent)).toEqual([
    'HOM money line -325 →, now  -350',
    'HOM spread -7 →, now  -8',
  ])
})

it.each([
  ['AWA at HOM', 'whose board does not say where it is played', []],
  ['AWA at HOM', 'at the home of a team', [liveGame()]],
  ['AWA vs HOM', 'at a neutral site', [liveGame({ isNeutral: true })]],
])('says %s of a game %s', async (teams, _where, games) => {
  answer = async () => Response.json({ rows: THREE_CHANGES })
  const storage = createStorage()
  await storage.save('boards', { slug: 'nfl', board: sampleBoard({ games }), checkedAt: '' })
  const page = await show(storage)
  expect(find(page, 'li a').textContent).toMatch(new RegExp(`^${teams}`))
})

it('says so when no line has moved, and when they could not be loaded', async () => {
  answer = async () => Response.json({ rows: [] })
  expect((await show()).textContent).toContain('No line has moved yet.')
  rendered.close()
  answer = () => Promise.reject(new TypeError('offline'))
  expect(find(await show(), '[role=status]').textContent).toBe('The line moves could not be loaded.')
})

it('keeps the focus on its line when another line moves, though the oldest one goes then', async () => {
  const rows = (...games: string[]) => games.map((id) => ({ ...THREE_CHANGES[0], game_id: id }))
  answer = async () => Response.json({ rows: rows('2', '1') })
  const page = await show()
  find(page, '[href="/nfl/game/2"]').focus()
  answer = async () => Response.json({ rows: rows('3', '2') })
  await tell('nfl', 'e-1')
  expect([...page.querySelectorAll('li a')].map((one) => one.getAttribute('href'))).toEqual([
    '/nfl/game/3',
    '/nfl/game/2',
  ])
  expect(document.activeElement?.getAttribute('href')).toBe('/nfl/game/2')
})

it('asks for another league that is opened in its place, and does not show it the moves of the first', async () => {
  answer = async () => Response.json({ rows: THREE_CHANGES })
  const page = await show()
  answer = () => new Promise(() => {})
  settle(() => store.set(lineMovesLeagueAtom, 'nba'))
  await passTime(10)
  expect(asked.at(-1)).toBe('/api/odds/changes?sport=NBA&limit=100')
  expect(find(page, '[role=status]').textContent).toBe('Loading line moves…')
})

it('closes when its viewer may not see odds any more, and stays closed', async () => {
  answer = async () => Response.json({ rows: THREE_CHANGES })
  const page = await show()
  settle(() => store.set(sessionAtom, GUEST))
  expect(page.textContent).toBe('')
  expect(store.get(lineMovesLeagueAtom)).toBeUndefined()
})

it('says what it is and that it is loading, and closes', async () => {
  answer = () => new Promise(() => {})
  const page = await show()
  expect(find(page, 'dialog').getAttribute('aria-label')).toBe('NFL line moves')
  expect(find(page, '[role=status]').textContent).toBe('Loading line moves…')
  settle(() => find(page, '[aria-label=Close]').click())
  expect([store.get(lineMovesLeagueAtom), page.textContent]).toEqual([undefined, ''])
})

it('asks anew when a line of the league moves', async () => {
  answer = async () => Response.json({ rows: THREE_CHANGES })
  const page = await show()
  expect([asked.length, page.textContent.includes('No line has moved yet.')]).toEqual([1, false])
  await tell('nba', 'e-1')
  expect(asked).toHaveLength(1)
  await tell('nfl', 'e-1')
  expect(asked).toHaveLength(2)
  await tell('nfl', 'e-1')
  expect(asked).toHaveLength(2)
})
