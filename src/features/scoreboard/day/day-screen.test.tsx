import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abandonOlderThan } from '../../../backend/in-flight'
import { checkedJson } from '../../../backend/testing/checked-json'
import type { Game } from '../../../domain/game/game'
import { fullMomentText } from '../../../platform/local-time'
import { localValues } from '../../../platform/local-values'
import { serverReach } from '../../../platform/reach'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { storedFavouritesAtom } from '../../../state/favourites'
import { sessionAtom } from '../../../state/session'
import { createStore } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { keyFor, viewerOf } from '../../../storage/viewer'
import { dataOf, eventually, find, settle } from '../../../ui/testing/render'
import { finalGame, liveGame, offGame, scheduledGame, team } from '../testing/games'
import { renderWithPorts } from '../testing/render-with-ports'
import { DayScreen } from './day-screen'

const NOW = Date.parse('2026-10-20T16:00:00Z')
const YESTERDAY = '2026-10-19'
const LONG_AGO = '2026-01-10'

let shown: ReturnType<typeof renderWithPorts>
let storage = createStorage()
let store = createStore()
let asked: string[] = []
let drawn = 0
/** What the server says of a day: its games, a status, or nothing at all. */
let answer: readonly Game[] | number | 'lost' | 'silent'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
  localValues.remove(STORAGE_KEYS.clock)
  storage = createStorage()
  store = createStore()
  asked = []
  drawn = 0
  answer = [finalGame({ id: 'a' })]
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const day = path.split('/').at(-1)
    if (answer === 'silent') return new Promise(() => undefined)
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    if (typeof answer === 'number') return Promise.resolve(Response.json({}, { status: answer }))
    return Promise.resolve(checkedJson({ v: 1, sport: 'NFL', day, games: answer }))
  })
})
afterEach(() => {
  shown.close()
  // An unanswered request would make the requests of the next test wait for their turn.
  abandonOlderThan(-Infinity)
  serverReach.answered()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(day = YESTERDAY) {
  const ports = { ...testPorts(storage), boardDrawn: () => void (drawn += 1) }
  const screen = <DayScreen slug="nfl" day={day} locked={<b>locked</b>} />
  shown = renderWithPorts(screen, { ports, store, path: `/nfl/day/${day}` })
  return shown.page
}
const signIn = (can: readonly 'view_historical_data'[]) =>
  store.set(sessionAtom, {
    kind: 'signed-in',
    user: { id: 'u', email: 'fan@example.com' },
    tier: 'verified',
    can,
  })
const keep = (games: readonly Game[], minutesAgo: number) => {
  const checkedAt = new Date(NOW - minutesAgo * 60_000).toISOString()
  const key = keyFor(viewerOf(store.get(sessionAtom)), 'nfl', YESTERDAY)
  return storage.save('days', { key, games, checkedAt })
}
function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  settle(() => serverReach.failed())
}
const note = (role: 'status' | 'alert') => shown.page.querySelector(`p[role=${role}]`)?.textContent
const age = () => shown.page.querySelector('[data-age]')?.textContent
const says = (role: 'status' | 'alert', text: string) => eventually(() => note(role) === text)
const cards = () =>
  [...shown.page.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset['game'])

describe('the games of a day', () => {
  it('are fetched when the day is opened, and stand as small cards below its name', async () => {
    const page = open()
    expect(document.title).toBe('NFL games of Mon, Oct 19, 2026 · Turbo Scores')
    expect(page.querySelector('section')!.getAttribute('aria-label')).toBe('NFL games of Mon, Oct 19, 2026')
    expect(find(page, 'hgroup').textContent).toBe('NFLMon, Oct 19, 2026')
    expect(note('status')).toBe('Loading games…')
    await eventually(() => cards().length > 0)
    expect([cards(), asked, drawn]).toEqual([['a'], [`/api/days/nfl/${YESTERDAY}`], 1])
    expect(find(page, '[data-density]').dataset['density']).toBe('compact')
    expect(note('status')).toBeUndefined()
    expect([...page.querySelectorAll('a')].at(-1)!.textContent).toBe('Latest scores')
    expect([...page.querySelectorAll('a')].at(-1)!.getAttribute('href')).toBe('/nfl')
  })

  const titles = () => [...shown.page.querySelectorAll('section > h2')].map(({ textContent }) => textContent)

  it('stand in the order of every screen: live, upcoming, finished, with the viewer’s favourites first', async () => {
    const favourite = { key: 'guest/nfl/12', owner: 'guest', team: 'nfl/12', on: true, at: 1 } as const
    store.set(storedFavouritesAtom, [favourite])
    answer = [
      finalGame({ id: 'over' }),
      scheduledGame({ id: 'next' }),
      liveGame({ id: 'stuck', stuckSince: '2026-10-20T10:00:00Z' }),
      liveGame({ id: 'live' }),
      liveGame({ id: 'favourite', awayTeam: team('KC', { id: '12' }) }),
    ]
    open()
    await eventually(() => cards().length > 0)
    expect([cards(), titles()]).toEqual([
      ['favourite', 'live', 'next', 'over', 'stuck'],
      ['Live 2', 'Upcoming 1', 'Finished 2'],
    ])
    expect(find(shown.page, '[data-density]').dataset['density']).toBe('compact')
  })

  it('have no titles when they are few, or all of one kind', async () => {
    answer = [finalGame({ id: 'over' }), liveGame({ id: 'live' })]
    open()
    await eventually(() => cards().length > 0)
    expect([cards(), titles()]).toEqual([['live', 'over'], []])
    shown.close()
    storage = createStorage()
    answer = ['a', 'b', 'c', 'd', 'e'].map((id) => finalGame({ id }))
    open()
    await eventually(() => cards().length > 0)
    expect([cards(), titles()]).toEqual([['a', 'b', 'c', 'd', 'e'], []])
  })

  it('of long ago are shown only to users who may see the past', async () => {
    open(LONG_AGO)
    expect([find(shown.page, 'b').textContent, asked]).toEqual(['locked', []])
    shown.close()
    signIn(['view_historical_data'])
    open(LONG_AGO)
    await eventually(() => cards().length > 0)
    expect(shown.page.querySelector('b')).toBeNull()
  })

  it('are said to be none when the league did not play', async () => {
    answer = []
    open()
    await says('status', 'No NFL games on this day.')
  })

  it.each([
    [401, 'Your account may not see this day. Sign in again if it should.'],
    [502, 'The games of this day could not be loaded. Another try follows by itself.'],
  ])('that cannot be loaded say why: %s', async (status, text) => {
    answer = status
    open()
    await says('alert', text)
  })

  it('say that the server is not there, or that the device is offline', async () => {
    answer = 'lost'
    open()
    await says('alert', 'The server cannot be reached, and this day was not opened on this device before.')
    goOffline()
    await says('alert', 'You are offline, and this day was not opened on this device before.')
  })

  it('say so at once when the connection breaks while they are loaded', async () => {
    answer = 'silent'
    open()
    await says('status', 'Loading games…')
    goOffline()
    await says('alert', 'You are offline, and this day was not opened on this device before.')
  })

  it('that are stored on the device are there at once, and say how old they are when no newer ones come', async () => {
    await keep([finalGame({ id: 'kept' })], 5)
    answer = 502
    open()
    await eventually(() => cards().join() === 'kept')
    await eventually(() => age() === 'As it was 5 min ago: it cannot be asked for now.')
    // A screen reader would read the age again whenever it changes.
    expect(find(shown.page, '[data-age] [role=status]').textContent).toBe(': it cannot be asked for now.')
  })

  it('that the device has kept need no note when they are over', async () => {
    await keep([finalGame({ id: 'kept' })], 5)
    answer = 'silent'
    open()
    await eventually(() => cards().join() === 'kept')
    expect(age()).toBeUndefined()
    expect(dataOf(find(shown.page, '[data-current]'))).toMatchObject({ freshness: 'old', current: 'false' })
  })

  it('say from when they are as long as one of them goes on', async () => {
    await keep([finalGame({ id: 'over' }), liveGame({ id: 'kept' })], 5)
    answer = 'silent'
    open()
    await eventually(() => age() === 'Updated 5 min ago')
    expect(find(shown.page, '[data-age] [role=status]').textContent).toBe('')
    goOffline()
    expect(age()).toBe('As it was 5 min ago: it cannot be asked for now.')
  })

  it('say from when they are while one of them is suspended, and may go on', async () => {
    await keep([finalGame({ id: 'over' }), offGame('suspended')], 5)
    answer = 'silent'
    open()
    await eventually(() => age() === 'Updated 5 min ago')
  })

  it('say the moment on paper, which hides the elements that it replaces', async () => {
    await keep([liveGame({ id: 'kept' })], 5)
    answer = 502
    open()
    await eventually(() => age()?.startsWith('As it was') === true)
    const printed = find(shown.page, '[data-age]')
    expect(printed.dataset['printed']).toBe(`As of ${fullMomentText(NOW - 5 * 60_000)}`)
    expect([...printed.childNodes].filter((node) => !(node instanceof Element))).toEqual([])
  })

  it('say that they have just come while one of them goes on', async () => {
    answer = [liveGame({ id: 'a' })]
    open()
    await eventually(() => age() === 'Updated just now')
  })

  it('that have just come are as fresh as a board', async () => {
    answer = [liveGame({ id: 'a' })]
    open()
    await eventually(() => cards().length > 0)
    expect(dataOf(find(shown.page, '[data-current]'))).toMatchObject({ freshness: 'fresh', current: 'true' })
  })

  it('are those of another day once the screen shows that', async () => {
    open()
    await eventually(() => asked.length === 1)
    shown.show(<DayScreen slug="nfl" day="2026-10-20" locked={null} />)
    await eventually(() => asked.length === 2)
    expect(asked.map((path) => path.split('/').at(-1))).toEqual([YESTERDAY, '2026-10-20'])
  })
})
