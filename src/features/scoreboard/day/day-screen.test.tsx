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
import { passTime } from '../../../ui/testing/pass-time'
import { click, dataOf, eventually, find, fire, settle } from '../../../ui/testing/render'
import { finalGame, liveGame, scheduledGame, team } from '../testing/games'
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
})

describe('the way to another day', () => {
  const steps = () =>
    [...shown.page.querySelectorAll('nav a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ])
  const choose = (value: string) => {
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    fire(field, new Event('input', { bubbles: true }))
  }

  it('leads a day back and a day on', () => {
    open('2026-11-01')
    expect(steps()).toEqual([
      ['Day before: Sat, Oct 31', '/nfl/day/2026-10-31'],
      ['Day after: Mon, Nov 2', '/nfl/day/2026-11-02'],
    ])
    const [back, on] = [...shown.page.querySelectorAll<HTMLElement>('nav a')]
    expect([back!.dataset['back'], on!.dataset['back']]).toEqual(['true', undefined])
    click(on!)
    expect(shown.history).toEqual(['/nfl/day/2026-11-02'])
  })

  it.each([
    ['2000-01-01', ['Day after: Sun, Jan 2']],
    ['2099-12-31', ['Day before: Wed, Dec 30']],
  ])('leads nowhere at the end of the calendar: %s', (day, labels) => {
    open(day)
    expect(steps().map(([label]) => label)).toEqual(labels)
  })

  it('is also a date field, which follows only complete dates', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    expect([field.value, field.min, field.max]).toEqual([YESTERDAY, '2000-01-01', '2099-12-31'])
    for (const day of ['0002-01-10', YESTERDAY]) {
      choose(day)
      expect(shown.history).toEqual([`/nfl/day/${YESTERDAY}`])
    }
    choose('2026-01-10')
    expect(shown.history).toEqual(['/nfl/day/2026-01-10'])
  })

  it('follows a typed date when no further digit comes, at Enter, or when the field is left', async () => {
    vi.useFakeTimers()
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const type = (key: string, value: string) => {
      fire(field, new KeyboardEvent('keydown', { key, bubbles: true }))
      choose(value)
    }
    type('1', '2026-01-10')
    await passTime(900)
    type('2', '2026-12-10')
    await passTime(900)
    expect(shown.history).toEqual([`/nfl/day/${YESTERDAY}`])
    await passTime(100)
    expect(shown.history).toEqual(['/nfl/day/2026-12-10'])
    type('3', '2026-03-10')
    fire(field, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(shown.history).toEqual(['/nfl/day/2026-03-10'])
    type('4', '2026-04-10')
    fire(field, new FocusEvent('focusout', { bubbles: true }))
    expect(shown.history).toEqual(['/nfl/day/2026-04-10'])
    await passTime(2000)
    fire(field, new Event('pointerdown', { bubbles: true }))
    choose('2026-05-10')
    expect(shown.history).toEqual(['/nfl/day/2026-05-10'])
    vi.useRealTimers()
  })

  it('keeps the focus in the field at each digit, and follows the arrows beside it', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const follow = (day: string) => shown.show(<DayScreen slug="nfl" day={day} locked={null} />)
    field.focus()
    choose('2026-01-19')
    follow('2026-01-19')
    expect([document.activeElement === field, field.value]).toEqual([true, '2026-01-19'])
    follow('2026-01-20')
    expect(field.value).toBe('2026-01-20')
  })

  it('writes nothing into the field that has the day already, as that would end the typing in it', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const written = vi.fn()
    Object.defineProperty(field, 'value', { get: () => LONG_AGO, set: written })
    shown.show(<DayScreen slug="nfl" day={LONG_AGO} locked={null} />)
    expect(written).not.toHaveBeenCalled()
  })

  it('asks for the games of the other day', async () => {
    open()
    await eventually(() => asked.length === 1)
    shown.show(<DayScreen slug="nfl" day="2026-10-20" locked={null} />)
    await eventually(() => asked.length === 2)
    expect(asked.map((path) => path.split('/').at(-1))).toEqual([YESTERDAY, '2026-10-20'])
  })
})
